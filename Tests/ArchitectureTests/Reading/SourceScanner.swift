/// Separates code from comments; removes string contents, keeps line breaks and code in interpolations.
struct SourceScanner {
    struct Comment: Equatable, Sendable {
        let line: Int
        /// Text with the comment marker. A C block comment is one `Comment` for each of its lines.
        let text: String
    }

    private enum Context {
        /// Code. In an interpolation, `open` is the number of open parentheses, otherwise 0.
        case code(open: Int)
        /// String literal that begins with `marks` quotation marks, 1 or 3.
        case quoted(marks: Int)
    }

    private let text: [UInt8]
    private var position = 0
    private var context = Context.code(open: 0)
    /// Enclosing contexts, outermost first.
    private var outer: [Context] = []
    private var code: [UInt8] = []
    private var line = 1
    private var comments: [Comment] = []

    /// Code, with the line breaks of `text`, and the comments.
    static func read(_ text: String) -> (code: [UInt8], comments: [Comment]) {
        var scanner = SourceScanner(text: Array(text.utf8))
        scanner.code.reserveCapacity(scanner.text.count)
        while scanner.position < scanner.text.count { scanner.step() }
        return (scanner.code, scanner.comments)
    }

    private init(text: [UInt8]) { self.text = text }

    private mutating func step() {
        switch context {
        case .quoted(let marks): stepThroughQuotes(marks)
        case .code(let open): stepThroughCode(open)
        }
    }

    private mutating func stepThroughQuotes(_ marks: Int) {
        switch text[position] {
        case UInt8(ascii: "\\"):
            if byte(after: 1) == UInt8(ascii: "(") { enter(.code(open: 1)) }
            position += 2
        case UInt8(ascii: "\"") where quotes() >= marks:
            code.append(UInt8(ascii: "\""))
            position += marks
            leave()
        case UInt8(ascii: "\n"): breakLine()
        default: position += 1
        }
    }

    private mutating func stepThroughCode(_ open: Int) {
        let byte = text[position]
        switch byte {
        case UInt8(ascii: "/") where self.byte(after: 1) == UInt8(ascii: "/"):
            readComment { _ in false }
            return
        case UInt8(ascii: "/") where self.byte(after: 1) == UInt8(ascii: "*"):
            while !readComment({ $0.hasSuffix("*/") }), position < text.count { breakLine() }
            return
        case UInt8(ascii: "\n"):
            breakLine()
            return
        case UInt8(ascii: "\""):
            let marks = quotes() == 3 ? 3 : 1
            code.append(byte)
            position += marks
            enter(.quoted(marks: marks))
            return
        case UInt8(ascii: "(") where open > 0: context = .code(open: open + 1)
        case UInt8(ascii: ")") where open == 1:
            position += 1
            leave()
            return
        case UInt8(ascii: ")") where open > 1: context = .code(open: open - 1)
        default: break
        }
        code.append(byte)
        position += 1
    }

    /// Reads to the end of the line or until `isEnd` is true. Returns whether `isEnd` was true.
    @discardableResult
    private mutating func readComment(_ isEnd: (String) -> Bool) -> Bool {
        var bytes: [UInt8] = []
        defer { comments.append(Comment(line: line, text: String(decoding: bytes, as: UTF8.self))) }
        while position < text.count, text[position] != UInt8(ascii: "\n") {
            bytes.append(text[position])
            position += 1
            if bytes.last == UInt8(ascii: "/"), isEnd(String(decoding: bytes, as: UTF8.self)) { return true }
        }
        return false
    }

    private mutating func breakLine() {
        code.append(UInt8(ascii: "\n"))
        position += 1
        line += 1
    }

    private mutating func enter(_ inner: Context) {
        outer.append(context)
        context = inner
    }

    private mutating func leave() { context = outer.popLast() ?? .code(open: 0) }

    private func byte(after distance: Int) -> UInt8? {
        position + distance < text.count ? text[position + distance] : nil
    }

    private func quotes() -> Int {
        var count = 1
        while count < 3, byte(after: count) == UInt8(ascii: "\"") { count += 1 }
        return count
    }
}
