#!/usr/bin/env python3
"""Draws Share Sheet's icon set and writes it beside this script (Python 3 and Pillow).

    draw-icons.py [FOLDER]

For every icon: NAME-60.png, NAME-76.png and, twice as large, NAME-60@2x.png, NAME-76@2x.png.

Every icon is a function that draws on a square of 60 units, margin 6. Only the alpha channel
carries the drawing. The art must survive 10x5 character cells, one cell being 6x12 units:
therefore strokes of 5 units, holes of 4 units or more, and long parallel strokes at distances
that are multiples of 6. An icon's name is its activity's name, as the activity's type spells it.
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
STROKE = 5
GAP = 4
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
    pen.box(6, 12, 54, 48)
    pen.line((7, 17), (30, 34), (53, 17), ink=HOLE)

@icon("message")
def speech_bubble(pen):
    pen.oval(6, 8, 54, 46)
    pen.shape((13, 36), (26, 43), (11, 52))
    for x in (18, 30, 42):
        pen.disc(x, 27, 3.8, HOLE)

@icon("airDrop")
def radio_waves(pen):
    pen.disc(30, 46, 6)
    pen.arc(30, 46, 16, 205, 335)
    pen.arc(30, 46, 30, 221, 319)

@icon("Mastodon")
def elephant(pen):
    pen.box(18, 10, 54, 45, corner=15)
    pen.disc(24, 23, 13)
    pen.box(22, 34, 34, 54, corner=3)
    pen.box(42, 30, 54, 54, corner=3)
    pen.line(*curve((15, 24), (10, 34), (10, 40), (10, 49)), width=7)
    pen.line((10, 51), (15, 51), width=6)
    pen.line(*curve((36, 13), (40, 24), (37, 32), (30, 31)), width=GAP, ink=HOLE)
    pen.disc(20, 21, 3, HOLE)

@icon("Bluesky")
def butterfly(pen):
    for side in (list, mirrored):
        upper = curve((26, 27), (22, 16), (13, 9), (8, 14))
        upper += curve((8, 14), (5, 23), (9, 31), (25, 30))
        lower = curve((25, 36), (16, 35), (10, 40), (14, 48))
        lower += curve((14, 48), (20, 55), (25, 48), (26, 39))
        pen.shape(*side(upper))
        pen.shape(*side(lower))
        pen.line(*side(curve((30, 24), (29, 15), (26, 9), (21, 8))), width=3.5)
    pen.line((30, 23), (30, 51), width=6)

@icon("Telegram")
def paper_plane(pen):
    pen.shape((8, 29), (52, 9), (44, 50), (30, 41), (22, 51), (20, 36))
    pen.line((20, 37), (41, 20), width=5, ink=HOLE)

def cloud(pen):
    pen.box(6, 26, 54, 50, corner=12)
    pen.disc(19, 27, 11)
    pen.disc(35, 24, 15)

@icon("Nextcloud")
def cloud_with_arrow(pen):
    cloud(pen)
    pen.arrow((31, 43), (31, 22), head=8, ink=HOLE)

@icon("S3")
def bucket(pen):
    pen.shape((8, 16), (52, 16), (45, 49), *curve((45, 49), (38, 54), (22, 54), (15, 49)))
    pen.oval(6, 6, 54, 25)
    pen.oval(12, 11, 48, 19, HOLE)
    pen.line(*curve((6, 26), (18, 35), (42, 35), (54, 26)), width=GAP, ink=HOLE)

@icon("Paste")
def clipboard(pen):
    pen.frame(9, 10, 51, 54)
    pen.box(18, 4, 42, 19, corner=5, ink=HOLE)
    pen.box(21, 6, 39, 16, corner=4)
    for y, end in ((27, 41), (39, 33)):
        pen.line((20, y), (end, y))

@icon("Notes")
def notepad(pen):
    pen.frame(9, 6, 51, 54)
    pen.box(9, 6, 51, 21)
    pen.box(9, 14, 51, 22, corner=0)
    for y in (31, 42):
        pen.line((21, y), (39, y))

@icon("Reminders")
def list_of_tasks(pen):
    for y in (12, 30, 48):
        pen.disc(11.5, y, 5.5)
        pen.line((26, y), (51, y), width=6)

@icon("postToTwitter")
def bird(pen):
    pen.disc(39, 20, 12)
    pen.shape((48, 15), (55, 21), (47, 25), soft=1)
    pen.oval(14, 18, 48, 48)
    pen.shape((8, 18), (22, 26), (18, 38), soft=2)
    pen.line((26, 45), (26, 53))
    pen.line((38, 45), (38, 53))
    pen.disc(40, 18, 3, HOLE)
    pen.line(*curve((19, 31), (24, 40), (33, 40), (37, 31)), width=GAP, ink=HOLE)

@icon("postToFacebook")
def bubble_with_letter(pen):
    pen.box(6, 6, 54, 46, corner=10)
    pen.shape((14, 44), (28, 44), (14, 54))
    pen.line(*curve((38, 14), (28, 12), (28, 18), (28, 22)), (28, 40), width=6, ink=HOLE)
    pen.line((21, 26), (37, 26), width=5, ink=HOLE)

@icon("postToWeibo")
def eye(pen):
    lid = curve((7, 41), (17, 22), (37, 22), (47, 41))
    pen.shape(*lid, *curve((47, 41), (37, 58), (17, 58), (7, 41)), soft=1)
    pen.disc(27, 41, 10.5, HOLE)
    pen.disc(27, 41, 5.5)
    pen.disc(38, 22, 4)
    pen.arc(38, 22, 13.5, -90, 0)

@icon("postToFlickr")
def dot_and_ring(pen):
    pen.disc(17, 30, 11)
    pen.ring(43, 30, 11)

@icon("postToVimeo")
def video_camera(pen):
    pen.box(6, 13, 39, 47)
    pen.shape((45, 29), (52, 19), (52, 41), (45, 31), soft=2)
    pen.line((14, 22), (22.5, 38), (31, 22), ink=HOLE)

@icon("postToTencentWeibo")
def megaphone(pen):
    pen.shape((24, 20), (46, 9), (46, 47), (24, 36), soft=2)
    pen.box(6, 18, 20, 38, corner=5)
    pen.line((14, 40), (18, 52), width=7)
    pen.arc(46, 28, 7, -90, 90)


# The Action row

@icon("copyToPasteboard")
def two_sheets(pen):
    pen.frame(9, 6, 39, 42)
    pen.box(17, 14, 60, 60, corner=9, ink=HOLE)
    pen.box(21, 18, 51, 54)

def file_folder(pen):
    pen.box(6, 10, 28, 30, corner=5)
    pen.box(6, 16, 54, 50, corner=6)

@icon("SaveToFiles")
def folder_with_arrow(pen):
    file_folder(pen)
    pen.arrow((30, 22), (30, 43), head=8, ink=HOLE)

@icon("print")
def printer(pen):
    pen.box(15, 6, 45, 14, corner=3)
    pen.box(6, 19.5, 54, 45)
    pen.box(15, 31, 45, 54, corner=3)
    pen.box(20, 36, 40, 49, corner=1, ink=HOLE)
    pen.disc(46, 26, 2.5, HOLE)

@icon("OpenWith")
def arrow_out_of_frame(pen):
    pen.frame(6, 12, 48, 54)
    pen.box(28, 4, 56, 33, corner=0, ink=HOLE)
    pen.line((26, 34), (50, 10))
    pen.line((34, 9), (51, 9), (51, 26))

@icon("OpenInBrowser")
def globe(pen):
    pen.ring(30, 30, 24)
    pen.hoop(18, 6, 42, 54, width=4)
    pen.line((9, 30), (51, 30))

@icon("saveToCameraRoll")
def camera(pen):
    pen.box(6, 16, 54, 50)
    pen.shape((23, 10), (37, 10), (42, 20), (18, 20), soft=2)
    pen.disc(30, 32, 12, HOLE)
    pen.disc(30, 32, 6.5)

@icon("addToReadingList")
def open_book(pen):
    for side in (list, mirrored):
        top = curve((8, 12), (15, 10), (21, 12), (25, 16))
        bottom = curve((25, 50), (21, 46), (15, 44), (8, 46))
        pen.shape(*side(top + bottom), soft=2)
        for y in (22, 34):
            pen.line(*side(curve((14, y), (17, y), (18, y + 1), (20, y + 2))), ink=HOLE)

@icon("QRCode")
def code_squares(pen):
    for left, top in ((4, 4), (34, 4), (4, 34)):
        pen.frame(left, top, left + 22, top + 22, corner=2)
        pen.box(left + 9, top + 9, left + 13, top + 13, corner=0)
    for left, top in ((34, 34), (48.5, 34), (41.25, 41.25), (34, 48.5), (48.5, 48.5)):
        pen.box(left, top, left + 7.5, top + 7.5, corner=0)

@icon("Archive")
def archive_box(pen):
    pen.box(6, 7, 54, 19, corner=4)
    pen.box(9, 24, 51, 54, corner=5)
    pen.line((24, 33), (36, 33), ink=HOLE)

@icon("markupAsPDF")
def pencil(pen):
    pen.shape((39, 9), (50, 20), (25, 44), (10, 48), (14, 33), soft=2)
    pen.line((30, 14), (45, 29), width=GAP, ink=HOLE)
    pen.line((34, 51), (51, 51))

@icon("assignToContact")
def person(pen):
    pen.disc(30, 19, 12.5)
    pen.shape(*curve((8, 52), (8, 32), (52, 32), (52, 52)), soft=2)


# The sheet's header, and the activity that has no image

@icon("placeholder")
def app_frame(pen):
    pen.frame(6, 6, 54, 54, corner=12)
    pen.shape((30, 20), (40, 30), (30, 40), (20, 30), soft=2)

@icon("document")
def page(pen):
    pen.shape((14, 8), (33, 8), (46, 21), (46, 52), (14, 52), soft=3)
    pen.line((33, 4), (33, 22), (50, 22), width=GAP, ink=HOLE)
    for y in (33, 43):
        pen.line((21, y), (39, y), width=GAP, ink=HOLE)

@icon("folder")
def folder_with_flap(pen):
    file_folder(pen)
    pen.box(6, 22, 54, 27, corner=0, ink=HOLE)

@icon("text")
def letter(pen):
    pen.line((9, 18), (9, 9), (51, 9), (51, 18), width=6)
    pen.line((30, 10), (30, 50), width=7)
    pen.line((21, 51), (39, 51), width=6)

@icon("link")
def chain(pen):
    pen.frame(0, 18, 60, 42, corner=12, width=6)
    pen.box(23, 15, 37, 45, corner=0, ink=HOLE)
    pen.line((20, 30), (40, 30), width=6)
    pen.turn(45)

@icon("picture")
def landscape(pen):
    pen.frame(6, 9, 54, 51)
    pen.disc(20, 23, 4.5)
    pen.shape((11, 46), (22, 37), (27, 41), (38, 28), (49, 41), (49, 46), soft=1)


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
