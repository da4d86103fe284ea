import Testing

@testable import PickerTerminal

/// Whole screens; each line of a literal is a row of the terminal.
@Suite struct FrameRendererTests {
  func screen(_ content: ScreenContent, rows: Int, columns: Int) -> String {
    FrameRenderer().frame(content, size: ScreenSize(rows: rows, columns: columns)).plainText
  }

  let swa = SampleScreen.content(
    prompt: PromptContent(prompt: "> ", line: "swa"), status: "1 country",
    lines: SampleScreen.matches, current: "E")

  @Test func wholeListAt80Columns() {
    #expect(
      screen(SampleScreen.content(), rows: 12, columns: 80) == """
        >                                                                  245 countries
        Recents                                                                        ★
          🇩🇰 Denmark                                                    ✓      +45  DK ·
        > 🇸🇿 Eswatini                                                         +268  SZ F
        A                                                                              ·
          🇦🇽 Åland Islands                                                 +358 18  AX L
          🇦🇸 American Samoa                                                 +1 684  AS ·
          🇦🇬 Antigua & Barbuda                                              +1 268  AG R
          🇦🇨 Ascension Island                                                 +247  AC ·
                                                                                       X
                                                                                       ·
                                                                                       Z

        """)
  }

  @Test func reasonAndMessage() {
    var content = swa
    content.message = "Nothing is listed under “B”."
    #expect(
      screen(content, rows: 9, columns: 60) == """
        > swa                                              1 country
        Nothing is listed under “B”.
        E                                                          ★
        > 🇸🇿 Eswatini (Swaziland)                         +268  SZ E
                                                                   I
                                                                   ·
                                                                   R
                                                                   ·
                                                                   Z

        """)
  }

  @Test func fullIndexWhereThereIsRoom() {
    let text = screen(SampleScreen.content(), rows: 50, columns: 200)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.count == 28)
    #expect(lines.dropFirst().compactMap(\.last) == Array("★ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
    #expect(lines.dropFirst().allSatisfy { DisplayWidth.width(of: $0) == 200 })
  }

  @Test func fortyColumns() {
    #expect(
      screen(swa, rows: 10, columns: 40) == """
        > swa                          1 country
        E                                      ★
        > 🇸🇿 Eswatini (Swaziland)     +268  SZ E
                                               G
                                               ·
                                               N
                                               ·
                                               U
                                               ·
                                               Z

        """)
  }

  @Test func twentyColumnsKeepTheDialCode() {
    #expect(
      screen(SampleScreen.content(), rows: 3, columns: 20) == """
        >      245 countries
        Recents
          Denmark ✓      +45

        """)
  }

  @Test func tenColumnsKeepTheTitle() {
    #expect(
      screen(swa, rows: 3, columns: 10) == """
        > swa
        E
        > Eswatini

        """)
  }

  @Test func oneRowShowsTheMessageInsteadOfTheCount() {
    var content = swa
    content.message = "no “B”"
    #expect(screen(content, rows: 1, columns: 30) == "> swa                   no “B”\n")
  }

  @Test func everySizeIsDrawnWithinItself() {
    for rows in 1...9 {
      for columns in 1...45 {
        let size = ScreenSize(rows: rows, columns: columns)
        let frame = FrameRenderer(theme: .colored).frame(swa, size: size)
        #expect(frame.lines.count == rows)
        #expect(frame.cursorRow == 0 && frame.cursorColumn < columns)
        #expect(frame.lines.allSatisfy { DisplayWidth.width(of: $0.plainText) <= columns })
      }
    }
  }

  @Test func theEditPointStaysVisible() {
    let line = "中文测试" + String(repeating: "x", count: 100)
    let size = ScreenSize(rows: 1, columns: 20)
    let renderer = FrameRenderer()
    let start = PromptContent(prompt: "> ", line: line, cursor: 12)
    let atStart = renderer.frame(ScreenContent(prompt: start), size: size)
    #expect(atStart.cursorColumn == 10)
    #expect(atStart.plainText == "> 中文测试xxxxxxxxx…\n")
    let end = PromptContent(prompt: "> ", line: line)
    let atEnd = renderer.frame(ScreenContent(prompt: end), size: size)
    #expect(atEnd.cursorColumn == 19)
  }

  @Test func statusGivesWayToALongLine() {
    let line = PromptContent(prompt: "> ", line: String(repeating: "x", count: 34))
    let count = ScreenContent(prompt: line, status: "12345 of 1000000 found")
    #expect(screen(count, rows: 1, columns: 60).hasSuffix("xx   12345 of 1000000 found\n"))
    #expect(screen(count, rows: 1, columns: 50).hasSuffix("xx   12345 of 1000000 found\n"))
    #expect(!screen(count, rows: 1, columns: 46).contains("12345"))
    let sentence = ScreenContent(
      prompt: line, status: "No country matches what you have typed.")
    #expect(screen(sentence, rows: 1, columns: 60).hasSuffix("x   No country matches what yo…\n"))
  }

  @Test func textIsIsolatedOnlyWhereTheTerminalReorders() {
    let row = SampleScreen.row("الإمارات", "AE", "+971")
    let content = SampleScreen.content(lines: [row])
    let size = ScreenSize(rows: 2, columns: 40)
    var renderer = FrameRenderer()
    #expect(!renderer.frame(content, size: size).plainText.contains("\u{2068}"))
    renderer.theme.isolatesText = true
    let text = renderer.frame(content, size: size).plainText
    #expect(text.contains("\u{2068}الإمارات\u{2069}"))
    #expect(text.contains("\u{2066}+971\u{2069}"))
  }

  @Test func picksAndNumbersHaveTheirPlaces() {
    let lines: [ListLine] = [
      .row(RowContent(title: "alpha", marks: .picked, number: 9)),
      .row(RowContent(title: "beta", marks: [.picked, .current], number: 10)),
      .row(RowContent(title: "gamma", number: 11)),
    ]
    #expect(
      screen(
        ScreenContent(prompt: PromptContent(prompt: "? "), status: "2 picked", lines: lines),
        rows: 4, columns: 30) == """
          ?                     2 picked
           * 9 alpha
          >*10 beta
            11 gamma

          """)
  }
}
