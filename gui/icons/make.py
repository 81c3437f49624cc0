#!/usr/bin/env python3
"""Makes icons.otf, a font of pictures, from icons.txt and the outlines of game-icons.net; see README.md.

Usage: make.py icons.json, a file of the npm package @iconify-json/game-icons.
"""

import json
import re
import sys
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.misc.transform import Transform
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import parse_path

HERE = Path(__file__).parent
VIEW_BOX = 512
EM = 2048
FIRST = 0xE000

names = [line for line in (HERE / "../../core/engine/src/scene/icons.txt").read_text().splitlines() if line and not line.startswith("#")]
outlines = json.loads(Path(sys.argv[1]).read_text())["icons"]
missing = [name for name in names if name not in outlines]
if missing or len(set(names)) != len(names):
    sys.exit(f"no such pictures: {missing}; named twice: {sorted({n for n in names if names.count(n) > 1})}")

# The whole view box is the glyph: it stands on the base line and is one em high and wide.
to_em = Transform().scale(EM / VIEW_BOX, -EM / VIEW_BOX).translate(0, -VIEW_BOX)
glyphs = {".notdef": T2CharStringPen(EM, None).getCharString()}
for name in names:
    pen = T2CharStringPen(EM, None)
    path = re.fullmatch(r'<path fill="currentColor" d="([^"]+)"/>', outlines[name]["body"])
    if not path:
        sys.exit(f"{name}: more than one path")
    parse_path(path[1], TransformPen(pen, to_em))
    glyphs[name] = pen.getCharString()

font = FontBuilder(EM, isTTF=False)
font.setupGlyphOrder(list(glyphs))
font.setupCharacterMap({FIRST + n: name for n, name in enumerate(names)})
font.setupHorizontalMetrics({name: (EM, 0) for name in glyphs})
font.setupHorizontalHeader(ascent=EM, descent=0)
font.setupNameTable(
    {
        "copyright": "The contributors of game-icons.net, see CREDITS.md",
        "familyName": "Clade Icons",
        "styleName": "Regular",
        "licenseDescription": "Creative Commons Attribution 3.0 Unported",
        "licenseInfoURL": "https://creativecommons.org/licenses/by/3.0/",
    }
)
font.setupOS2(sTypoAscender=EM, sTypoDescender=0, usWinAscent=EM, usWinDescent=0)
font.setupPost(keepGlyphNames=False)
font.setupCFF("CladeIcons", {"FontMatrix": [1 / EM, 0, 0, 1 / EM, 0, 0]}, glyphs, {})
# The same bytes whenever it is made.
font.font["head"].created = font.font["head"].modified = 0
font.font.recalcTimestamp = False
font.save(HERE / "icons.otf")
