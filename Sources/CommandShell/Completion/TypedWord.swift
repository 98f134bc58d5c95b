/// Partial word at the end of a line, and the words before it.
public struct TypedWord: Sendable {
    public let before: [String]
    public let text: String
    /// Partial word as typed, with quotes.
    public let written: Substring
    /// Text after the first word, as typed.
    let arguments: Substring

    public init(atEndOf head: String) {
        let reading = LineReading(head)
        let end = head.count
        let goesOn = reading.words.last.map { word in
            word.range.upperBound == end && (reading.openQuote != nil || head.last?.isWhitespace == false)
        }
        let current = goesOn == true ? reading.words.last : nil
        before = (current == nil ? reading.words[...] : reading.words.dropLast()).map(\.text)
        text = current?.text ?? ""
        written = head.dropFirst(current?.range.lowerBound ?? end)
        arguments = head.dropFirst(reading.words.first?.range.upperBound ?? end).drop(while: \.isWhitespace)
    }

    /// Text after the last comma or hyphen, such as `5` in `1-3,5`.
    var number: Substring {
        text[(text.lastIndex { $0 == "," || $0 == "-" }.map(text.index(after:)) ?? text.startIndex)...]
    }
}
