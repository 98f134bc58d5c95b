public struct Word: Equatable, Sendable {
    /// Zero-based index of an argument; -1 for an argument typed within the command word.
    public let index: Int
    public let text: String
    /// Photo identifier valid on every screen, such as `unsplash:abc123`: the word itself, or that of a web address.
    public let name: String?
    /// Line from this word on, as typed; `nil` for commands that take no text.
    let rest: Substring?

    public init(_ text: String, at index: Int, name: String? = nil, rest: Substring? = nil) {
        self.index = index
        self.text = text
        self.name = name
        self.rest = rest
    }
}

extension [Word] {
    /// Text of the words as typed; of a single quoted word, without the quotes.
    public var typedText: String {
        guard let rest = first?.rest else { return map(\.text).joined(separator: " ") }
        return count == 1 && Self.isQuoted(rest) ? self[0].text : String(rest)
    }

    /// Whether the quote at the start is closed by the last character.
    private static func isQuoted(_ text: Substring) -> Bool {
        guard let quote = text.first, "\"'".contains(quote) else { return false }
        var inside = text.dropFirst()
        while let next = inside.popFirst() {
            if next == quote { return inside.isEmpty }
            if next == "\\", quote == "\"" { inside = inside.dropFirst() }
        }
        return false
    }

    /// Calls `read`, and converts argument indices of its errors to indices in the line.
    public func reading<Value>(
        _ read: ([String]) throws(UsageError) -> Value
    ) throws(UsageError) -> Value {
        do throws(UsageError) { return try read(map(\.text)) } catch {
            guard case .argument(let index, let part) = error.position, indices.contains(index) else {
                throw error
            }
            throw UsageError(error.reason, at: .argument(self[index].index, part: part))
        }
    }
}
