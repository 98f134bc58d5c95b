/// Message in the current language; the other text is not evaluated. The parameters enforce a translation.
func localized(_ english: @autoclosure () -> String, _ russian: @autoclosure () -> String) -> String {
    switch Language.current {
    case .english: english()
    case .russian: withCommandWords(russian())
    }
}

/// Commands that take any words.
private let withoutSubcommands: Set = ["search", "favorites", "refine", "without", "random"]

/// Text in which words of the current language replace the names of commands between backquotes.
///
/// Commands with English subcommands, such as `board new NAME`, stay, as a line has words of one language.
func withCommandWords(_ text: String) -> String {
    guard Language.current == .russian, text.utf8.contains(UInt8(ascii: "`")) else { return text }
    return text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
        guard index % 2 == 1 else { return String(part) }
        let words = part.split(separator: " ", omittingEmptySubsequences: false)
        guard let name = words.first.flatMap({ Phrases.russianNames[String($0)] }),
            withoutSubcommands.contains(String(words[0]))
                || !words.dropFirst().contains(where: {
                    $0.first.map { $0.isASCII && $0.isLowercase } ?? false
                })
        else { return String(part) }
        return ([name[...]] + words.dropFirst()).joined(separator: " ")
    }.joined(separator: "`")
}

/// Text without a translation: names, command words, prescribed wording, and text needed in one language only.
func verbatim(_ text: String) -> String { text }
