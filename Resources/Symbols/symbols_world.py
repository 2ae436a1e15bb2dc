"""People, places, weather and nature. Imported by draw-symbols.py."""

from draw_icons import GRID, HOLE, LINE, curve, icon, mirrored
import math


def bust(pen, x, head, top, width, bottom):
    pen.disc(x, top + head, head)
    shoulders = top + 2 * head + 5
    pen.shape(*curve((x - width / 2, bottom), (x - width / 2, shoulders - 5),
                     (x + width / 2, shoulders - 5), (x + width / 2, bottom)), soft=2)


@icon("person-add")
def person_with_plus(pen):
    bust(pen, 22, 12, 3, 40, 57)
    pen.box(35, 0, 60, 33, corner=0, ink=HOLE)
    pen.line((48, 6), (48, 28), width=6)
    pen.line((37, 17), (58, 17), width=6)


@icon("people")
def two_people(pen):
    bust(pen, 44, 9, 8, 26, 50)
    bust_shadow = 20
    pen.disc(bust_shadow, 15, 16, HOLE)
    pen.box(0, 28, 41, 60, corner=8, ink=HOLE)
    bust(pen, bust_shadow, 12, 2, 36, 57)


@icon("person-circle")
def person_in_ring(pen):
    pen.ring(30, 30, 30, width=5)
    pen.disc(30, 23, 10)
    pen.shape(*curve((15, 47), (17, 33), (43, 33), (45, 47)), (30, 53), soft=1)


@icon("smile")
def smiling_face(pen):
    pen.ring(30, 30, 30, width=4)
    for x in (19, 41):
        pen.disc(x, 21, 6)
    pen.arc(30, 29, 17, 20, 160, width=6)


@icon("safari")
def compass(pen):
    pen.ring(30, 30, 30)
    pen.shape((45, 15), (34, 35), (15, 45), (26, 25), soft=1)


@icon("map")
def folded_map(pen):
    pen.line((3, 10), (21, 4), (39, 12), (57, 5), (57, 49), (39, 56), (21, 48), (3, 55), (3, 10),
             width=6)
    pen.line((21, 5), (21, 48), width=5)
    pen.line((39, 12), (39, 55), width=5)


@icon("mappin")
def place_marker(pen):
    side = curve((30, 58), (18, 42), (8, 34), (8, 21)) + curve((8, 21), (8, 10), (17, 1), (30, 1))
    pen.shape(*side, *reversed(mirrored(side)), soft=1)
    pen.disc(30, 21, 9, HOLE)


@icon("location")
def direction_arrow(pen):
    pen.shape((56, 4), (35, 56), (28, 33), (4, 26), soft=2)


@icon("house")
def house(pen):
    pen.line((3, 31), (30, 5), (57, 31), width=7)
    pen.line((12, 30), (12, 57), (48, 57), (48, 30), width=6)
    pen.box(24, 38, 36, 58, corner=1)


@icon("building")
def building(pen):
    pen.frame(10, 0, 50, 62, corner=3, width=5)
    for y in (12, 24, 36):
        for x in (22, 38):
            pen.disc(x, y, 3.5)
    pen.box(25, 46, 35, 60, corner=0)


@icon("flag")
def flag(pen):
    pen.line((7, 3), (7, 57), width=7)
    pen.shape((14, 6), (57, 6), (46, 20), (57, 35), (14, 35), soft=1.5)


@icon("sun")
def sun(pen):
    pen.disc(30, 30, 13)
    for ray in range(8):
        angle = math.radians(ray * 45)
        inner, outer = ((20, 27), (22, 31))[ray % 2]
        pen.line(*[(30 + r * math.cos(angle), 30 + r * math.sin(angle)) for r in (inner, outer)],
                 width=6)


@icon("moon")
def crescent(pen):
    pen.disc(30, 30, 29)
    pen.disc(43, 20, 23, HOLE)


@icon("bolt")
def lightning(pen):
    pen.shape((36, 1), (9, 34), (26, 34), (22, 59), (51, 24), (33, 24), soft=1)


@icon("cloud")
def plain_cloud(pen):
    pen.line(*curve((14, 52), (-2, 52), (0, 28), (14, 30)), *curve((14, 30), (12, 2), (44, 2),
             (46, 25)), *curve((46, 25), (61, 26), (61, 52), (46, 52)), (14, 52), width=6)


@icon("rain")
def rain_cloud(pen):
    pen.box(0, 14, 60, 38, corner=12)
    pen.disc(18, 16, 12)
    pen.disc(37, 15, 15)
    for x in (14, 30, 46):
        pen.line((x, 45), (x - 4, 57), width=6)


@icon("snow")
def snowflake(pen):
    for spoke in range(3):
        angle = math.radians(30 + spoke * 60)
        dx, dy = 27 * math.cos(angle), 27 * math.sin(angle)
        pen.line((30 - dx, 30 - dy), (30 + dx, 30 + dy), width=6)
    for spoke in range(6):
        angle = math.radians(30 + spoke * 60)
        pen.disc(30 + 23 * math.cos(angle), 30 + 23 * math.sin(angle), 6)


