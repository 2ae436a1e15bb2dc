/// The values behind the command: options, items, configuration, output. Paths are part of their
/// interface, so who imports this module has them too.
@_exported import SheetFiles
