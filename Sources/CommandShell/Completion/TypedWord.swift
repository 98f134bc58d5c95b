/// The word at the end of a line that is being typed, and those before it.
public struct TypedWord: Sendable {
    /// The words before it, quotes removed.
    public let before: [String]
    /// The word, quotes removed; empty behind a blank.
    public let text: String
    /// As it stands in the line, quotes included.
    public let written: Substring
    /// Everything behind the first word, as it stands in the line.
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

    /// The number being typed in a word such as `1-3,5`.
    var number: Substring {
        text[(text.lastIndex { $0 == "," || $0 == "-" }.map(text.index(after:)) ?? text.startIndex)...]
    }
}
