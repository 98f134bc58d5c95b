import TextLayout

extension Command {
    public var asksForHelp: Bool {
        arguments.count == 1 && ["--help", "-h", "?"].contains(arguments[0])
            || arguments.last == "--help" && !arguments.contains("--")
    }

    /// Usual form of a command that opens a photo: `3` for `#3`, `3.` and `photo 3`.
    var usual: Command {
        let bare = NumberList.bare(NumberList.normalized(name))
        if NumberList.isList(bare) { return Command(bare, arguments) }
        guard ["photo", "picture", "image"].contains(name), arguments.count == 1,
            case let number = NumberList.bare(NumberList.normalized(arguments[0])),
            NumberList.isNumber(number)
        else { return self }
        return Command(number)
    }

    /// Line of a shell's history, or of an example for a shell, without the prompt, `gallery`, and what follows a pipe
    /// or redirects the output.
    static func bare(_ line: String) -> String {
        let command = withoutPrompt(line), words = LineReading(command).words
        guard words.count > 1, words[0].text.lowercased() == "gallery", !words[1].text.hasPrefix("-") else {
            return command
        }
        return withoutPipe(String(command.dropFirst(words[1].range.lowerBound)))
    }

    private static let prompts: Set = ["$", "%", "❯", "➜", "gallery>", ">"]

    private static func withoutPrompt(_ line: String) -> String {
        let words = LineReading(line).words
        guard words.count > 1, prompts.contains(words[0].text) else { return line }
        return String(line.dropFirst(words[1].range.lowerBound))
    }

    private static func withoutPipe(_ command: String) -> String {
        var quote: Character?, last: Character = " "
        for (index, character) in zip(command.indices, command) {
            defer { last = character }
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" && last == " " {
                quote = character
            } else if character == "|" || "&>".contains(character) && last == " "
                || character == "2" && last == " " && command[index...].hasPrefix("2>")
            {
                return String(command[..<index].reversed().drop(while: \.isWhitespace).reversed())
            }
        }
        return command
    }

    /// Line without a colon before the command, which opens the command line of the grid.
    static func withoutColon(_ line: String) -> String {
        let start = line.prefix(while: \.isWhitespace), rest = line[start.endIndex...]
        let command = rest.dropFirst().drop(while: \.isWhitespace)
        guard rest.first == ":", command.first.map({ $0.isLetter || $0.isNumber }) == true else {
            return line
        }
        return String(start + command)
    }

    /// Line without invisible characters before its first word or, if all else is ASCII, within it.
    static func visible(_ line: String) -> String {
        let scalars = line.unicodeScalars
        let start = scalars.prefix { CleanText.isInvisible($0) || $0.properties.isWhitespace }
        let word = scalars[start.endIndex...].prefix { !$0.properties.isWhitespace }
        let visible = word.filter { !CleanText.isInvisible($0) }
        return String(start.filter { !CleanText.isInvisible($0) })
            + String(visible.allSatisfy(\.isASCII) ? visible : word) + String(scalars[word.endIndex...])
    }
}
