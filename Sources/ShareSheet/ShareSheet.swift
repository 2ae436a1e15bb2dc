/// The public face of the library: one import brings the sheet, the presentation, pictures and cells.
@_exported import SheetCells
@_exported import SheetEngine
@_exported import SheetImaging
@_exported import SheetPresentation
