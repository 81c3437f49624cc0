//! Pictures of a mod: SVG files of plain shapes in one colour, as cards show them. Of SVG only what such pictures need is read: paths,
//! rectangles, circles, ellipses and polygons; no script, style, link, font or image.

use kurbo::{BezPath, Circle, Ellipse, Rect, Shape as _};
use roxmltree::{Document, Node, ParsingOptions};

/// The most shapes of a picture, and the most points and curves of all of them.
const MOST_SHAPES: usize = 200;
const MOST_ELEMENTS: usize = 20_000;
/// How far a curve may be from the lines that stand for it, as a part of the picture.
const PRECISION: f64 = 0.001;

/// A picture: shapes on a field of this size.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// Its field.
    pub view: Rect,
    /// Its shapes, and for each whether a place that lies in it twice is a hole.
    pub shapes: Vec<(BezPath, bool)>,
}

impl Picture {
    /// Reads a picture.
    ///
    /// # Errors
    /// Why it cannot be shown, in a sentence.
    pub fn read(svg: &str) -> Result<Self, String> {
        let options = ParsingOptions { allow_dtd: false, nodes_limit: 4000, ..ParsingOptions::default() };
        let document = Document::parse_with_options(svg, options).map_err(|error| format!("this is no SVG: {error}"))?;
        let root = document.root_element();
        if root.tag_name().name() != "svg" {
            return Err(format!("this is no SVG, but <{}>", root.tag_name().name()));
        }
        let view = view(root)?;
        let mut shapes = Vec::new();
        let mut elements = 0;
        for node in root.descendants().filter(Node::is_element) {
            if let Some(transformed) = node.attribute("transform") {
                return Err(format!("transform=\"{transformed:.40}\" is not read: write the points where they lie"));
            }
            let Some(shape) = shape(node, view)? else { continue };
            // What covers everything is a background.
            let is_background = shape.elements().len() <= 6 && shape.bounding_box().area() >= view.area() * 0.99;
            if node.attribute("fill") == Some("none") || is_background {
                continue;
            }
            elements += shape.elements().len();
            if shapes.len() == MOST_SHAPES || elements > MOST_ELEMENTS {
                return Err(format!("a picture has at most {MOST_SHAPES} shapes and {MOST_ELEMENTS} points"));
            }
            if !shape.bounding_box().is_finite() {
                return Err("a point of it is no number".to_owned());
            }
            shapes.push((shape, node.attribute("fill-rule") == Some("evenodd")));
        }
        if shapes.is_empty() { Err("there is no filled shape in it".to_owned()) } else { Ok(Self { view, shapes }) }
    }
}

/// The field: `viewBox`, or width and height.
fn view(root: Node<'_, '_>) -> Result<Rect, String> {
    let numbers: Vec<f64> = match root.attribute("viewBox") {
        Some(view) => view.split([' ', ',']).filter(|part| !part.is_empty()).filter_map(|part| part.parse().ok()).collect(),
        None => [Some(0.0), Some(0.0), number(root, "width"), number(root, "height")].into_iter().flatten().collect(),
    };
    match numbers[..] {
        [x, y, width, height] if [x, y, width, height].iter().all(|n| n.is_finite()) && width > 0.0 && height > 0.0 => {
            Ok(Rect::new(x, y, x + width, y + height))
        }
        _ => Err("expected viewBox=\"0 0 512 512\" or width and height on <svg>".to_owned()),
    }
}

fn number(node: Node<'_, '_>, key: &str) -> Option<f64> {
    node.attribute(key)?.trim_end_matches("px").parse().ok()
}

