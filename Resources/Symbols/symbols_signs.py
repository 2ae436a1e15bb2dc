"""Signs and letters, shapes without an object. Imported by draw-symbols.py."""

from draw_icons import GAP, HOLE, LINE, curve, icon


@icon("checkmark")
def tick(pen):
    pen.line((5, 32), (22, 50), (55, 10), width=9)


@icon("xmark")
def cross(pen):
    pen.line((7, 7), (53, 53), width=9)
    pen.line((53, 7), (7, 53), width=9)


@icon("plus")
def plus(pen):
    pen.line((30, 5), (30, 55), width=10)
    pen.line((5, 30), (55, 30), width=10)


@icon("minus")
def minus(pen):
    pen.line((5, 30), (55, 30), width=11)


def in_ring(pen):
    pen.ring(30, 30, 30, width=4)


@icon("check-circle")
def tick_in_disc(pen):
    in_ring(pen)
    pen.line((16, 30), (27, 42), (45, 19), width=8)


@icon("x-circle")
def cross_in_disc(pen):
    in_ring(pen)
    pen.line((19, 19), (41, 41), width=8)
    pen.line((41, 19), (19, 41), width=8)


@icon("plus-circle")
def plus_in_disc(pen):
    in_ring(pen)
    pen.line((30, 14), (30, 46), width=8)
    pen.line((14, 30), (46, 30), width=8)


@icon("down-circle")
def arrow_in_disc(pen):
    in_ring(pen)
    pen.line((30, 13), (30, 32), width=9)
    pen.shape((16, 30), (44, 30), (30, 48), soft=1)


@icon("up-circle")
def arrow_up_in_disc(pen):
    down = arrow_in_disc
    down(pen)
    pen.turn(180)


@icon("info")
def letter_i(pen):
    in_ring(pen)
    pen.disc(30, 16, 5)
    pen.line((24, 28), (30, 28), (30, 46), width=8)
    pen.line((22, 47), (38, 47), width=6)


@icon("question")
def question_mark(pen):
    pen.line(*curve((12, 18), (12, -4), (50, -4), (47, 18)), *curve((47, 18), (44, 28), (30, 26),
             (30, 40)), width=8)
    pen.disc(30, 54, 6)


@icon("warning")
def triangle_with_mark(pen):
    pen.line((30, 5), (56, 54), (4, 54), (30, 5))
    pen.line((30, 22), (30, 36), width=6)
    pen.disc(30, 45, 3.5)


@icon("exclamation")
def exclamation_mark(pen):
    pen.shape((22, 3), (38, 3), (34, 38), (26, 38), soft=2)
    pen.disc(30, 53, 7)


@icon("circle")
def circle(pen):
    pen.ring(30, 30, 29, width=7)


@icon("square")
def square(pen):
    pen.frame(3, 3, 57, 57, corner=4)


@icon("grid")
def four_squares(pen):
    for left in (2, 34):
        for top in (2, 34):
            pen.box(left, top, left + 24, top + 24, corner=4)


@icon("stack")
def layers(pen):
    pen.shape((30, 3), (57, 16), (30, 29), (3, 16), soft=1)
    pen.line((4, 31), (30, 43), (56, 31), width=6)
    pen.line((4, 45), (30, 57), (56, 45), width=6)


@icon("lines")
def lines_of_text(pen):
    for y, end in ((6, 58), (18, 42), (30, 58), (42, 42), (54, 52)):
        pen.line((2, y), (end, y), width=LINE)


@icon("menu")
def three_bars(pen):
    for y in (9, 30, 51):
        pen.line((4, y), (56, y), width=8)


@icon("bold")
def letter_b(pen):
    pen.line((14, 4), (14, 56), width=9)
    pen.line((14, 5), (32, 5), (42, 9), (44, 17), (40, 25), (32, 28), (14, 28), width=8)
    pen.line((32, 28), (44, 32), (48, 42), (44, 51), (34, 55), (14, 55), width=8)


@icon("italic")
def leaning_letter(pen):
    pen.line((36, 4), (24, 56), width=8)
    pen.line((24, 4), (52, 4), width=6)
    pen.line((8, 56), (38, 56), width=6)


@icon("at")
def at_sign(pen):
    pen.arc(30, 30, 27, 40, 360, width=5)
    pen.ring(29, 31, 13, width=5)
    pen.line((40, 20), (40, 36), (46, 42), (54, 40), (57, 30), width=5)


@icon("number")
def number_sign(pen):
    for x in (20, 44):
        pen.line((x, 3), (x - 6, 57), width=6)
    for y in (20, 42):
        pen.line((4, y), (56, y), width=6)


@icon("percent")
def percent_sign(pen):
    pen.ring(15, 15, 13)
    pen.ring(45, 45, 13)
    pen.line((50, 4), (10, 56), width=7)


@icon("dollar")
def dollar_sign(pen):
    pen.line(*curve((46, 17), (42, 5), (12, 5), (14, 19)), *curve((14, 19), (16, 33), (46, 27),
             (46, 41)), *curve((46, 41), (46, 55), (16, 55), (13, 43)), width=7)
    pen.line((30, 1), (30, 59), width=5)


@icon("quote")
def quotation_marks(pen):
    for left in (2, 33):
        pen.disc(left + 12, 37, 12)
        pen.shape((left + 1, 38), (left + 8, 14), (left + 22, 7), (left + 12, 26), soft=1)


@icon("code")
def angle_brackets(pen):
    pen.line((17, 14), (3, 30), (17, 46), width=6)
    pen.line((43, 14), (57, 30), (43, 46), width=6)
    pen.line((36, 6), (24, 54), width=6)


@icon("braces")
def curly_braces(pen):
    for points in ([(22, 4), (14, 6), (12, 12), (12, 23), (4, 30), (12, 37), (12, 48), (14, 54),
                    (22, 56)],):
        pen.line(*points, width=6)
        pen.line(*[(60 - x, y) for x, y in points], width=6)


@icon("chart")
def bars(pen):
    for left, top in ((3, 36), (23, 18), (43, 3)):
        pen.box(left, top, left + 14, 57, corner=2)


@icon("graph")
def line_in_axes(pen):
    pen.line((3, 3), (3, 57), (57, 57), width=6)
    pen.line((15, 42), (27, 24), (38, 34), (54, 10), width=6)


@icon("pie")
def pie_chart(pen):
    pen.disc(28, 32, 28)
    pen.box(30, 0, 60, 30, corner=0, ink=HOLE)
    pen.shape((36, 2), *curve((36, 2), (50, 3), (57, 10), (58, 24)), (36, 24), soft=1)


@icon("waveform")
def sound_bars(pen):
    for x, reach in ((4, 8), (17, 18), (30, 27), (43, 14), (56, 8)):
        pen.line((x, 30 - reach), (x, 30 + reach), width=7)


@icon("network")
def connected_dots(pen):
    pen.line((46, 11), (12, 30), (46, 49), width=5)
    for x, y in ((47, 11), (11, 30), (47, 49)):
        pen.disc(x, y, 11)


@icon("shield")
def shield(pen):
    edge = curve((30, 57), (14, 50), (5, 38), (5, 10))
    pen.line((30, 4), (5, 11), *reversed(edge), *[(60 - x, y) for x, y in edge], (55, 11), (30, 4),
             width=6)
    pen.line((19, 28), (27, 37), (41, 20), width=6)
