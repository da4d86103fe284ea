// defaults + command line → GetoptLong → [Occurrence] → mode, settings → PickerOptions

extension PickerOptions {
  /// Reads the arguments of a call.
  ///
  ///     try PickerOptions.parse(["--filter", "uni"], program: .dialcode).mode   // .filter("uni")
  ///
  /// What comes later wins. A list adds up over repeated options of one source (the command
  /// line, the variable, the file), and takes the place of the list of an earlier source.
  ///
  /// - Parameters:
  ///   - arguments: The words of the command line, without the program's name.
  ///   - program: The program that was called.
  ///   - defaults: Options ahead of the command line, the least important first. They may hold
  ///     neither modes nor words.
  /// - Returns: What was typed.
  /// - Throws: ``OptionError``, the first one found.
  public static func parse(
    _ arguments: [String], program: Program, defaults: [DefaultOptions] = []
  ) throws(OptionError) -> PickerOptions {
    let parser = OptionParser(program: program)
    var occurrences: [OptionParser.Occurrence] = []
    for source in defaults {
      occurrences += try parser.defaults(source)
    }
    let (typed, operands) = try parser.split(arguments, origin: .commandLine)
    occurrences += typed

    var options = PickerOptions()
    try parser.apply(occurrences, to: &options)
    options.mode = try parser.mode(of: typed, operands: operands)
    return options
  }
}
