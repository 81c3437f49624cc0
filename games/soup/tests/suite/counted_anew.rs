//! The numbers of perft written anew: what a position says of itself stays.

use clade_check::recount;
use clade_soup::MODULE;

#[test]
fn options_of_a_position_are_kept() {
    let file = "[[position]]\nseats = 3\noptions = { finish = \"30\" }\nseed = 1\nstep = 0\ncounts = [[0, 0, 0]]\n";
    let found = recount(file, &MODULE).expect("it is counted");
    assert!(found.contains("seats = 3\noptions = { finish = \"30\" }\nseed = 1\n"), "{found}");
    assert!(found.contains("[11, 11, 0]"), "{found}");
    assert_eq!(recount(&found, &MODULE).expect("it is counted"), found);
    let refused = recount(&file.replace("finish", "finsih"), &MODULE).map_err(|e| e.to_string());
    assert_eq!(refused, Err("soup has no option 'finsih'; did you mean 'finish'?".to_owned()));
}
