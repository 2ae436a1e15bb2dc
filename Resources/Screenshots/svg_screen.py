"""Turns what `tmux capture-pane -e` prints into an SVG picture.

Blocks, quadrants and lines are drawn as shapes, so that they join whatever font the viewer has; all
other characters are text, each run stretched to its columns.
"""

import re
import unicodedata
from dataclasses import dataclass, replace
from xml.sax.saxutils import escape

WIDTH, HEIGHT, MARGIN = 9, 18, 14
BACKGROUND, FOREGROUND = "#1b1e27", "#d5d9e2"
NAMED = """#3b4252 #e06c75 #98c379 #e5c07b #5b9df5 #c678dd #56b6c2 #c8ccd4
#7f8694 #ff7b86 #b5e890 #ffd68a #7db4ff #e29bf5 #7fd8e2 #ffffff""".split()
FONTS = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"


@dataclass(frozen=True)
class Style:
    """How a cell looks; a colour of `None` is the terminal's own."""

    foreground: str = None
    background: str = None
    bold: bool = False
    dim: bool = False
    underline: bool = False
    reverse: bool = False

    @property
    def ink(self):
        return (self.background or BACKGROUND) if self.reverse else (self.foreground or FOREGROUND)

    @property
    def paper(self):
        return (self.foreground or FOREGROUND) if self.reverse else self.background


