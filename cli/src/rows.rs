//! Rows of words in columns, for results in a terminal, and how large numbers are written in them.

use std::io::{self, Write};

/// Prints rows in columns two spaces apart. The first `left` columns are left-aligned, the others right-aligned.
pub(crate) fn print(out: &mut dyn Write, rows: &[Vec<String>], left: usize) -> io::Result<()> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |c: usize| rows.iter().filter_map(|row| row.get(c)).map(|cell| cell.chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for row in rows {
        let mut line = String::new();
        for (c, cell) in row.iter().enumerate() {
            let gap = " ".repeat(widths[c] - cell.chars().count());
            line += &if c < left { format!("{cell}{gap}  ") } else { format!("{gap}{cell}  ") };
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// A number in groups of three digits, as written in all three languages: with thin gaps.
pub(crate) fn thousands(n: f64) -> String {
    let digits = format!("{n:.0}");
    let mut out = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(' ');
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    #[test]
    fn columns_line_up_by_letters() {
        let row = |cells: [&str; 3]| cells.map(str::to_owned).to_vec();
        let mut out = Vec::new();
        super::print(&mut out, &[row(["место", "бот", "очки"]), row(["1", "greedy", "7"])], 2).expect("memory never fails");
        assert_eq!(String::from_utf8(out).expect("text"), "место  бот     очки\n1      greedy     7\n");
    }

    #[test]
    fn digits_come_in_threes() {
        assert_eq!(
            ["0", "999", "1 000", "1 234 567"],
            [0.0, 999.0, 1000.0, 1_234_567.4].map(super::thousands).each_ref().map(String::as_str)
        );
    }
}
