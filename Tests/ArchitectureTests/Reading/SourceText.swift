/// A Swift file as the rules see it: its code without comments and without what stands in quotes.
struct SourceText {
    struct Line {
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
    /// All lines there are, comments and empty ones included.
    let length: Int

    init(path: String, text: String) {
        self.path = path
        let code = SourceScanner.code(of: text).split(separator: "\n", omittingEmptySubsequences: false)
        length = code.last?.isEmpty == true ? code.count - 1 : code.count
        lines = code.enumerated().compactMap { index, line in
            guard line.contains(where: { $0 != " " }) else { return nil }
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
            let indentation = line.prefix { $0 == " " }.count
            return Line(number: index + 1, code: String(line), words: words, indentation: indentation)
        }
    }

    /// The file's name without folders and ending.
    var name: String {
        let file = path.split(separator: "/").last ?? ""
        return String(file.prefix { $0 != "." })
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
}
