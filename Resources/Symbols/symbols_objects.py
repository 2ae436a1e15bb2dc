"""Things one holds, wears or keeps at home and at work. Imported by draw-symbols.py."""

from draw_icons import GRID, HOLE, LINE, curve, icon, mirrored
import math


@icon("photos")
def two_pictures(pen):
    pen.line((12, 3), (57, 3), (57, 42), width=6)
    pen.frame(0, 13, 47, 57, corner=4)
    pen.disc(16, 27, 5)
    pen.shape((6, 54), (24, 38), (42, 54), soft=1)


@icon("phone")
def receiver(pen):
    pen.line(*curve((13, 12), (14, 32), (28, 46), (48, 47)), width=13)
    pen.line((8, 8), (17, 17), width=15)
    pen.line((43, 43), (52, 52), width=15)


@icon("calendar")
def calendar(pen):
    pen.frame(2, 6, 58, 58, corner=5)
    pen.box(2, 6, 58, 22, corner=4)
    for x in (16, 44):
        pen.line((x, 3), (x, 10), width=6)
    for y in (33, 45):
        for x in (17, 30, 43):
            pen.disc(x, y, 3.5)


@icon("clock")
def clock(pen):
    pen.ring(30, 30, 30)
    pen.line((30, 14), (30, 30), (42, 36), width=6)


@icon("alarm")
def alarm_clock(pen):
    pen.ring(30, 33, 24)
    pen.line((30, 22), (30, 34), (39, 38), width=5)
    for side in (list, mirrored):
        pen.line(*side([(4, 14), (15, 4)]), width=8)
        pen.line(*side([(11, 57), (16, 51)]), width=6)


@icon("timer")
def stopwatch(pen):
    pen.ring(30, 35, 25)
    pen.line((22, 3), (38, 3), width=6)
    pen.line((30, 3), (30, 10), width=6)
    pen.line((30, 35), (42, 25), width=6)


@icon("hourglass")
def hourglass(pen):
    pen.line((8, 3), (52, 3), width=6)
    pen.line((8, 57), (52, 57), width=6)
    pen.line((14, 4), (14, 16), (30, 30), (14, 44), (14, 56), width=5)
    pen.line((46, 4), (46, 16), (30, 30), (46, 44), (46, 56), width=5)
    pen.shape((30, 40), (40, 52), (20, 52), soft=1)


@icon("bell")
def bell(pen):
    side = curve((30, 6), (10, 6), (14, 34), (5, 44))
    pen.shape(*side, *reversed(mirrored(side)), soft=1)
    pen.line((30, 3), (30, 8), width=6)
    pen.shape((21, 51), (39, 51), (30, 58), soft=2)


@icon("tag")
def price_tag(pen):
    pen.line((4, 4), (30, 4), (56, 30), (31, 56), (4, 30), (4, 4), width=6)
    pen.disc(18, 18, 5)


@icon("lock")
def padlock(pen):
    pen.box(6, 27, 54, 60, corner=5)
    pen.line((17, 28), (17, 17), (21, 8), (30, 4), (39, 8), (43, 17), (43, 28), width=7)


@icon("lock-open")
def padlock_open(pen):
    pen.box(0, 28, 42, 60, corner=5)
    pen.line((32, 28), (32, 16), (35, 8), (43, 4), (52, 8), (56, 16), (56, 24), width=7)


@icon("key")
def key(pen):
    pen.ring(17, 30, 17, width=7)
    pen.line((33, 30), (57, 30), width=7)
    pen.line((56, 30), (56, 44), width=7)
    pen.line((44, 30), (44, 41), width=6)


@icon("gear")
def cog(pen):
    for tooth in range(8):
        angle = math.radians(tooth * 45)
        pen.line((30, 30), (30 + 25 * math.cos(angle), 30 + 25 * math.sin(angle)), width=10)
    pen.disc(30, 30, 21)
    pen.disc(30, 30, 10, HOLE)


@icon("wrench")
def wrench(pen):
    pen.line((30, 30), (30, 53), width=13)
    pen.disc(30, 19, 20)
    pen.box(22, -8, 38, 17, corner=4, ink=HOLE)


@icon("hammer")
def hammer(pen):
    pen.line((10, 53), (36, 23), width=9)
    pen.shape((18, 8), (34, 2), (57, 22), (46, 34), (32, 18), (20, 18), soft=2)


