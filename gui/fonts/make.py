#!/usr/bin/env python3
"""Makes the font files of this folder from Debian's packages; see README.md.

Usage: make.py FOLDER, where the packages were unpacked into FOLDER.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from fontTools.ttLib import TTFont

SOURCE = Path(sys.argv[1]) / "usr/share/fonts"
HERE = Path(__file__).parent

LETTERS = "20-7E,A0-148,14A-17F,218-21B,2BC,300-304,306-308,30C,400-45F,490-491,1E9E"
SIGNS = "2009,2010-2015,2018-201E,2020-2022,2026,202F,2030,2032,2033,2039,203A,2044,2070,2074-2079,2080-2089,20AC,2116,2122"
MATHS = "2190-2193,2194,2195,2196-2199,2212,2215,221E,2248,2260,2264,2265"
# What the fall-back adds: frames of the terminal's drawings, arrows, keys, shapes, stars, checks, faces of dice, hexagons.
SHAPES = (
    "2190-21FF,2303,2318,2325,2326,232B,238B,23CE,23CF,23E9-23F3,2423,2500-257F,2580-259F,25A0-25FF,"
    "2605,2606,2610-2612,263C,263D,263E,2640,2642,2660-2667,2680-2685,26A0,2713-2718,2726,2736,2756,276F,2794,279C,2B12-2B1A,2B1F-2B24"
)
# Shaping that words need; no ligatures, alternates or old-style figures.
FEATURES = "ccmp,locl,kern,mark,mkmk"

FONTS = [
    ("opentype/inter/Inter-Regular.otf", "Inter-Regular.otf", [LETTERS, SIGNS, MATHS, "25A0-25FF,2605,2606,2713"]),
    ("opentype/inter/Inter-SemiBold.otf", "Inter-SemiBold.otf", [LETTERS, SIGNS, MATHS, "25A0-25FF,2605,2606,2713"]),
    ("truetype/vollkorn/Vollkorn-SemiBold.ttf", "Vollkorn-SemiBold.ttf", [LETTERS, SIGNS, MATHS]),
    ("truetype/dejavu/DejaVuSans.ttf", "DejaVuSans.ttf", [SHAPES]),
]


def with_lining_figures(source: Path, folder: Path) -> Path:
    """Vollkorn's usual figures hang like small letters, and its 1 looks like an I: the lining ones become the usual ones."""
    font = TTFont(source)
    glyphs = set(font.getGlyphOrder())
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            name = table.cmap.get(code)
            if name and f"{name}.lf" in glyphs:
                table.cmap[code] = f"{name}.lf"
    made = folder / source.name
    font.save(made)
    return made


with tempfile.TemporaryDirectory() as folder:
    for source, name, ranges in FONTS:
        path = SOURCE / source
        if name.startswith("Vollkorn"):
            path = with_lining_figures(path, Path(folder))
        subprocess.run(
            [
                "pyftsubset",
                path,
                f"--output-file={HERE / name}",
                f"--unicodes={','.join(ranges)}",
                f"--layout-features={FEATURES}",
                "--no-hinting",
                "--desubroutinize",
                "--name-IDs=0,1,2,4,13,14,16,17",
                "--notdef-outline",
            ],
            check=True,
        )
