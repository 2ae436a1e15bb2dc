#!/usr/bin/env python3
"""Measures how the printable ASCII characters cover their cell and writes the table for Swift.

Usage: measure-glyphs.py [FONT.ttf ...] > Sources/SheetImaging/Art/GlyphCoverage.swift
Needs Python 3, Pillow, numpy; Debian: python3-pil python3-numpy fonts-liberation fonts-noto-mono
fonts-firacode fonts-inconsolata fonts-mononoki fonts-go fonts-oxygen fonts-fantasque-sans. All of
these are free to use and to change (OFL, Apache, BSD); the fonts that the art is judged with are
not among them.

Each character is drawn in a cell as terminals do it: as wide as the font's advance, as high as its
ascent and descent. The cell is averaged to 4 x 8 samples and these are averaged over the fonts, so
that the art suits none of them alone. A sample is written as one character: '0' for no ink and up
by one for each of 63 steps to full ink ('o').
"""
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFont

FONTS = [
    "/usr/share/fonts/truetype/liberation/LiberationMono-Regular.ttf",
    "/usr/share/fonts/truetype/noto/NotoMono-Regular.ttf",
    "/usr/share/fonts/truetype/firacode/FiraCode-Regular.ttf",
    "/usr/share/fonts/truetype/inconsolata/Inconsolata.otf",
    "/usr/share/fonts/truetype/mononoki/mononoki-Regular.ttf",
    "/usr/share/fonts/fonts-go/Go-Mono.ttf",
    "/usr/share/fonts/truetype/oxygen/OxygenMono-Regular.ttf",
    "/usr/share/fonts/opentype/fantasque-sans/Normal/OTF/FantasqueSansMono-Regular.otf",
]
COLUMNS, ROWS = 4, 8
SIZE = 480  # pixels per em: coverage is then exact to well under one step
PER_LINE = 3


def cell(font, character):
    """The coverage of one character as ROWS x COLUMNS samples from 0 to 1."""
    ascent, descent = font.getmetrics()
    width, height = round(font.getlength("M")), ascent + descent
    image = Image.new("L", (width, height), 0)
    ImageDraw.Draw(image).text((0, ascent), character, font=font, fill=255, anchor="ls")
    samples = image.resize((COLUMNS * 16, ROWS * 16), Image.BOX)
    array = np.asarray(samples, np.float64) / 255
    return array.reshape(ROWS, 16, COLUMNS, 16).mean((1, 3))


def encoded(samples):
    return "".join(chr(48 + round(63 * value)) for value in samples.ravel())


def main():
    fonts = [
        ImageFont.truetype(path, SIZE, layout_engine=ImageFont.Layout.BASIC)
        for path in sys.argv[1:] or FONTS
    ]
    rows = [
        encoded(np.mean([cell(font, chr(code)) for font in fonts], axis=0))
        for code in range(32, 127)
    ]
    print("// Written by Resources/Glyphs/measure-glyphs.py; change that, not this.")
    print()
    print("/// How the characters U+0020 to U+007E cover their cell, averaged over free fonts.")
    print("enum GlyphCoverage {")
    print("  /// 32 samples a character, 4 in each of 8 rows from the top: `0` no ink, `o` full ink.")
    print('  static let encoded: StaticString = #"""')
    for start in range(0, len(rows), PER_LINE):
        print("    " + "".join(rows[start : start + PER_LINE]))
    print('    """#')
    print("}")


main()
