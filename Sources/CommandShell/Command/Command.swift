/// A line of input, taken apart.
public struct Command: Equatable, Sendable {
    /// The first word, lower case.
    public let name: String
    /// The words after it, quotes removed.
    public let arguments: [String]
    /// Which of them name something by themselves, wherever that was printed, such as `unsplash:abc123`.
    public private(set) var names: Set<Int> = []

    /// Joins a name and its arguments.
    public init(_ name: String, _ arguments: [String] = []) {
        (self.name, self.arguments) = (name, arguments)
    }

    /// Reads a line. Nil for a blank one.
    public init?(parsing line: String) throws(UsageError) {
        let reading = LineReading(line)
        if let open = reading.openQuote {
            throw UsageError(.openQuote(String(open.character)), at: .column(open.place))
        }
        guard let first = reading.words.first else { return nil }
        self.init(first.text.lowercased(), reading.words.dropFirst().map(\.text))
    }

    /// The same command with the arguments marked that name something.
    public func naming(_ isName: (String) -> Bool) -> Command {
        var command = self
        command.names = Set(arguments.indices.filter { isName(arguments[$0]) })
        return command
    }

    /// Parts of a line between `;` outside quotes.
    public static func sequence(_ text: String) -> [String] {
        let characters = Array(text)
        let ends = LineReading(text, atSemicolons: true).semicolons
        let starts = [0] + ends.map { $0 + 1 }
        return zip(starts, ends + [characters.count]).map { String(characters[$0..<$1]) }
    }

    /// The same for the prompt: a line of one command as it is, of several those that are not blank.
    static func parts(of line: String) -> [String] {
        let all = sequence(line)
        guard all.count > 1 else { return all }
        return all.map { String($0.drop(while: \.isWhitespace)) }.filter { !$0.isEmpty }
    }
}
