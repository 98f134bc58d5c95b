import ArgumentParser
import CommandShell
import Screens
import Wording

extension Options {
    /// Option that a short form of other programs means, or the nearest one.
    static func nearest(to option: String, among others: [String] = []) -> String? {
        if let known = FirstGuessTable.programOptions[option] { return known }
        return switch option {
        case "-o", "-d", "--output", "--out", "--dir": "gallery -c 'search WORDS; save N to DIR'"
        case "-r", "-R", "--recursive": "gallery folder DIR --recursive"
        case "-t", "-i", "--slideshow", "--thumbnails", "--grid": "gallery DIR"
        case "-s", "--search", "--query": "gallery search WORDS"
        case _ where option.count > 2: NearestWord.to(option, among: others + names)
        default: nil
        }
    }

    /// Option of the program that the word is or means; `nil` for other words.
    static func programOption(_ word: String) -> String? {
        guard word.hasPrefix("-") else { return nil }
        return FirstGuessTable.programOptions[word] ?? (names.contains(word) ? word : nil)
    }

    /// Replaces errors of the argument parser, which are in English and suggest no option. `nil` for valid arguments.
    static func explanation(ofErrorIn arguments: [String]) -> String? {
        do {
            _ = try parsed(arguments)
            return nil
        } catch {
            return explanation(message(for: error))
        }
    }

    /// Option whose value is a number.
    private static let numeric = "--limit"

    /// Joins the option and a negative number, which the argument parser would otherwise take for an option.
    static func joiningNegativeNumbers(in words: [String]) -> [String] {
        let end = words.firstIndex(of: "--") ?? words.endIndex
        guard let option = words[..<end].lastIndex(of: numeric), option + 1 < end,
            words[option + 1].hasPrefix("-"), Double(words[option + 1]) != nil
        else { return words }
        return words[..<option] + ["\(numeric)=\(words[option + 1])"] + words[(option + 2)...]
    }

    private static func isLimit(_ option: String) -> Bool { option.hasPrefix(numeric) }

    private static func explanation(_ message: String) -> String {
        func quoted(after start: String) -> String? {
            message.firstRange(of: start).flatMap { found in
                message[found.upperBound...].split(separator: "'").first.map(String.init)
            }
        }
        if let option = quoted(after: "Unknown option '") {
            return Phrases.Options.unknown(option, nearest: nearest(to: option))
        }
        if let option = quoted(after: "Missing value for '") {
            if isLimit(option) { return Phrases.Options.limitRange }
            return Phrases.Options.missingValue(of: option)
        }
        if message.contains("does not take any value"), let option = quoted(after: "The option '") {
            let fields = quoted(after: "but '").flatMap { ProgramRecords.isFieldList($0) ? $0 : nil }
            return fields.map(Phrases.Options.noFields) ?? Phrases.Options.noValue(of: option)
        }
        if let value = quoted(after: "The value '"), let option = quoted(after: "is invalid for '") {
            if isLimit(option) { return Phrases.Options.limitRange }
            let choices = message.split(separator: "\n").filter { $0.hasPrefix("  - ") }.map {
                $0.dropFirst(4)
            }
            return Phrases.Options.invalid(value, for: option, choices: choices.map(String.init))
        }
        return message
    }
}
