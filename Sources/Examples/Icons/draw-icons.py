#!/usr/bin/env python3
"""Draws the icons of the examples, 120 pixels square, into the current folder. Needs Pillow.

Four are masks: of a service in the lower row only the alpha channel counts. Weibo's is in colour."""
from PIL import Image, ImageDraw

SCALE = 4  # drawn larger, then reduced, for smooth edges
SIDE = 120 * SCALE


def scaled(*values):
    return [value * SCALE for value in values]


def canvas():
    image = Image.new("L", (SIDE, SIDE), 0)
    return image, ImageDraw.Draw(image)


def save(mask, name):
    image = Image.new("RGBA", (120, 120), (0, 0, 0, 0))
    image.putalpha(mask.resize((120, 120), Image.LANCZOS))
    image.save(name + ".png", optimize=True)


def mustachify():
    mask, draw = canvas()
    half = [(0, 52), (10, 44), (22, 42), (34, 48), (42, 56), (50, 58), (54, 52), (52, 46), (58, 44),
            (59, 56), (52, 68), (40, 74), (24, 74), (10, 68), (0, 60)]
    for side in (1, -1):
        draw.polygon([((60 + side * x) * SCALE, y * SCALE) for x, y in half], fill=255)
    draw.ellipse(scaled(62, 42, 92, 73), fill=255)
    draw.ellipse(scaled(28, 42, 58, 73), fill=255)
    save(mask, "Mustachify")


def reverse_string():
    mask, draw = canvas()
    draw.rectangle(scaled(30, 38, 100, 50), fill=255)
    draw.polygon(scaled(8, 44, 36, 22, 36, 66), fill=255)
    draw.rectangle(scaled(20, 72, 90, 84), fill=255)
    draw.polygon(scaled(112, 78, 84, 56, 84, 100), fill=255)
    save(mask, "ReverseString")


def copy_link():
    mask, draw = canvas()
    for box in ((8, 44, 66, 76), (54, 44, 112, 76)):
        draw.rounded_rectangle(scaled(*box), radius=16 * SCALE, outline=255, width=10 * SCALE)
    save(mask.rotate(45, resample=Image.BICUBIC), "CopyLink")


def archive():
    mask, draw = canvas()
    draw.rounded_rectangle(scaled(12, 22, 108, 46), radius=5 * SCALE, fill=255)
    draw.rounded_rectangle(scaled(18, 52, 102, 102), radius=5 * SCALE, fill=255)
    draw.rounded_rectangle(scaled(46, 62, 74, 72), radius=4 * SCALE, fill=0)
    save(mask, "Archive")


def weibo():
    image = Image.new("RGB", (SIDE, SIDE), (250, 180, 60))
    draw = ImageDraw.Draw(image)
    draw.ellipse(scaled(16, 28, 104, 92), fill="white")
    draw.polygon(scaled(34, 80, 26, 108, 60, 88), fill="white")
    draw.ellipse(scaled(40, 40, 80, 80), fill=(215, 40, 40))
    draw.ellipse(scaled(50, 46, 66, 62), fill="white")
    small = image.resize((120, 120), Image.LANCZOS)
    small.quantize(32).convert("RGB").save("Weibo.png", optimize=True)


for draw_icon in (mustachify, reverse_string, copy_link, archive, weibo):
    draw_icon()
