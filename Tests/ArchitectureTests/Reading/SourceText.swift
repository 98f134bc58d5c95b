/// A Swift file as the rules see it: its code without comments and without what stands in quotes.
struct SourceText: Sendable {
    struct Line: Sendable {
        /// 1-based.
        let number: Int
        let code: String
        /// Everything that looks like a name or a keyword, in order.
        let words: [String]
        /// Spaces before the first character.
        let indentation: Int
    }

    let path: String
    /// The lines that hold code.
    let lines: [Line]

    init(path: String, text: String) {
        self.path = path
        let code = SourceScanner.code(of: text)
            .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        lines = code.enumerated().compactMap { index, line in
            let indentation = line.prefix { $0 == UInt8(ascii: " ") }.count
            guard indentation < line.count else { return nil }
            let words = line.split { !Self.isPartOfName($0) }.map { String(decoding: $0, as: UTF8.self) }
            return Line(
                number: index + 1, code: String(decoding: line, as: UTF8.self), words: words,
                indentation: indentation)
        }
    }

    /// The lines for which `sentence` has something to say.
    func violations(_ sentence: (Line) -> String?) -> [Violation] {
        lines.compactMap { line in
            sentence(line).map { Violation(path: path, line: line.number, sentence: $0) }
        }
    }

    /// The lines that hold one of the forbidden words.
    func violations(naming isForbidden: (String) -> Bool, because reason: String) -> [Violation] {
        violations { line in line.words.first(where: isForbidden).map { "names \($0): \(reason)" } }
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
