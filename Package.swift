// swift-tools-version: 6.2

import PackageDescription

// Warnings fail the build where changes are checked, and nowhere else: a newer compiler may have
// new ones.
let isChecked = Context.environment["CI"] != nil

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isChecked ? [.treatAllWarnings(as: .error)] : [])

let cSettings: [CSetting] = isChecked ? [.treatAllWarnings(as: .error)] : []

let package = Package(
  name: "dialcode",
  products: [
    .library(name: "SectionedPicker", targets: ["SectionedPicker"]),
    .library(name: "DialCodes", targets: ["DialCodes"]),
    .executable(name: "dialcode", targets: ["dialcode"]),
    .executable(name: "sectionpick", targets: ["sectionpick"]),
  ],
  targets: [
    // Pure: sections, matching, picker state. Countries, their names and numbers. Bytes to values.
    .target(name: "SectionedPicker", swiftSettings: settings),
    .target(name: "JSONText", swiftSettings: settings),
    .target(name: "CResources", cSettings: cSettings),
    .target(
      name: "DialCodes", dependencies: ["JSONText", "CResources"], swiftSettings: settings),
    .target(name: "ItemInput", dependencies: ["JSONText"], swiftSettings: settings),

    // The terminal: readline behind a C shim, and what is drawn.
    .target(
      name: "CReadline",
      cSettings: cSettings + [.define("_GNU_SOURCE")],
      linkerSettings: [.linkedLibrary("readline"), .linkedLibrary("tinfo")]),
    .target(name: "LineEditing", dependencies: ["CReadline"], swiftSettings: settings),
    .target(
      name: "PickerTerminal", dependencies: ["JSONText", "SectionedPicker", "LineEditing"],
      swiftSettings: settings),
    .systemLibrary(name: "CGetopt"),
    .target(name: "PickerOptions", dependencies: ["CGetopt"], swiftSettings: settings),

    .target(
      name: "PickerProgram", dependencies: ["SectionedPicker", "PickerTerminal", "PickerOptions"],
      swiftSettings: settings),

    // Glue.
    .executableTarget(
      name: "dialcode",
      dependencies: [
        "DialCodes", "JSONText", "SectionedPicker", "PickerTerminal", "PickerOptions",
        "PickerProgram",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "sectionpick",
      dependencies: [
        "DialCodes", "ItemInput", "JSONText", "SectionedPicker", "PickerTerminal", "PickerOptions",
        "PickerProgram",
      ],
      swiftSettings: settings),

    // Ratios to other pickers; not for the tests, which measure no time.
    .executableTarget(
      name: "benchmarks", dependencies: ["CTestSupport", "dialcode", "sectionpick"],
      swiftSettings: settings),

    // The program in the README, which its test runs.
    .executableTarget(
      name: "LibraryExample", dependencies: ["DialCodes", "SectionedPicker"],
      path: "Tests/LibraryExample", swiftSettings: settings),

    .target(name: "CTestSupport", path: "Tests/CTestSupport", cSettings: cSettings),
    .target(
      name: "TestSupport", dependencies: ["CTestSupport"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "TestSupportTests", dependencies: ["TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "SectionedPickerTests", dependencies: ["SectionedPicker", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "JSONTextTests", dependencies: ["JSONText", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "DialCodesTests", dependencies: ["DialCodes", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ItemInputTests", dependencies: ["ItemInput", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "PickerOptionsTests", dependencies: ["PickerOptions", "TestSupport"],
      swiftSettings: settings),
    .testTarget(name: "LineEditingTests", dependencies: ["LineEditing"], swiftSettings: settings),
    .testTarget(
      name: "PickerTerminalTests",
      dependencies: ["PickerTerminal", "LineEditing", "SectionedPicker", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["dialcode", "sectionpick", "LibraryExample", "TestSupport"],
      exclude: ["Snapshots"], swiftSettings: settings),
  ]
)
