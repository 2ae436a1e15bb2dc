#!/usr/bin/env python3
"""Draws Share Sheet's icon set and writes it beside this script (Python 3 and Pillow).

    draw-icons.py [FOLDER]

For every icon: NAME-60.png, NAME-76.png and, twice as large, NAME-60@2x.png, NAME-76@2x.png.

Every icon is a function that draws on a square of 60 units, up to its edges. Only the alpha
channel carries the drawing. The art must survive 10x5 cells of ASCII, one cell being 6x12 units.
Therefore few and bold shapes, strokes of 6 units, holes of 5 or more, and long strokes where
cells or their halves begin. Text lines are of 4 units in the middle of a row: those become dashes.
Outlines with something inside read better than filled shapes with holes, since letters never fill
a cell. An icon's name is its activity's name, as the activity's type spells it.
"""

import math
import sys
from pathlib import Path

from PIL import Image, ImageDraw

GRID = 60
OVERSAMPLING = 16
SIZES = {"60": 60, "60@2x": 120, "76": 76, "76@2x": 152}
# Sixteen levels of alpha keep edges smooth, and the files, which become source code, small.
ALPHA_STEP = 17

INK, HOLE = 255, 0
STROKE = 6
GAP = 5
LINE = 4
CORNER = 7

ICONS = {}


def icon(name):
    """Registers a drawing function, which is called after what it shows, under the icon's name."""

    def register(draw):
        ICONS[name] = draw
        return draw

    return register


def curve(start, control1, control2, end, steps=24):
    """The points of a cubic Bezier curve."""
    points = []
    for step in range(steps + 1):
        t = step / steps
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        corners = (start, control1, control2, end)
        points.append(tuple(sum(w * c[axis] for w, c in zip(weights, corners)) for axis in (0, 1)))
    return points


def mirrored(points):
    """The points reflected in the vertical middle line."""
    return [(GRID - x, y) for x, y in points]


