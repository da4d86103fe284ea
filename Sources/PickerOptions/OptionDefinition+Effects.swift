extension OptionDefinition.Effect {
  typealias BadValue = OptionDefinition.BadValue

  /// Sets something to what a reader makes of the argument.
  static func parsed<Value>(
    by read: @escaping @Sendable (String) throws(BadValue) -> Value,
    _ set: @escaping @Sendable (inout PickerOptions, Value) -> Void
  ) -> Self {
    .setting { options, text throws(BadValue) in set(&options, try read(text)) }
  }

  /// Sets something to text, which may be empty.
  static func text(_ set: @escaping @Sendable (inout PickerOptions, String) -> Void) -> Self {
    .setting { options, text in set(&options, text) }
  }

  /// Sets something to text that is not empty.
  static func name(_ set: @escaping @Sendable (inout PickerOptions, String) -> Void) -> Self {
    .setting { options, text throws(BadValue) in set(&options, try OptionValue.nonEmpty(text)) }
  }

  /// Sets something to one of the words of an enumeration.
  static func choice<Value: RawRepresentable & CaseIterable & SendableMetatype>(
    _ set: @escaping @Sendable (inout PickerOptions, Value) -> Void
  ) -> Self where Value.RawValue == String {
    .setting { options, text throws(BadValue) in set(&options, try OptionValue.choice(text)) }
  }

  /// Sets something to a whole number.
  static func number(
    in range: ClosedRange<Int>,
    _ set: @escaping @Sendable (inout PickerOptions, Int) -> Void
  ) -> Self {
    .setting { options, text throws(BadValue) in
      set(&options, try OptionValue.number(text, in: range))
    }
  }
}
