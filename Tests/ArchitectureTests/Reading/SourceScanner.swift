/// Blanks comments and quoted text, and keeps line breaks and the code inside interpolations.
struct SourceScanner {
    private enum Context {
        /// Code; inside an interpolation with the parentheses open in it.
        case code(open: Int)
        case quoted(delimiter: [UInt8])
    }

    private let text: [UInt8]
    private var position = 0
    private var contexts = [Context.code(open: 0)]
    private var kept: [UInt8] = []

    static func code(of text: String) -> String {
        var scanner = SourceScanner(text: Array(text.utf8))
        while scanner.position < scanner.text.count { scanner.step() }
        return String(decoding: scanner.kept, as: UTF8.self)
    }

    private init(text: [UInt8]) { self.text = text }

    private mutating func step() {
        switch contexts.last {
        case .quoted(let delimiter): stepThroughQuotes(delimiter)
        case .code(let open): stepThroughCode(open)
        case nil: contexts = [.code(open: 0)]
        }
    }

    private mutating func stepThroughQuotes(_ delimiter: [UInt8]) {
        if starts(with: "\\(") {
            contexts.append(.code(open: 1))
            position += 2
        } else if starts(with: "\\") {
            position += 2
        } else if text[position...].starts(with: delimiter) {
            contexts.removeLast()
            kept += delimiter
            position += delimiter.count
        } else {
            if text[position] == UInt8(ascii: "\n") { kept.append(text[position]) }
            position += 1
        }
    }

    private mutating func stepThroughCode(_ open: Int) {
        if starts(with: "//") {
            while position < text.count, text[position] != UInt8(ascii: "\n") { position += 1 }
            return
        }
        for delimiter in [Array("\"\"\"".utf8), Array("\"".utf8)]
        where text[position...].starts(with: delimiter) {
            contexts.append(.quoted(delimiter: delimiter))
            kept += delimiter
            position += delimiter.count
            return
        }
        let byte = text[position]
        position += 1
        if open > 0 {
            let now = open + (byte == UInt8(ascii: "(") ? 1 : 0) - (byte == UInt8(ascii: ")") ? 1 : 0)
            contexts.removeLast()
            guard now > 0 else { return }
            contexts.append(.code(open: now))
        }
        kept.append(byte)
    }

    private func starts(with mark: String) -> Bool { text[position...].starts(with: mark.utf8) }
}