class Pen:
    """Draws shapes given in units; `ink=HOLE` takes ink away."""
    def __init__(self):
        self.mask = Image.new("L", (GRID * OVERSAMPLING,) * 2, HOLE)
        self.draw = ImageDraw.Draw(self.mask)

    @staticmethod
    def _scaled(*numbers):
        return [number * OVERSAMPLING for number in numbers]

    def disc(self, x, y, radius, ink=INK):
        self.oval(x - radius, y - radius, x + radius, y + radius, ink)

    def oval(self, left, top, right, bottom, ink=INK):
        self.draw.ellipse(self._scaled(left, top, right, bottom), fill=ink)

    def ring(self, x, y, radius, width=STROKE):
        """A circle whose outer edge has `radius`."""
        self.hoop(x - radius, y - radius, x + radius, y + radius, width)

    def hoop(self, left, top, right, bottom, width=STROKE):
        """The outline of an ellipse, inside the given edges."""
        self.draw.ellipse(
            self._scaled(left, top, right, bottom), outline=INK, width=width * OVERSAMPLING)

    def box(self, left, top, right, bottom, corner=CORNER, ink=INK):
        self.draw.rounded_rectangle(
            self._scaled(left, top, right, bottom), corner * OVERSAMPLING, fill=ink)

    def frame(self, left, top, right, bottom, corner=CORNER, width=STROKE):
        """An outline that lies inside the given edges."""
        self.draw.rounded_rectangle(
            self._scaled(left, top, right, bottom), corner * OVERSAMPLING, None, INK,
            round(width * OVERSAMPLING))

    def line(self, *points, width=STROKE, ink=INK):
        """A stroke through the points, with round ends and joints."""
        scaled = [self._scaled(*point) for point in points]
        self.draw.line([tuple(point) for point in scaled], ink, round(width * OVERSAMPLING))
        for x, y in points:
            self.disc(x, y, width / 2, ink)

    def arc(self, x, y, radius, start, end, width=STROKE, ink=INK):
        """A stroke along a circle, degrees clockwise from the right."""
        steps = max(2, abs(end - start) // 4)
        angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
        points = [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]
        self.line(*points, width=width, ink=ink)

    def shape(self, *points, soft=1.5, ink=INK):
        """A filled polygon; its corners are rounded by growing it by `soft`."""
        self.draw.polygon([tuple(self._scaled(*point)) for point in points], fill=ink)
        if soft > 0:
            self.line(*points, points[0], width=2 * soft, ink=ink)

    def arrow(self, start, end, head=8, width=STROKE, ink=INK):
        """A stroke with an open head of two strokes at its end."""
        angle = math.atan2(end[1] - start[1], end[0] - start[0])
        self.line(start, end, width=width, ink=ink)
        for barb in (angle - 0.75 * math.pi, angle + 0.75 * math.pi):
            x, y = math.sqrt(2) * head * math.cos(barb), math.sqrt(2) * head * math.sin(barb)
            self.line(end, (end[0] + x, end[1] + y), width=width, ink=ink)

    def turn(self, degrees):
        """Turns everything drawn so far about the middle, counter-clockwise."""
        self.mask = self.mask.rotate(degrees, Image.Resampling.BICUBIC)
        self.draw = ImageDraw.Draw(self.mask)


# The Share row

@icon("mail")
def envelope(pen):
    pen.frame(0, 7, 60, 53, corner=5)
    pen.line((4, 11), (30, 34), (56, 11))

@icon("message")
def speech_bubble(pen):
    pen.frame(0, 4, 60, 54, corner=16)
    pen.shape((9, 46), (24, 51), (6, 59), soft=1)
    for x in (15, 30, 45):
        pen.disc(x, 30, 4.5)

@icon("airDrop")
def radio_waves(pen):
    pen.disc(30, 53, 7)
    pen.arc(30, 54, 24, 214, 326, width=7)
    pen.arc(30, 54, 47, 235, 305, width=7)

@icon("Mastodon")
def elephant(pen):
    pen.box(22, 6, 60, 44, corner=14)
    pen.box(0, 4, 33, 38, corner=15)
    pen.line((4, 20), (4, 55), (11, 55), width=8)
    pen.box(21, 34, 33, 60, corner=3)
    pen.box(48, 30, 60, 60, corner=3)
    pen.line((33, 4), (33, 25), (24, 32), ink=HOLE)
    pen.disc(13, 18, 4, HOLE)

@icon("Bluesky")
def butterfly(pen):
    for side in (list, mirrored):
        upper = curve((26, 28), (22, 12), (8, 0), (2, 6))
        upper += curve((2, 6), (0, 18), (4, 34), (26, 32))
        lower = curve((26, 34), (14, 34), (6, 42), (12, 54))
        lower += curve((12, 54), (20, 60), (26, 48), (26, 40))
        pen.shape(*side(upper))
        pen.shape(*side(lower))
    pen.line((30, 20), (30, 52), width=6)

@icon("Telegram")
def paper_plane(pen):
    pen.shape((1, 27), (58, 3), (48, 55), (31, 43), (21, 57), (18, 37))
    pen.line((19, 37), (45, 17), ink=HOLE)

def cloud(pen):
    pen.box(0, 24, 60, 55, corner=15)
    pen.disc(16, 26, 14)
    pen.disc(36, 22, 19)

@icon("Nextcloud")
def cloud_with_arrow(pen):
    cloud(pen)
    pen.arrow((33, 60), (33, 23), head=11, width=7, ink=HOLE)

@icon("S3")
def bucket(pen):
    pen.shape((2, 12), (58, 12), (50, 54), *curve((50, 54), (42, 61), (18, 61), (10, 54)), soft=1)
    pen.oval(0, 0, 60, 26)
    pen.oval(7, 6, 53, 20, HOLE)

@icon("Paste")
def clipboard(pen):
    pen.frame(3, 6, 57, 60)
    pen.box(12, 0, 48, 18, corner=0, ink=HOLE)
    pen.box(17, 0, 43, 14, corner=4)
    for y, end in ((31, 42), (43, 30)):
        pen.line((18, y), (end, y), width=LINE)

@icon("Notes")
def notebook(pen):
    pen.frame(0, 0, 57, 60)
    pen.box(0, 0, 15, 60)
    for y, end in ((19, 45), (31, 45), (43, 36)):
        pen.line((26, y), (end, y), width=LINE)

@icon("Reminders")
def list_of_tasks(pen):
    for y in (6, 30, 54):
        pen.disc(6, y, 6)
        pen.line((23, y), (58, y), width=LINE)

@icon("postToTwitter")
def bird(pen):
    pen.disc(42, 16, 14)
    pen.shape((51, 8), (59, 17), (50, 24), soft=0.5)
    pen.oval(6, 20, 54, 55)
    pen.shape((1, 8), (18, 30), (12, 42), soft=1)
    pen.disc(44, 14, 3.5, HOLE)
    for x in (24, 39):
        pen.line((x, 50), (x, 57))

@icon("postToFacebook")
def square_with_letter(pen):
    pen.box(0, 0, 60, 60, corner=10)
    pen.box(30, 5, 42, 62, corner=6, ink=HOLE)
    pen.box(32, 5, 54, 13, corner=2, ink=HOLE)
    pen.box(18, 24, 54, 31, corner=0, ink=HOLE)

@icon("postToWeibo")
def eye(pen):
    lid = curve((3, 39), (12, 15), (38, 15), (47, 39))
    pen.line(*lid, *curve((47, 39), (38, 62), (12, 62), (3, 39)))
    pen.disc(25, 39, 8)
    pen.arc(37, 23, 20, -90, 0)

@icon("postToFlickr")
def dot_and_ring(pen):
    pen.disc(14, 30, 14)
    pen.ring(46, 30, 14)

@icon("postToVimeo")
def video_camera(pen):
    pen.frame(0, 9, 43, 51)
    pen.shape((47, 29), (58, 16), (58, 44), (47, 31), soft=2)
    pen.shape((16, 22), (30, 30), (16, 38), soft=2)

@icon("postToTencentWeibo")
def megaphone(pen):
    pen.shape((22, 17), (44, 4), (44, 50), (22, 37), soft=2)
    pen.box(0, 15, 18, 39, corner=6)
    pen.line((11, 40), (15, 55), width=9)
    pen.arc(44, 27, 13, -70, 70)


# The Action row

@icon("copyToPasteboard")
def two_sheets(pen):
    pen.frame(0, 0, 42, 44)
    pen.box(13, 12, 60, 60, corner=9, ink=HOLE)
    pen.box(18, 18, 60, 60)

def file_folder(pen):
    pen.box(0, 5, 28, 30, corner=5)
    pen.box(0, 12, 60, 55, corner=6)

@icon("SaveToFiles")
def arrow_into_tray(pen):
    pen.line((30, 3), (30, 30), width=9)
    pen.shape((13, 23), (47, 23), (30, 40), soft=1)
    pen.line((3, 36), (3, 56), (57, 56), (57, 36))

@icon("print")
def printer(pen):
    pen.box(12, 0, 48, 12, corner=2)
    pen.box(0, 18, 60, 48)
    pen.box(12, 30, 48, 60, corner=2)
    pen.box(18, 36, 42, 54, corner=0, ink=HOLE)

@icon("OpenWith")
def arrow_out_of_frame(pen):
    pen.frame(0, 12, 48, 60)
    pen.box(24, 0, 60, 36, corner=0, ink=HOLE)
    pen.line((24, 36), (54, 6))
    pen.line((33, 3), (57, 3), (57, 27))

@icon("OpenInBrowser")
def globe(pen):
    pen.ring(30, 30, 30)
    pen.hoop(17, 0, 43, 60, width=5)
    pen.line((4, 30), (56, 30), width=5)

@icon("saveToCameraRoll")
def camera(pen):
    pen.box(0, 12, 60, 56)
    pen.shape((20, 4), (40, 4), (46, 16), (14, 16), soft=2)
    pen.disc(30, 33, 16, HOLE)
    pen.disc(30, 33, 9)

@icon("addToReadingList")
def open_book(pen):
    for side in (list, mirrored):
        pen.line(*side([(30, 15), (20, 7), (3, 7), (3, 47), (20, 47), (30, 55)]))
    pen.line((30, 15), (30, 55))

@icon("QRCode")
def code_squares(pen):
    for left, top in ((0, 0), (36, 0), (0, 36)):
        pen.frame(left, top, left + 24, top + 24, corner=1)
    for left, top in ((36, 36), (54, 36), (45, 45), (36, 54), (54, 54)):
        pen.box(left, top, left + 6, top + 6, corner=0)

@icon("Archive")
def archive_box(pen):
    pen.box(0, 3, 60, 18, corner=4)
    pen.box(5, 24, 55, 58, corner=5)
    pen.box(23, 34, 37, 42, corner=3, ink=HOLE)

@icon("markupAsPDF")
def pencil(pen):
    pen.shape((44, 3), (57, 16), (21, 51), (3, 56), (8, 38), soft=2)
    pen.line((34, 11), (49, 26), ink=HOLE)
    pen.line((33, 57), (57, 57))

@icon("assignToContact")
def person(pen):
    pen.disc(30, 16, 15)
    pen.shape(*curve((3, 58), (3, 29), (57, 29), (57, 58)), soft=2)


# The sheet's header, and the activity that has no image

@icon("placeholder")
def app_frame(pen):
    pen.frame(0, 0, 60, 60, corner=14)
    pen.shape((30, 18), (42, 30), (30, 42), (18, 30), soft=2)

@icon("document")
def page(pen):
    pen.line((9, 3), (36, 3), (51, 18), (51, 57), (9, 57), (9, 3))
    pen.line((33, 6), (33, 21), (48, 21))
    for y in (31, 43):
        pen.line((21, y), (39, y), width=LINE)

@icon("folder")
def folder_with_flap(pen):
    file_folder(pen)
    pen.box(0, 20, 60, 26, corner=0, ink=HOLE)

@icon("text")
def letter(pen):
    pen.line((4, 15), (4, 4), (56, 4), (56, 15), width=8)
    pen.line((30, 4), (30, 56), width=9)
    pen.line((20, 56), (40, 56), width=7)

@icon("link")
def chain(pen):
    for left in (0, 30):
        pen.frame(left, 9, left + 30, 51, corner=13)
    pen.box(21, 6, 39, 54, corner=0, ink=HOLE)
    pen.line((16, 30), (44, 30))

@icon("picture")
def landscape(pen):
    pen.frame(0, 3, 60, 57)
    pen.disc(19, 21, 6)
    pen.shape((6, 54), (22, 37), (30, 44), (42, 27), (54, 42), (54, 54), soft=1)


def write(name, mask, folder_path):
    """Writes the drawing as white with alpha, once for each size."""
    for suffix, pixels in SIZES.items():
        alpha = mask.resize((pixels, pixels), Image.Resampling.BOX)
        alpha = alpha.point([round(level / ALPHA_STEP) * ALPHA_STEP for level in range(256)])
        white = Image.new("L", alpha.size, 255)
        Image.merge("LA", (white, alpha)).save(folder_path / f"{name}-{suffix}.png", optimize=True)


def main():
    folder_path = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent
    for name, draw in ICONS.items():
        pen = Pen()
        draw(pen)
        write(name, pen.mask, folder_path)


if __name__ == "__main__":
    main()