@icon("drop")
def water_drop(pen):
    side = curve((30, 2), (22, 18), (8, 26), (8, 39)) + curve((8, 39), (8, 52), (19, 58), (30, 58))
    pen.shape(*side, *reversed(mirrored(side)), soft=1)


@icon("flame")
def flame(pen):
    pen.shape(*curve((30, 1), (34, 16), (52, 22), (52, 40)), *curve((52, 40), (52, 64), (8, 64),
              (8, 40)), *curve((8, 40), (8, 30), (14, 26), (16, 16)), *curve((16, 16), (22, 20),
              (22, 26), (24, 28)), *curve((24, 28), (30, 20), (32, 12), (30, 1)), soft=1)
    pen.shape((30, 34), (39, 46), (30, 54), (21, 46), soft=1, ink=HOLE)


@icon("leaf")
def leaf(pen):
    pen.shape(*curve((56, 3), (4, 6), (-4, 40), (16, 52)), *curve((16, 52), (48, 60), (58, 30),
              (56, 3)), soft=1)
    pen.line((5, 57), (20, 42), width=6)
    pen.line((22, 40), (42, 20), width=5, ink=HOLE)


@icon("paw")
def paw(pen):
    for x, y in ((9, 27), (22, 10), (38, 10), (51, 27)):
        pen.oval(x - 7, y - 9, x + 7, y + 9)
    pen.shape(*curve((10, 50), (14, 26), (46, 26), (50, 50)), *curve((50, 50), (48, 64), (36, 50),
              (30, 54)), *curve((30, 54), (24, 50), (12, 64), (10, 50)), soft=1)


@icon("car")
def car(pen):
    pen.line((12, 27), (19, 10), (41, 10), (48, 27), width=6)
    pen.box(0, 24, 60, 47, corner=7)
    for x in (12, 48):
        pen.disc(x, 35, 5, HOLE)
    for left in (4, 44):
        pen.box(left, 44, left + 12, 57, corner=3)


@icon("airplane")
def airplane(pen):
    pen.line((30, 5), (30, 55), width=9)
    for side in (list, mirrored):
        pen.shape(*side([(30, 18), (57, 36), (57, 43), (30, 34)]), soft=1)
        pen.shape(*side([(30, 46), (43, 54), (43, 59), (30, 55)]), soft=1)


@icon("bicycle")
def bicycle(pen):
    for x in (13, 47):
        pen.ring(x, 42, 13, width=5)
    pen.line((13, 42), (23, 20), (41, 20), (29, 42), (13, 42), width=4)
    pen.line((47, 42), (39, 10), (47, 10), width=4)
    pen.line((18, 16), (28, 16), width=5)


@icon("cup")
def cup(pen):
    pen.shape((4, 16), (46, 16), (43, 44), (36, 50), (14, 50), (7, 44), soft=1)
    pen.line((46, 22), (56, 22), (56, 36), (44, 39), width=5)
    pen.line((3, 57), (47, 57), width=5)
    for x in (17, 32):
        pen.line((x, 3), (x, 9), width=5)


@icon("fork-knife")
def fork_and_knife(pen):
    for x in (6, 16, 26):
        pen.line((x, 3), (x, 18), width=5)
    pen.line((6, 20), (26, 20), width=7)
    pen.line((16, 20), (16, 57), width=7)
    pen.shape((46, 3), (54, 14), (54, 34), (44, 34), soft=1)
    pen.line((47, 30), (47, 57), width=7)


@icon("music")
def two_notes(pen):
    pen.oval(0, 40, 22, 58)
    pen.oval(34, 33, 56, 51)
    pen.line((19, 48), (19, 10), (53, 3), (53, 41), width=6)
    pen.line((19, 14), (53, 7), width=9)


@icon("cap")
def mortar_board(pen):
    pen.shape((30, 6), (59, 20), (30, 34), (1, 20), soft=1)
    pen.line((14, 32), (14, 46), (30, 53), (46, 46), (46, 32), width=6)
    pen.line((56, 21), (56, 42), width=5)


@icon("crown")
def crown(pen):
    pen.shape((3, 12), (17, 28), (30, 5), (43, 28), (57, 12), (51, 42), (9, 42), soft=1)
    pen.line((10, 53), (50, 53), width=8)


@icon("medal")
def trophy(pen):
    pen.shape((14, 3), (46, 3), (43, 26), (30, 36), (17, 26), soft=1)
    pen.line((30, 34), (30, 50), width=7)
    pen.line((16, 55), (44, 55), width=8)
    for side in (list, mirrored):
        pen.line(*side([(14, 9), (4, 9), (5, 20), (16, 25)]), width=5)


@icon("cross-case")
def first_aid(pen):
    pen.frame(0, 13, 60, 57)
    pen.line((20, 13), (20, 4), (40, 4), (40, 13), width=6)
    pen.line((30, 25), (30, 45), width=7)
    pen.line((20, 35), (40, 35), width=7)
