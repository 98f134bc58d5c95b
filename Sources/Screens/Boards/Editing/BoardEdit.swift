import CommandShell

/// What can be done with photos, by their numbers, and a board, by its name.
enum BoardEdit: Equatable, Sendable {
    case add([Int], to: String)
    case take([Int], off: String)
    case move([Int], to: Place, on: String)
    case cover(Int, of: String)

    /// A place in the order of a board.
    enum Place: Equatable, Sendable {
        case first, last
        /// Where the photo of that number stands.
        case number(Int)
    }
}

extension BoardEdit {
    private static let words: Set = ["add", "remove", "cover", "move"]

    /// Reads the words behind `board`; nil for what is about no photos on the screen. The numbers stand at the end, so
    /// that a name of several words needs no quotes unless a number is its last.
    init?(_ words: [String], in numbers: ClosedRange<Int>?) throws(UsageError) {
        guard let entry = words.first?.lowercased(), Self.words.contains(entry) else { return nil }
        var rest = words.dropFirst()
        var place = Place.last
        if entry == "move" {
            guard let to = rest.lastIndex(where: { $0.lowercased() == "to" }), to == rest.endIndex - 2 else {
                throw BoardUsage.move.error
            }
            place = try Self.place(rest[to + 1], at: to + 1, in: numbers)
            rest = rest[..<to]
        }
        guard !rest.isEmpty else { throw BoardUsage(word: entry)?.error ?? UsageError(.arguments("board")) }
        let end = max(rest.startIndex, rest.lastIndex { !Self.isNumbers($0) } ?? rest.startIndex) + 1
        let name = rest[..<end].joined(separator: " ")
        var chosen: [Int] = []
        if end < rest.endIndex {
            chosen = try Self.shifted(by: end) { () throws(UsageError) in
                try NumberList.parse(Array(rest[end...]), in: numbers)
            }
        } else if entry == "remove" {
            return nil
        } else if let only = numbers, only.count == 1, !Self.isPath(rest[end - 1]) {
            chosen = [only.lowerBound]
        } else if entry == "add" {
            return nil
        } else {
            throw UsageError(.number("", numbers))
        }
        switch entry {
        case "add": self = .add(chosen, to: name)
        case "remove": self = .take(chosen, off: name)
        case "move": self = .move(chosen, to: place, on: name)
        default:
            guard chosen.count == 1 else { throw BoardUsage.cover.error }
            self = .cover(chosen[0], of: name)
        }
    }

    private static func place(
        _ word: String, at index: Int, in numbers: ClosedRange<Int>?
    ) throws(UsageError) -> Place {
        switch word.lowercased() {
        case "first", "top": return .first
        case "last", "end": return .last
        default:
            return .number(
                try shifted(by: index) { () throws(UsageError) in try NumberList.one([word], in: numbers) })
        }
    }

    /// Such as `3`, `2,5` or `3-9`.
    static func isNumbers(_ word: String) -> Bool {
        word.first?.isNumber == true && word.allSatisfy { ("0"..."9").contains($0) || $0 == "," || $0 == "-" }
    }

    /// A word that is rather a file than a part of a name.
    private static func isPath(_ word: String) -> Bool { word.contains("/") || word.contains(".") }

    /// Says of a mistake where it stands in the whole line.
    private static func shifted<Value>(
        by count: Int, _ body: () throws(UsageError) -> Value
    ) throws(UsageError) -> Value {
        do { return try body() } catch {
            guard case .argument(let index, let part) = error.place else { throw error }
            throw UsageError(error.reason, at: .argument(index + count, part: part))
        }
    }
}
