import Foundation
import SheetPrograms

/// Sections and what is in them, by names of one's own; UIKit's names. What is in it already is not added again,
/// and what is not in it is not looked for: both give a warning, where iOS ends the program.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  fileprivate struct Section {
    var name: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private var sections: [Section] = []

  /// An empty one.
  public init() {}

  /// The sections in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.name) }
  /// All items in their order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// How many items there are.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section; none when it is not there.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    sections.first { $0.name == identifier }?.items ?? []
  }

  /// The section of an item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.name
  }

  /// The number of an item among all.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// The number of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.name == identifier }
  }

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for name in identifiers {
      guard indexOfSection(name) == nil else {
        warnProgrammer("appendSections: section \(name) is there already and was left out")
        continue
      }
      sections.append(Section(name: name))
    }
  }

  /// Adds items at the end of a section, the last one if none is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    let place = section.map { indexOfSection($0) } ?? sections.indices.last
    guard let place else {
      return warnProgrammer("appendItems: there is no such section; nothing was added")
    }
    sections[place].items += new(identifiers)
  }

  /// Adds items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem before: ItemIdentifierType
  ) { insert(identifiers, at: before, offset: 0) }

  /// Adds items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem after: ItemIdentifierType
  ) { insert(identifiers, at: after, offset: 1) }

  /// Takes items away.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }

  /// Takes all items away, and all sections.
  public mutating func deleteAllItems() { sections = [] }

  /// Takes sections away.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.name) }
  }

  /// Does nothing: all that is seen is asked for anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  /// Does nothing: all that is seen is asked for anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
  /// Does nothing: all that is seen is asked for anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}

  // MARK: Inside

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func section(at index: Int) -> SectionIdentifierType? {
    sections.indices.contains(index) ? sections[index].name : nil
  }

  func count(inSectionAt index: Int) -> Int {
    sections.indices.contains(index) ? sections[index].items.count : 0
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let index = section.items.firstIndex(of: item) {
        return IndexPath(item: index, section: number)
      }
    }
    return nil
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at item: ItemIdentifierType, offset: Int
  ) {
    guard let path = path(of: item) else {
      return warnProgrammer("insertItems: \(item) is not there; nothing was added")
    }
    sections[path.section].items.insert(contentsOf: new(identifiers), at: path.item + offset)
  }

  private func new(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    var known = Set(itemIdentifiers)
    return identifiers.filter { item in
      guard known.insert(item).inserted else {
        warnProgrammer("item \(item) is there already and was left out")
        return false
      }
      return true
    }
  }
}

extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
