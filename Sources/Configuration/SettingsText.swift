/// Edits one value in a settings file; other bytes are unchanged.
enum SettingsText {
    private static let newline = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")
    /// Byte order mark.
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Changes the last assignment, which is the effective one. If there is no assignment, adds a line after a
    /// commented-out one, else at the end. If `value` is `nil`, removes all assignments.
    static func text(_ text: [UInt8], setting name: String, to value: String?) -> [UInt8] {
        if text.starts(with: mark) {
            return mark + self.text(Array(text.dropFirst(3)), setting: name, to: value)
        }
        var lines = lines(of: text)
        guard let value else {
            lines.removeAll { self.name(in: $0) == name }
            return Array(lines.joined(separator: [newline]))
        }
        if let index = lines.lastIndex(where: { self.name(in: $0) == name }) {
            lines[index] = line(lines[index], with: value)
            return Array(lines.joined(separator: [newline]))
        }
        let fresh = Array("\(name) = \(value)".utf8)
        // The last element is empty if the text ends with a newline.
        let isTerminated = lines.last?.isEmpty == true
        let count = isTerminated ? lines.count - 1 : lines.count
        let index = lines.lastIndex { commented(in: $0) == name }.map { $0 + 1 } ?? count
        // Ends as the line above it. In a file whose last line has no end, neither has a new last line.
        if index == lines.count {
            if lines.count > 1, lines[index - 2].last == carriageReturn {
                lines[index - 1].append(carriageReturn)
            }
            lines.append(fresh)
        } else {
            let isCRLF = index > 0 && lines[index - 1].last == carriageReturn
            lines.insert(isCRLF ? fresh + [carriageReturn] : fresh, at: index)
        }
        return Array(lines.joined(separator: [newline]))
    }

    /// Effective value without surrounding whitespace; `nil` if the text assigns none.
    static func value(of name: String, in text: [UInt8]) -> String? {
        let text = text.starts(with: mark) ? Array(text.dropFirst(3)) : text
        guard let line = lines(of: text).last(where: { self.name(in: $0) == name }) else { return nil }
        let value = String(decoding: line.drop { $0 != UInt8(ascii: "=") }.dropFirst(), as: UTF8.self)
            .drop(while: \.isWhitespace)
        return String(value.reversed().drop(while: \.isWhitespace).reversed())
    }

    private static func lines(of text: [UInt8]) -> [[UInt8]] {
        text.split(separator: newline, omittingEmptySubsequences: false).map(Array.init)
    }

    private static func line(_ line: [UInt8], with value: String) -> [UInt8] {
        var result = Array(line.prefix { $0 != UInt8(ascii: "=") })
        result.append(UInt8(ascii: "="))
        result += line.dropFirst(result.count).prefix { $0 == 0x20 || $0 == 0x09 }
        result += value.utf8
        if line.last == UInt8(ascii: "\r") { result.append(UInt8(ascii: "\r")) }
        return result
    }

    /// Text before `=`, normalized; `nil` unless it is a single word.
    private static func name(in line: [UInt8]) -> String? {
        guard line.contains(UInt8(ascii: "=")) else { return nil }
        let head = String(decoding: line.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
        let tokens = head.split(whereSeparator: \.isWhitespace)
        return tokens.count == 1 ? SettingName.normalized(String(tokens[0])) : nil
    }

    private static func commented(in line: [UInt8]) -> String? {
        let rest = line.drop { $0 == 0x20 || $0 == 0x09 }
        guard rest.first == UInt8(ascii: "#") else { return nil }
        return name(in: Array(rest.dropFirst()))
    }
}
