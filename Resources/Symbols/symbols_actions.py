"""What one does with a thing: share, delete, search, go on. Imported by draw-symbols.py."""

from draw_icons import GRID, HOLE, LINE, curve, icon, mirrored


@icon("share")
def arrow_out_of_tray(pen):
    pen.line((30, 6), (30, 36), width=8)
    pen.shape((16, 17), (44, 17), (30, 2), soft=1)
    pen.line((18, 27), (6, 27), (6, 57), (54, 57), (54, 27), (42, 27))


@icon("trash")
def bin_with_lid(pen):
    pen.line((3, 12), (57, 12))
    pen.box(19, 0, 41, 9, corner=3)
    pen.line((9, 21), (14, 57), (46, 57), (51, 21))
    for x in (24, 36):
        pen.line((x, 24), (x, 48), width=5)


@icon("bookmark")
def ribbon(pen):
    pen.shape((11, 2), (49, 2), (49, 57), (30, 40), (11, 57), soft=2)


@icon("star")
def star(pen):
    pen.shape((30, 2), (38, 22), (58, 23), (43, 36), (48, 57), (30, 46), (12, 57), (17, 36),
              (2, 23), (22, 22), soft=1)


@icon("heart")
def heart(pen):
    half = curve((30, 57), (10, 42), (2, 32), (2, 18)) + curve((2, 18), (2, 0), (26, 0), (30, 16))
    pen.shape(*half, *mirrored(half)[::-1], soft=1)


@icon("magnifier")
def magnifying_glass(pen):
    pen.ring(24, 24, 23, width=7)
    pen.line((42, 42), (55, 55), width=9)


@icon("refresh")
def arrow_round(pen):
    pen.arc(30, 32, 23, -20, 270, width=7)
    pen.shape((30, 0), (30, 18), (44, 9), soft=1)


@icon("cycle")
def two_arrows_round(pen):
    pen.arc(30, 30, 24, 160, 300, width=7)
    pen.arc(30, 30, 24, -20, 120, width=7)
    pen.shape((36, 0), (54, 12), (36, 22), soft=1)
    pen.shape((24, 60), (6, 48), (24, 38), soft=1)


@icon("undo")
def arrow_back(pen):
    pen.line((12, 20), (40, 20), (52, 26), (55, 38), (50, 50), (40, 56), (24, 56), width=7)
    pen.shape((20, 4), (20, 36), (2, 20), soft=1)


@icon("redo")
def arrow_forth(pen):
    pen.line((48, 20), (20, 20), (8, 26), (5, 38), (10, 50), (20, 56), (36, 56), width=7)
    pen.shape((40, 4), (40, 36), (58, 20), soft=1)


def arrow(pen, degrees):
    pen.line((30, 20), (30, 57), width=9)
    pen.shape((7, 26), (53, 26), (30, 2), soft=1)
    pen.turn(degrees)


icon("arrow-up")(lambda pen: arrow(pen, 0))
icon("arrow-left")(lambda pen: arrow(pen, 90))
icon("arrow-down")(lambda pen: arrow(pen, 180))
icon("arrow-right")(lambda pen: arrow(pen, 270))


def chevron(pen, degrees):
    pen.line((5, 45), (30, 17), (55, 45), width=9)
    pen.turn(degrees)


icon("chevron-up")(lambda pen: chevron(pen, 0))
icon("chevron-left")(lambda pen: chevron(pen, 90))
icon("chevron-down")(lambda pen: chevron(pen, 180))
icon("chevron-right")(lambda pen: chevron(pen, 270))


@icon("exchange")
def arrows_both_ways(pen):
    pen.line((3, 17), (42, 17), width=7)
    pen.shape((40, 3), (40, 31), (58, 17), soft=1)
    pen.line((18, 45), (57, 45), width=7)
    pen.shape((20, 31), (20, 59), (2, 45), soft=1)


@icon("expand")
def arrows_apart(pen):
    for start, end, barbs in (
            ((25, 35), (4, 56), ((4, 38), (22, 56))), ((35, 25), (56, 4), ((56, 22), (38, 4)))):
        pen.line(start, end)
        pen.line(barbs[0], end, barbs[1])


@icon("cloud-down")
def cloud_with_arrow_down(pen):
    pen.box(0, 14, 60, 42, corner=13)
    pen.disc(16, 16, 13)
    pen.disc(37, 15, 15)
    pen.box(20, 27, 40, 60, corner=0, ink=HOLE)
    pen.line((30, 30), (30, 48), width=7)
    pen.shape((18, 45), (42, 45), (30, 59), soft=1)


@icon("play")
def triangle(pen):
    pen.shape((8, 3), (56, 30), (8, 57), soft=2)


@icon("pause")
def two_bars(pen):
    for left in (6, 36):
        pen.box(left, 2, left + 18, 58, corner=3)


@icon("stop")
def full_square(pen):
    pen.box(3, 3, 57, 57, corner=6)


@icon("skip")
def two_triangles(pen):
    for left in (2, 31):
        pen.shape((left, 8), (left + 26, 30), (left, 52), soft=1.5)


@icon("record")
def disc_in_ring(pen):
    pen.ring(30, 30, 30)
    pen.disc(30, 30, 16)


@icon("power")
def ring_with_stroke(pen):
    pen.arc(30, 33, 23, -55, 235, width=7)
    pen.line((30, 3), (30, 28), width=7)


@icon("crop")
def two_angles(pen):
    pen.line((12, 0), (12, 48), (60, 48))
    pen.line((0, 12), (48, 12), (48, 60))


@icon("scissors")
def scissors(pen):
    for y in (13, 47):
        pen.ring(13, y, 13)
    pen.line((22, 20), (56, 48), width=7)
    pen.line((22, 40), (56, 12), width=7)


@icon("sliders")
def three_sliders(pen):
    for y, x in ((9, 40), (30, 17), (51, 40)):
        pen.line((3, y), (57, y), width=LINE)
        pen.disc(x, y, 9)


@icon("wand")
def magic_wand(pen):
    pen.line((6, 54), (34, 26), width=9)
    for x, y, reach in ((46, 14, 13), (16, 12, 8), (50, 46, 8)):
        pen.shape((x, y - reach), (x + 3, y - 3), (x + reach, y), (x + 3, y + 3), (x, y + reach),
                  (x - 3, y + 3), (x - reach, y), (x - 3, y - 3), soft=0.5)


@icon("ellipsis")
def three_dots(pen):
    for x in (8, 30, 52):
        pen.disc(x, 30, 8)


@icon("eye-slash")
def eye_crossed_out(pen):
    lid = curve((2, 30), (16, 8), (44, 8), (58, 30))
    pen.line(*lid, *curve((58, 30), (44, 52), (16, 52), (2, 30)))
    pen.line((9, -3), (63, 51), width=8, ink=HOLE)
    pen.line((3, 3), (57, 57), width=8)


@icon("pin")
def drawing_pin(pen):
    pen.box(12, 0, 48, 9, corner=3)
    pen.box(18, 6, 42, 30, corner=0)
    pen.shape((18, 27), (42, 27), (54, 39), (6, 39), soft=1)
    pen.line((30, 39), (30, 57), width=6)
