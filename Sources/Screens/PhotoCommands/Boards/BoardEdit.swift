import CommandShell
import Wording

public enum BoardEdit: Equatable, Sendable {
    /// An empty name means the board in use.
    case add([Int], to: String)
    case take([Int], off: String)
    case move([Int], to: Place, on: String)
    case cover(Int, of: String)

    public enum Place: Equatable, Sendable {
        case first, last
        /// Position of the photo with that number.
        case number(Int)
        case section(String)
    }
}

extension BoardEdit {
    private static let subcommands: Set = ["add", "remove", "cover", "move"]

    /// Parses the arguments of `board`; `nil` for other subcommands, and for `add` and `remove` without photos. Numbers
    /// come last, so a name needs quotes only if it ends in a number. Except for `remove`, a missing number means
    /// `only` or the only number in `numbers`.
    init?(_ arguments: [Word], in numbers: ClosedRange<Int>?, only: Int? = nil) throws(UsageError) {
        guard let entry = (arguments.first?.text).map(BoardUsage.canonical), Self.subcommands.contains(entry)
        else {
            return nil
        }
        var rest = Array(arguments.dropFirst())
        if entry == "remove" { rest.removeAll { $0.text == "--yes" } }
        if entry == "add", let only, rest.isEmpty {
            self = .add([only], to: "")
            return
        }
        if entry == "add", rest.count == 1, Self.isNumbers(rest, at: 0), numbers != nil,
            only == nil || (try? NumberList.parse([rest[0].text], in: numbers)) != nil
        {
            self = .add(try Self.numbers(rest, after: "", in: numbers), to: "")
            return
        }
        var destination = Place.last
        if entry == "move" {
            let places = rest.indices.dropLast().filter { rest[$0].text.lowercased() == "to" }
            // Prefers the last `to` after a number, because a board name or section title may contain `to`.
            guard let to = places.last(where: { $0 > 0 && Self.isNumbers(rest[$0 - 1].text) }) ?? places.last
            else { throw BoardUsage.move.error }
            destination = try Self.destination(Array(rest[(to + 1)...]), in: numbers)
            rest.removeSubrange(to...)
        }
        guard let last = rest.last else {
            throw BoardUsage(word: entry)?.error ?? UsageError(.arguments("board"))
        }
        let end = (rest.indices.last { $0 == 0 || !Self.isNumbers(rest, at: $0) } ?? 0) + 1
        let name = rest[..<end].map(\.text).joined(separator: " ")
        var chosen: [Int] = []
        if end < rest.count {
            chosen = try Self.numbers(Array(rest[end...]), after: name, in: numbers)
        } else if entry == "remove" {
            return nil
        } else if let only = only ?? numbers.flatMap({ $0.count == 1 ? $0.lowerBound : nil }),
            !last.isPath
        {
            chosen = [only]
        } else if entry == "add" {
            return nil
        } else {
            throw UsageError(.number("", numbers))
        }
        switch entry {
        case "add": self = .add(chosen, to: name)
        case "remove": self = .take(chosen, off: name)
        case "move": self = .move(chosen, to: destination, on: name)
        default:
            guard chosen.count == 1 else { throw BoardUsage.cover.error }
            self = .cover(chosen[0], of: name)
        }
    }

    var numbers: [Int] {
        switch self {
        case .add(let numbers, _), .take(let numbers, _), .move(let numbers, _, _): numbers
        case .cover(let number, _): [number]
        }
    }

    var place: Int? { if case .move(_, to: .number(let place), _) = self { place } else { nil } }

    /// Parses photo numbers. An invalid number may belong to the board name, so the error suggests quotes.
    private static func numbers(
        _ arguments: [Word], after name: String, in range: ClosedRange<Int>?
    ) throws(UsageError) -> [Int] {
        do throws(UsageError) {
            return try arguments.reading { texts throws(UsageError) in try NumberList.parse(texts, in: range)
            }
        } catch {
            guard !name.isEmpty, case .number(let text, _) = error.reason, Int(text) != nil,
                text == arguments.first?.text
            else {
                throw error
            }
            throw UsageError(.numberOrName(text, range, name: "\(name) \(text)"), at: error.position)
        }
    }

    /// Whether a section title would be parsed as another kind of destination.
    static func isPlace(_ title: String) -> Bool {
        guard case .section? = try? destination([Word(title, at: 0)], in: nil) else { return true }
        return false
    }

    private static func destination(_ arguments: [Word], in numbers: ClosedRange<Int>?) throws(UsageError)
        -> Place
    {
        let title = arguments.map(\.text).joined(separator: " ")
        switch title.lowercased() {
        case "first", "top": return .first
        case "last", "end": return .last
        case _ where !isNumbers(title): return .section(title)
        default:
            return try arguments.reading { texts throws(UsageError) in
                .number(try NumberList.one(texts, in: numbers))
            }
        }
    }

    static func isSubcommand(_ word: String) -> Bool { subcommands.contains(BoardUsage.canonical(word)) }

    /// Whether a word consists of photo numbers; the last word may also be `all` or `last`.
    private static func isNumbers(_ words: [Word], at index: Int) -> Bool {
        isNumbers(words[index].text) || index == words.count - 1 && NumberList.isKeyword(words[index].text)
    }

    /// Matches `3`, `#3`, `3.`, `2,5` and `3-9`.
    static func isNumbers(_ word: String) -> Bool {
        let text = NumberList.normalized(word)
        let parts = text.split { $0 == "," || $0 == "-" }
        return !parts.isEmpty && text.first != "-" && text.first != ","
            && parts.allSatisfy { NumberList.isNumber(NumberList.bare($0)) }
    }
}
