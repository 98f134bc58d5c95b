/// Finds the lines of Markdown that belong to code blocks (CommonMark 0.31, 4.4, 4.5 and 5.2), from the first line on.
struct MarkdownCode {
    private struct Fence {
        let byte: UInt8
        let count: Int
        /// Column in which the content of its list item begins.
        let column: Int
    }

    private var fence: Fence?
    /// Whether a line without indentation would be code now: such a line ends a list item and its fences.
    var isFenceOpen: Bool { fence?.column == 0 }
    /// Columns in which the content of the open list items begins, outermost first.
    private var items: [Int] = []

    /// Whether the line is code or a code fence.
    mutating func contains(_ line: ArraySlice<UInt8>) -> Bool {
        var (column, rest) = Self.unindented(line, from: 0)
        guard !rest.isEmpty else { return fence != nil }
        if let fence, column >= fence.column {
            if column - fence.column < 4, Self.closes(fence, rest) { self.fence = nil }
            return true
        }
        fence = nil
        while let item = items.last, column < item { items.removeLast() }
        guard column - (items.last ?? 0) < 4 else { return true }
        while let length = Self.listMarkerLength(rest) {
            column += length
            let (content, text) = Self.unindented(rest.dropFirst(length), from: column)
            let isCode = content - column > 4
            items.append(text.isEmpty || isCode ? column + 1 : content)
            if text.isEmpty || isCode { return isCode }
            (column, rest) = (content, text)
        }
        fence = Self.fence(rest, column: items.last ?? 0)
        return fence != nil
    }

    /// Text after leading spaces and tabs, and the column in which it begins.
    private static func unindented(_ text: ArraySlice<UInt8>, from column: Int) -> (Int, ArraySlice<UInt8>) {
        var column = column
        var rest = text
        while let byte = rest.first, byte == 0x20 || byte == 0x09 {
            column += byte == 0x20 ? 1 : 4 - column % 4
            rest = rest.dropFirst()
        }
        return (column, rest)
    }

    private static func fence(_ text: ArraySlice<UInt8>, column: Int) -> Fence? {
        guard let byte = text.first, byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") else {
            return nil
        }
        let run = text.prefix { $0 == byte }
        let isInlineCode = byte == UInt8(ascii: "`") && text[run.endIndex...].contains(byte)
        return run.count < 3 || isInlineCode ? nil : Fence(byte: byte, count: run.count, column: column)
    }

    private static func closes(_ fence: Fence, _ text: ArraySlice<UInt8>) -> Bool {
        let run = text.prefix { $0 == fence.byte }
        return run.count >= fence.count && text[run.endIndex...].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    /// Length of a bullet or of a number with a delimiter, followed by a blank or the end; `nil` for other text.
    private static func listMarkerLength(_ text: ArraySlice<UInt8>) -> Int? {
        let digits = text.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
        guard digits < 10, let mark = text.dropFirst(digits).first else { return nil }
        let marks = digits > 0 ? Array(".)".utf8) : Array("-+*".utf8)
        let next = text.dropFirst(digits + 1).first ?? 0x20
        return marks.contains(mark) && (next == 0x20 || next == 0x09) ? digits + 1 : nil
    }
}
