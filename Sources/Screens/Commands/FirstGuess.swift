import CommandShell
import GalleryCore
import Wording

/// Row of `FirstGuessTable`.
struct FirstGuess {
    private static let all = [
        FirstGuessTable.english, FirstGuessTable.russian, FirstGuessTable.answers,
    ].flatMap { table in
        table.split(separator: "\n").compactMap { FirstGuess(row: $0) }
    }

    /// Lines that the words may mean, in the order of the table. Without `hasNumbers`, of the rows with numbers, for
    /// words without any, as at an open photo.
    static func lines(for words: [String], hasNumbers: Bool = true) -> [String] {
        all.compactMap { $0.line(for: words, hasNumbers: hasNumbers) }
    }

    private enum Part {
        case words([String], isOptional: Bool)
        case numbers
        case width
        /// Words that are excluded, such as `-people -cars`.
        case excluded
        case rest
    }

    private struct Match {
        var numbers: [String] = []
        var rest: [String] = []
        var width = ""
        var word = ""
    }

    private let parts: [Part]
    private let template: [String]

    /// `nil` for a row without ` = `.
    init?(row: Substring) {
        let words = row.split(separator: " ").map(String.init)
        guard let sign = words.firstIndex(of: "=") else { return nil }
        parts = words[..<sign].map { word in
            switch word {
            case "N": return .numbers
            case "W": return .width
            case "-…": return .excluded
            case "…": return .rest
            default:
                let isOptional = word.count > 2 && word.hasPrefix("[") && word.hasSuffix("]")
                let text = isOptional ? word.dropFirst().dropLast() : word[...]
                let choices = text.split(separator: "|").map(String.init)
                return .words(choices, isOptional: isOptional)
            }
        }
        template = Array(words[(sign + 1)...])
    }

    /// Line for the words as typed; `nil` if the guess does not match them.
    func line(for words: [String], hasNumbers: Bool = true) -> String? {
        if !hasNumbers, !template.contains("N") { return nil }
        guard let match = match(hasNumbers ? parts[...] : withoutNumbers, words[...]) else { return nil }
        return template.flatMap { word in
            switch word {
            case "N": match.numbers
            case "N;": [match.numbers.joined(separator: " ") + ";"]
            case "W": [match.width]
            case "…": match.rest
            case _ where word.contains(":"):
                [word.replacing("$", with: match.word).replacing("W", with: match.width)]
            default: [word.replacing("$", with: match.word)]
            }
        }.joined(separator: " ")
    }

    private var withoutNumbers: ArraySlice<Part> {
        parts.filter { if case .numbers = $0 { false } else { true } }[...]
    }

    private func match(_ parts: ArraySlice<Part>, _ words: ArraySlice<String>) -> Match? {
        guard let part = parts.first else { return words.isEmpty ? Match() : nil }
        let others = parts.dropFirst()
        switch part {
        case .words(let choices, let isOptional):
            if let word = words.first, choices.contains(where: { Self.isSame(word, $0) }),
                var match = match(others, words.dropFirst())
            {
                if match.word.isEmpty, !isOptional, choices.count > 1 { match.word = word.lowercased() }
                return match
            }
            return isOptional ? match(others, words) : nil
        case .numbers:
            let count = words.prefix(while: Self.isNumber).count
            for end in stride(from: count, to: 0, by: -1) {
                guard var match = match(others, words.dropFirst(end)) else { continue }
                match.numbers = words.prefix(end) + match.numbers
                return match
            }
            return nil
        case .width:
            guard let pixels = words.first.flatMap(Self.pixels), var match = match(others, words.dropFirst())
            else { return nil }
            match.width = pixels
            return match
        case .excluded:
            let bare = words.prefix { $0.count > 1 && $0.hasPrefix("-") && !$0.hasPrefix("--") }
            guard !bare.isEmpty, var match = match(others, words.dropFirst(bare.count)) else { return nil }
            match.rest = bare.map { String($0.dropFirst()) }
            return match
        case .rest:
            for end in stride(from: words.count, through: 0, by: -1) {
                guard var match = match(others, words.dropFirst(end)) else { continue }
                match.rest = Array(words.prefix(end))
                return match
            }
            return nil
        }
    }

    private static func isSame(_ word: String, _ choice: String) -> Bool {
        word == choice || choice == choice.lowercased() && word.lowercased() == choice
    }

    /// Number of pixels in a word such as `800px`.
    private static func pixels(_ word: String) -> String? {
        let digits = word.lowercased().hasSuffix("px") ? word.dropLast(2) : word[...]
        return NumberList.isNumber(digits) ? String(digits) : nil
    }

    private static func isNumber(_ word: String) -> Bool {
        BoardEdit.isNumbers(word) || NumberList.isKeyword(word) || word.lowercased() == MarkCommand.marked
            || PhotoID(word) != nil
    }
}
