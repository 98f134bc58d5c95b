/// Code of a file without string contents, and its comments.
struct SourceText: Sendable {
    struct Line: Sendable {
        let number: Int
        let code: String
        /// Identifiers, keywords and numbers in order.
        let words: [String]
        let indentation: Int
    }

    let path: String
    let lines: [Line]
    let comments: [SourceScanner.Comment]

    init(path: String, text: String) {
        self.path = path
        let (code, comments) = SourceScanner.read(text)
        self.comments = comments
        lines = code.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
            .compactMap { index, line in
                let indentation = line.prefix { $0 == UInt8(ascii: " ") }.count
                guard indentation < line.count else { return nil }
                let words = line.split { !Self.isPartOfName($0) }.map { String(decoding: $0, as: UTF8.self) }
                return Line(
                    number: index + 1, code: String(decoding: line, as: UTF8.self), words: words,
                    indentation: indentation)
            }
    }

    func violations(_ sentence: (Line) -> String?) -> [Violation] {
        lines.compactMap { line in
            sentence(line).map { Violation(path: path, line: line.number, sentence: $0) }
        }
    }

    func violations(naming isForbidden: (String) -> Bool, because reason: String) -> [Violation] {
        violations { line in line.words.first(where: isForbidden).map { "names \($0): \(reason)" } }
    }

    static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}

extension SourceText {
    /// Types visible to other files: unindented and not private.
    var declaredTypes: [String] {
        lines.compactMap { line in
            guard line.indentation == 0,
                let position = line.words.firstIndex(where: Self.types.contains),
                position + 1 < line.words.count,
                !line.words[..<position].contains(where: {
                    ["private", "fileprivate", "extension"].contains($0)
                }),
                // `import struct A.B` declares nothing.
                line.words[..<position].allSatisfy({ $0 != "import" && $0 != "case" })
            else { return nil }
            let name = line.words[position + 1]
            return name.first?.isUppercase == true ? name : nil
        }
    }

    private static let types: Set = ["struct", "class", "enum", "actor", "protocol", "typealias"]
}

extension SourceText.Line {
    /// Names of functions that the line calls without a qualifier.
    var calls: [String] {
        guard code.has("(") else { return [] }
        let bytes = Array(code.utf8)
        var found: [String] = []
        var start = 0
        while start < bytes.count {
            guard SourceText.isPartOfName(bytes[start]) else {
                start += 1
                continue
            }
            var end = start
            while end < bytes.count, SourceText.isPartOfName(bytes[end]) { end += 1 }
            if end < bytes.count, bytes[end] == UInt8(ascii: "("), !isMember(bytes[..<start]) {
                found.append(String(decoding: bytes[start..<end], as: UTF8.self))
            }
            start = end
        }
        return found
    }

    private func isMember(_ before: ArraySlice<UInt8>) -> Bool {
        if before.last == UInt8(ascii: ".") { return true }
        return ["func ", "case "].contains { before.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }
}
