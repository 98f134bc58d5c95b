extension Command {
    /// Words that ask for help on the command before them.
    private static let questions: Set = ["--help", "-h", "?"]

    var asksForHelp: Bool {
        arguments.count == 1 && Self.questions.contains(arguments[0])
            || arguments.last == "--help" && !arguments.contains("--")
    }

    /// Usual form of a command that opens a photo: `3` for `#3`, `3.` and `photo 3`.
    var usual: Command {
        let bare = NumberList.bare(NumberList.normalized(name))
        if NumberList.isNumber(bare) { return Command(bare, arguments) }
        guard ["photo", "picture", "image"].contains(name), arguments.count == 1,
            case let number = NumberList.bare(NumberList.normalized(arguments[0])),
            NumberList.isNumber(number)
        else { return self }
        return Command(number)
    }

    /// Line without leading invisible characters and without `gallery`, the first word of examples for a shell.
    static func bare(_ line: String) -> String {
        let invisible: Set<Unicode.Scalar> = ["\u{FEFF}", "\u{200B}", "\u{200E}", "\u{200F}", "\u{2060}"]
        let visible = String(line.unicodeScalars.drop { invisible.contains($0) })
        let words = LineReading(visible).words
        guard words.count > 1, words[0].text.lowercased() == "gallery", !words[1].text.hasPrefix("-") else {
            return visible
        }
        return String(visible.dropFirst(words[1].range.lowerBound))
    }
}
