/// What opening a terminal takes; the rest of the layer that owns curses stays behind the sheet.
@_exported import struct SheetTerminal.ScreenOptions
@_exported import enum SheetTerminal.TerminalError
@_exported import enum SheetTerminal.TerminalLocale