def indexed(number):
    """A colour of xterm's 256."""
    if number < 16:
        return NAMED[number]
    if number >= 232:
        return "#" + f"{8 + 10 * (number - 232):02x}" * 3
    steps, cube = (0, 95, 135, 175, 215, 255), number - 16
    return "#%02x%02x%02x" % (steps[cube // 36], steps[cube // 6 % 6], steps[cube % 6])


def extended(codes):
    """The colour after 38 or 48: `5;n` or `2;r;g;b`."""
    if codes.pop(0) == 5:
        return indexed(codes.pop(0))
    return "#%02x%02x%02x" % (codes.pop(0), codes.pop(0), codes.pop(0))


FLAGS = {1: ("bold", True), 2: ("dim", True), 4: ("underline", True), 7: ("reverse", True),
         24: ("underline", False), 27: ("reverse", False)}


def restyled(style, codes):
    """The style after a sequence of attributes."""
    codes = list(codes) or [0]
    while codes:
        code = codes.pop(0)
        field, first = ("background", 40) if code // 10 in (4, 10) else ("foreground", 30)
        if code == 0:
            style = Style()
        elif code == 22:
            style = replace(style, bold=False, dim=False)
        elif code in FLAGS:
            style = replace(style, **dict([FLAGS[code]]))
        elif code in (38, 48):
            style = replace(style, **{field: extended(codes)})
        elif code in (39, 49):
            style = replace(style, **{field: None})
        elif 30 <= code < 48:
            style = replace(style, **{field: NAMED[code - first]})
        elif 90 <= code < 108:
            style = replace(style, **{field: NAMED[code - first - 60 + 8]})
    return style


class Screen:
    """Cells by column and row: a character, its columns and its style."""

    def __init__(self, captured, columns, rows, cursor=None):
        self.columns, self.rows, self.cells = columns, rows, {}
        style = Style()
        for y, line in enumerate(captured.split("\n")[:rows]):
            style = self.read(line, y, style)
        if cursor:
            character, columns, style = self.cells.get(cursor, (" ", 1, Style()))
            self.cells[cursor] = (character, columns, replace(style, reverse=not style.reverse))

    def read(self, line, y, style):
        x = 0
        for codes, character in re.findall(r"\x1b\[([\d;]*)m|([^\x1b])", line):
            if not character:
                style = restyled(style, [int(code) for code in codes.split(";") if code])
                continue
            columns = 2 if unicodedata.east_asian_width(character) in "WF" else 1
            self.cells[x, y] = (character, columns, style)
            x += columns
        return style


# The quarters of a cell that each character from U+2596 to U+259F fills: 1 upper left, 2 upper
# right, 4 lower left, 8 lower right.
QUARTERS = dict(zip(range(0x2596, 0x25A0), (4, 8, 1, 13, 9, 7, 11, 2, 6, 14)))


def parts(character):
    """The rectangles of a block character in eighths of a cell: x, y, width, height."""
    code = ord(character)
    if code in QUARTERS:
        places = ((0, 0), (4, 0), (0, 4), (4, 4))
        return [(x, y, 4, 4) for bit, (x, y) in enumerate(places) if QUARTERS[code] >> bit & 1]
    if code == 0x2580:
        return [(0, 0, 8, 4)]
    if 0x2581 <= code <= 0x2588:
        return [(0, 0x2588 - code, 8, code - 0x2580)]
    if 0x2589 <= code <= 0x258F:
        return [(0, 0, 0x2590 - code, 8)]
    return [(4, 0, 4, 8)] if code == 0x2590 else []


# Lines from the middle of a cell to the middle of its edges; the round corners are curves.
LINES = {
    "─": "M0 9H9", "│": "M4.5 0V18", "├": "M4.5 0V18M4.5 9H9", "┤": "M4.5 0V18M0 9H4.5",
    "┌": "M4.5 18V9H9", "┐": "M0 9H4.5V18", "└": "M4.5 0V9H9", "┘": "M0 9H4.5V0",
    "┬": "M0 9H9M4.5 9V18", "┴": "M0 9H9M4.5 9V0", "┼": "M0 9H9M4.5 0V18",
    "╭": "M4.5 18V13.5Q4.5 9 9 9", "╮": "M0 9Q4.5 9 4.5 13.5V18",
    "╯": "M0 9Q4.5 9 4.5 4.5V0", "╰": "M4.5 0V4.5Q4.5 9 9 9",
}


def moved(path, x, y):
    """A path of M, H, V and Q with every coordinate moved."""
    def step(match):
        numbers = [float(number) for number in match[2].split()]
        offsets = {"H": [x], "V": [y]}.get(match[1], [x, y] * 2)
        shifted = [number + offset for number, offset in zip(numbers, offsets)]
        return match[1] + " ".join(f"{number:g}" for number in shifted)
    return re.sub(r"([MHVQ])([\d. ]+)", step, path)


def rectangle(x, y, width, height):
    return f"M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}z"


def shapes(screen):
    """Everything but text, as one path for each look."""
    filled, stroked = {}, {}
    for (column, row), (character, columns, style) in screen.cells.items():
        x, y = column * WIDTH, row * HEIGHT
        if style.paper:
            area = rectangle(x, y, columns * WIDTH, HEIGHT)
            filled.setdefault((0, style.paper, 1), []).append(area)
        opacity = 0.62 if style.dim else 1
        for left, top, width, height in parts(character):
            area = rectangle(
                x + left * WIDTH / 8, y + top * HEIGHT / 8, width * WIDTH / 8, height * HEIGHT / 8)
            filled.setdefault((1, style.ink, opacity), []).append(area)
        if style.underline:
            area = rectangle(x, y + HEIGHT - 2, columns * WIDTH, 1)
            filled.setdefault((1, style.ink, opacity), []).append(area)
        if character in LINES:
            look = (style.ink, 2 if style.bold else 1.2, opacity)
            stroked.setdefault(look, []).append(moved(LINES[character], x, y))
    for (_, color, opacity), paths in sorted(filled.items()):
        yield (f'<path fill="{color}" fill-opacity="{opacity:g}" shape-rendering="crispEdges" '
               f'd="{"".join(paths)}"/>')
    for (color, width, opacity), paths in sorted(stroked.items()):
        yield (f'<path fill="none" stroke="{color}" stroke-width="{width:g}" '
               f'stroke-opacity="{opacity:g}" d="{"".join(paths)}"/>')


def runs(screen):
    """Text of one style that stands together: column, row, columns, text, style."""
    run = None
    for (x, y), (character, columns, style) in sorted(
            screen.cells.items(), key=lambda cell: (cell[0][1], cell[0][0])):
        if character == " " or parts(character) or character in LINES:
            continue
        # What is not ASCII may come from another font, so it stands alone.
        if run and run[1:3] == [y, x] and run[4] == style and (run[3][-1] + character).isascii():
            run[2], run[3] = x + columns, run[3] + character
            continue
        if run:
            yield run
        run = [x, y, x + columns, character, style]
    if run:
        yield run


def texts(screen):
    for x, y, end, text, style in runs(screen):
        weight = ' font-weight="bold"' if style.bold else ""
        opacity = ' fill-opacity="0.62"' if style.dim else ""
        yield (f'<text x="{x * WIDTH}" y="{y * HEIGHT + 13.5:g}" textLength="{(end - x) * WIDTH}" '
               f'lengthAdjust="spacingAndGlyphs" fill="{style.ink}"{weight}{opacity}>'
               f'{escape(text)}</text>')


def svg(screen):
    """The picture."""
    width = screen.columns * WIDTH + 2 * MARGIN
    height = screen.rows * HEIGHT + 2 * MARGIN
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" font-family="{FONTS}" font-size="15">',
        f'<rect width="{width}" height="{height}" rx="8" fill="{BACKGROUND}"/>',
        f'<g transform="translate({MARGIN} {MARGIN})">',
        *shapes(screen), *texts(screen), "</g>", "</svg>", ""])