/// The shape of an element, if it has one.
fn shape(node: Node<'_, '_>, view: Rect) -> Result<Option<BezPath>, String> {
    let tolerance = view.width().max(view.height()) * PRECISION;
    let of = |key: &str| number(node, key).unwrap_or(0.0);
    Ok(match node.tag_name().name() {
        "path" => {
            let drawn = node.attribute("d").unwrap_or_default();
            Some(BezPath::from_svg(drawn).map_err(|error| format!("the path \"{drawn:.40}\" cannot be read: {error}"))?)
        }
        "rect" => Some(Rect::new(of("x"), of("y"), of("x") + of("width"), of("y") + of("height")).to_path(tolerance)),
        "circle" => Some(Circle::new((of("cx"), of("cy")), of("r")).to_path(tolerance)),
        "ellipse" => Some(Ellipse::new((of("cx"), of("cy")), (of("rx"), of("ry")), 0.0).to_path(tolerance)),
        "polygon" => {
            let points = node.attribute("points").unwrap_or_default();
            Some(
                BezPath::from_svg(&format!("M{points}Z"))
                    .map_err(|error| format!("the points \"{points:.40}\" cannot be read: {error}"))?,
            )
        }
        "svg" | "g" | "title" | "desc" | "metadata" | "defs" => None,
        // What editors leave in a namespace of their own says nothing of the picture.
        _ if node.tag_name().namespace().is_some_and(|space| space != "http://www.w3.org/2000/svg") => None,
        other => return Err(format!("<{other}> is not read: a picture has only path, rect, circle, ellipse and polygon")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(inside: &str) -> Result<usize, String> {
        let svg = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 512 512\">{inside}</svg>");
        Picture::read(&svg).map(|picture| picture.shapes.len())
    }

    #[test]
    fn plain_shapes_are_read() {
        assert_eq!(read("<path d=\"M0 0h512v512H0z\"/><path fill=\"#fff\" d=\"M10 10L90 10L50 90z\"/>"), Ok(1), "a background is left out");
        assert_eq!(read("<g><circle cx=\"9\" cy=\"9\" r=\"5\"/><rect x=\"1\" y=\"1\" width=\"9\" height=\"9\"/></g>"), Ok(2));
        assert_eq!(read("<polygon points=\"1,1 9,1 5,9\"/><ellipse cx=\"9\" cy=\"9\" rx=\"5\" ry=\"2\" fill=\"none\"/>"), Ok(1));
        let sized = Picture::read("<svg width=\"24px\" height=\"12\"><path d=\"M1 1L9 1L5 9z\"/></svg>").expect("a picture");
        assert_eq!((sized.view.width(), sized.view.height()), (24.0, 12.0));
    }

    #[test]
    fn hostile_and_strange_pictures_are_refused_in_a_line() {
        for (svg, told) in [
            ("", "this is no SVG: "),
            ("<html/>", "this is no SVG, but <html>"),
            ("<svg/>", "expected viewBox"),
            ("<svg viewBox=\"0 0 0 9\"/>", "expected viewBox"),
            ("<svg viewBox=\"0 0 nan 9\"/>", "expected viewBox"),
            ("<svg viewBox=\"0 0 9 9\"/>", "there is no filled shape in it"),
            ("<svg viewBox=\"0 0 9 9\"><image href=\"/etc/passwd\"/></svg>", "<image> is not read"),
            ("<svg viewBox=\"0 0 9 9\"><script>1</script></svg>", "<script> is not read"),
            ("<svg viewBox=\"0 0 9 9\"><path d=\"M0 0 L\"/></svg>", "the path \"M0 0 L\" cannot be read"),
            ("<svg viewBox=\"0 0 9 9\"><path d=\"M0 0L1e400 1L3 3\"/></svg>", ""),
            ("<svg viewBox=\"0 0 9 9\"><path transform=\"scale(2)\" d=\"M1 1L2 2L3 1\"/></svg>", "transform=\"scale(2)\" is not read"),
            ("<!DOCTYPE svg [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">]><svg>&b;</svg>", "this is no SVG: "),
        ] {
            let wrong = Picture::read(svg).expect_err(svg);
            assert!(wrong.starts_with(told) && wrong.lines().count() == 1 && wrong.len() < 300, "{svg}: {wrong}");
        }
        let many = format!("<svg viewBox=\"0 0 9 9\">{}</svg>", "<rect width=\"1\" height=\"1\"/>".repeat(300));
        assert!(Picture::read(&many).is_err_and(|wrong| wrong.contains("at most 200 shapes")));
        let deep = format!("<svg viewBox=\"0 0 9 9\">{}{}</svg>", "<g>".repeat(3000), "</g>".repeat(3000));
        assert!(Picture::read(&deep).is_err());
    }
}
