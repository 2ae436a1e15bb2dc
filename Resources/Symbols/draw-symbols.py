#!/usr/bin/env python3
"""Draws the symbols that stand for names of SF Symbols and writes them into the folder Drawings beside this script.

    draw-symbols.py [FOLDER]

For every symbol NAME.png of 60 pixels square. The rules for shapes, the pen and the way they are
written are those of ../Icons/draw-icons.py: read its head first. What that script draws already is
not drawn again here: the table of names (Sources/SheetGraphics/Symbols) leads there.

The drawings are ours, made from what a name means, never from a picture of the symbol.
"""

import importlib.util
import sys
from pathlib import Path

# The package manager would take the folder that Python leaves behind for a resource.
sys.dont_write_bytecode = True
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))


def icon_script():
    """The script of the icons, whose name is none that `import` takes."""
    spec = importlib.util.spec_from_file_location("draw_icons", HERE.parent / "Icons/draw-icons.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules["draw_icons"] = module
    spec.loader.exec_module(module)
    module.ICONS.clear()
    module.SIZES = {"60": 60}
    return module


def main():
    folder_path = Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "Drawings"
    icons = icon_script()
    import symbols_actions, symbols_objects, symbols_signs, symbols_world  # noqa: E401
    for name, draw in icons.ICONS.items():
        pen = icons.Pen()
        draw(pen)
        icons.write(name, pen.mask, folder_path)
        (folder_path / f"{name}-60.png").rename(folder_path / f"{name}.png")


if __name__ == "__main__":
    main()
