/// The values behind the command: options, items, configuration, output. Paths and what was read
/// of the configuration are part of their interface, so who imports this module has them too.
@_exported import SheetFiles
@_exported import SheetSettings
