import CommandShell

/// Arguments of `board` that name a board by its number in the list of boards, as in `board remove 1`.
struct NumberedBoard: Equatable, Sendable {
    let number: Int
    private let words: [String]
    /// Index of the number in `words`.
    private let index: Int

    /// `nil` if the arguments contain no number in place of a name.
    init?(_ words: [Word], in numbers: ClosedRange<Int>?) throws(UsageError) {
        let usage = words.count > 1 ? BoardUsage(word: words[0].text) : nil
        index = usage == nil ? 0 : 1
        guard usage != .new, usage != .take, words.indices.contains(index),
            BoardEdit.isNumbers(words[index].text),
            let number = try? NumberList.one([words[index].text], in: numbers)
        else { return nil }
        self.number = number
        self.words = words.map(\.text)
        _ = try BoardRequest(self.words)
    }

    /// The typed word, which may also be the name of a board.
    var name: String { words[index] }

    /// Whether the arguments remove the whole board and do not confirm it.
    var isUnconfirmedRemoval: Bool { words.count == 2 && BoardUsage(word: words[0]) == .remove }

    /// The request with the name of the board in place of its number.
    func request(for name: String) -> BoardRequest? {
        var words = words
        words[index] = name
        return try? BoardRequest(words)
    }
}