@icon("barcode")
def barcode(pen):
    for left, width in ((0, 6), (10, 3), (18, 8), (30, 4), (38, 3), (45, 7), (56, 4)):
        pen.box(left, 6, left + width, 54, corner=0)


@icon("creditcard")
def card(pen):
    pen.frame(0, 8, 60, 52)
    pen.box(0, 17, 60, 28, corner=0)
    pen.line((13, 40), (28, 40), width=LINE)


@icon("cart")
def shopping_cart(pen):
    pen.line((2, 5), (11, 5), (19, 39), (51, 39), width=6)
    pen.shape((16, 13), (57, 13), (51, 30), (20, 30), soft=1)
    for x in (24, 46):
        pen.disc(x, 52, 6)


@icon("bag")
def shopping_bag(pen):
    pen.box(5, 18, 55, 60, corner=5)
    pen.line((19, 20), (19, 13), (24, 5), (36, 5), (41, 13), (41, 20), width=6)


@icon("gift")
def present(pen):
    pen.box(0, 15, 60, 28, corner=3)
    pen.box(5, 33, 26, 60, corner=2)
    pen.box(34, 33, 55, 60, corner=2)
    pen.box(27, 15, 33, 28, corner=0, ink=HOLE)
    for side in (list, mirrored):
        pen.line(*side([(29, 13), (16, 3), (12, 10), (29, 13)]), width=5)


@icon("mic")
def microphone(pen):
    pen.box(20, 0, 40, 36, corner=10)
    pen.line((9, 24), (10, 34), (18, 43), (30, 46), (42, 43), (50, 34), (51, 24), width=6)
    pen.line((30, 46), (30, 57), width=6)
    pen.line((17, 57), (43, 57), width=6)


@icon("speaker")
def loudspeaker(pen):
    pen.shape((2, 20), (12, 20), (28, 5), (28, 55), (12, 40), (2, 40), soft=1)
    pen.arc(24, 30, 17, -50, 50, width=6)
    pen.arc(24, 30, 32, -50, 50, width=6)


@icon("speaker-slash")
def loudspeaker_off(pen):
    pen.shape((2, 20), (12, 20), (28, 5), (28, 55), (12, 40), (2, 40), soft=1)
    pen.line((39, 20), (57, 40), width=6)
    pen.line((57, 20), (39, 40), width=6)


@icon("headphones")
def headphones(pen):
    pen.line((6, 40), (6, 28), *curve((6, 28), (8, -4), (52, -4), (54, 28)), (54, 40), width=6)
    for left in (2, 42):
        pen.box(left, 33, left + 16, 59, corner=5)


@icon("newspaper")
def newspaper(pen):
    pen.frame(0, 3, 60, 57, corner=4, width=5)
    pen.box(11, 14, 30, 34, corner=0)
    for y, start in ((18, 38), (30, 38), (44, 13)):
        pen.line((start, y), (48, y), width=LINE)


@icon("terminal")
def terminal(pen):
    pen.frame(0, 4, 60, 56)
    pen.line((14, 19), (25, 29), (14, 39), width=6)
    pen.line((32, 42), (45, 42), width=5)


@icon("tray")
def tray(pen):
    pen.line((4, 30), (15, 6), (45, 6), (56, 30), (56, 54), (4, 54), (4, 30), width=6)
    pen.line((4, 33), (19, 33), (23, 42), (37, 42), (41, 33), (56, 33), width=6)


@icon("paperclip")
def paperclip(pen):
    pen.line((21, 18), (21, 40), (26, 45), (34, 45), (39, 40), (39, 12), (33, 4), (13, 4), (6, 12),
             (6, 48), (15, 57), (45, 57), (54, 48), (54, 12), width=6)


@icon("paintbrush")
def brush(pen):
    pen.line((54, 4), (30, 33), width=10)
    pen.shape((22, 33), (31, 41), (28, 52), (16, 57), (3, 55), (11, 48), (13, 37), soft=2)


@icon("lightbulb")
def light_bulb(pen):
    bulb = curve((22, 44), (22, 34), (8, 34), (9, 20)) + curve((9, 20), (10, -4), (50, -4), (51, 20))
    pen.line(*bulb, *curve((51, 20), (52, 34), (38, 34), (38, 44)), (22, 44), width=6)
    pen.line((22, 55), (38, 55), width=7)


