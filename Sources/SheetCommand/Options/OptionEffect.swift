/// What an option does to the options so far.
struct OptionEffect: Sendable {
  typealias Property<Value> = WritableKeyPath<Options, Value> & Sendable
  /// A way to understand a value, such as `OptionValue.text`.
  typealias Reading<Value> = @Sendable (OptionValue) -> () throws(CommandError) -> Value

  let apply: @Sendable (inout Options, OptionValue) throws(CommandError) -> Void

  /// Sets a property to a word of the program's own.
  static func set<Value: Sendable>(_ property: Property<Value>, to value: Value) -> OptionEffect {
    OptionEffect { options, _ in options[keyPath: property] = value }
  }

  /// Sets a property to the option's value.
  static func set<Value>(
    _ property: Property<Value?>, _ read: @escaping Reading<Value>
  ) -> OptionEffect {
    OptionEffect { (options, value) throws(CommandError) in
      options[keyPath: property] = try read(value)()
    }
  }

  /// Adds the option's values to a list.
  static func add<Value>(
    to property: Property<[Value]?>, _ read: @escaping Reading<[Value]>
  ) -> OptionEffect {
    OptionEffect { (options, value) throws(CommandError) in
      options[keyPath: property] = (options[keyPath: property] ?? []) + (try read(value)())
    }
  }

  /// Adds an item.
  static func item(_ read: @escaping Reading<ItemArgument>) -> OptionEffect {
    OptionEffect { (options, value) throws(CommandError) in
      options.items.append(try read(value)())
    }
  }
}
