/// Message in the current language; the other text is not evaluated. The parameters enforce a translation.
func localized(_ english: @autoclosure () -> String, _ russian: @autoclosure () -> String) -> String {
    switch Language.current {
    case .english: english()
    case .russian: withCommandWords(russian())
    }
}

/// Text in which words of the current language replace those of commands between backquotes.
func withCommandWords(_ text: String) -> String {
    guard Language.current == .russian, text.utf8.contains(UInt8(ascii: "`")) else { return text }
    return text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
        index % 2 == 1 ? Phrases.russianLine(part, isHint: true) ?? String(part) : String(part)
    }.joined(separator: "`")
}

/// Text without a translation: names, command words, prescribed wording, and text needed in one language only.
func verbatim(_ text: String) -> String { text }