@icon("briefcase")
def briefcase(pen):
    pen.box(0, 16, 60, 34, corner=5)
    pen.box(0, 39, 60, 57, corner=5)
    pen.line((20, 16), (20, 5), (40, 5), (40, 16), width=6)


@icon("ticket")
def ticket(pen):
    pen.box(0, 10, 60, 50, corner=4)
    for x in (0, 60):
        pen.disc(x, 30, 8, HOLE)
    for y in (14, 26, 38):
        pen.box(37, y, 42, y + 7, corner=0, ink=HOLE)


@icon("thumb-up")
def thumb_up(pen):
    pen.box(0, 25, 13, 57, corner=3)
    pen.shape((19, 28), (30, 4), (38, 4), (37, 22), (55, 22), (57, 30), (50, 55), (19, 55), soft=2)


@icon("thumb-down")
def thumb_down(pen):
    thumb_up(pen)
    pen.turn(180)


@icon("hand")
def raised_hand(pen):
    for x, top in ((17, 12), (28, 4), (39, 7), (50, 16)):
        pen.line((x, top), (x, 34), width=9)
    pen.box(12, 28, 54, 57, corner=13)
    pen.line((6, 34), (16, 47), width=9)


@icon("film")
def film_strip(pen):
    pen.box(0, 5, 60, 55, corner=3)
    for top in (10, 24, 38):
        for left in (5, 46):
            pen.box(left, top, left + 9, top + 9, corner=1, ink=HOLE)
    pen.box(20, 11, 40, 27, corner=0, ink=HOLE)
    pen.box(20, 33, 40, 49, corner=0, ink=HOLE)


@icon("keyboard")
def keyboard(pen):
    pen.frame(0, 9, 60, 51, corner=5, width=5)
    for y in (20, 30):
        for x in (13, 24, 36, 47):
            pen.disc(x, y, 3.5)
    pen.line((18, 41), (42, 41), width=LINE)


@icon("display")
def monitor(pen):
    pen.frame(0, 2, 60, 44, corner=5)
    pen.line((30, 44), (30, 54), width=9)
    pen.line((16, 57), (44, 57), width=6)


@icon("smartphone")
def smartphone(pen):
    pen.frame(12, 0, 48, 60, corner=8)
    pen.line((26, 49), (34, 49), width=4)


@icon("watch")
def wristwatch(pen):
    pen.box(18, 0, 42, 16, corner=2)
    pen.box(18, 44, 42, 60, corner=2)
    pen.box(8, 11, 52, 49, corner=10)
    pen.box(15, 18, 45, 42, corner=5, ink=HOLE)


@icon("gamepad")
def game_controller(pen):
    pen.frame(0, 9, 60, 51, corner=18)
    pen.line((18, 22), (18, 38), width=6)
    pen.line((11, 30), (25, 30), width=6)
    for x, y in ((38, 36), (47, 25)):
        pen.disc(x, y, 5)


@icon("disk")
def data_drive(pen):
    pen.hoop(3, 1, 57, 21)
    for top in (18, 36):
        pen.line((6, top - 7), (6, top + 8), *curve((6, top + 8), (12, top + 20), (48, top + 20),
                 (54, top + 8)), (54, top - 7), width=6)


@icon("chip")
def processor(pen):
    for place in (18, 30, 42):
        pen.line((place, 2), (place, 58), width=5)
        pen.line((2, place), (58, place), width=5)
    pen.box(10, 10, 50, 50, corner=4)
    pen.box(21, 21, 39, 39, corner=1, ink=HOLE)


@icon("battery")
def battery(pen):
    pen.frame(0, 14, 52, 46)
    pen.box(11, 24, 33, 36, corner=1)
    pen.box(55, 24, 60, 36, corner=1)


@icon("ruler")
def ruler(pen):
    pen.frame(0, 16, 60, 44, corner=3)
    for x, bottom in ((15, 30), (25, 26), (35, 30), (45, 26)):
        pen.line((x, 18), (x, bottom), width=4)


@icon("camera-viewfinder")
def viewfinder(pen):
    for turn in ([(3, 17), (3, 3), (17, 3)], [(43, 3), (57, 3), (57, 17)],
                 [(57, 43), (57, 57), (43, 57)], [(17, 57), (3, 57), (3, 43)]):
        pen.line(*turn, width=6)
    pen.disc(30, 30, 12)
