/// Edits one value in a settings file; other bytes are unchanged.
enum SettingsText {
    private static let newline = UInt8(ascii: "\n")

    /// Changes the last assignment, which is the effective one. If there is no assignment, adds a line after a
    /// commented-out one, else at the end. If `value` is `nil`, removes all assignments.
    static func text(_ text: [UInt8], setting name: String, to value: String?) -> [UInt8] {
        var lines = lines(of: text)
        guard let value else {
            lines.removeAll { self.name(in: $0) == name }
            return Array(lines.joined(separator: [newline]))
        }
        let end: [UInt8] = lines.first?.last == UInt8(ascii: "\r") ? [UInt8(ascii: "\r")] : []
        if let index = lines.lastIndex(where: { self.name(in: $0) == name }) {
            lines[index] = line(lines[index], with: value)
        } else {
            let fresh = Array("\(name) = \(value)".utf8) + end
            if let index = lines.lastIndex(where: { commented(in: $0) == name }) {
                lines.insert(fresh, at: index + 1)
                if index == lines.count - 2 { lines.append([]) }
            } else {
                // The last element is empty if the text ends with a newline.
                if lines.last?.isEmpty == true { lines.removeLast() }
                lines += [fresh, []]
            }
        }
        return Array(lines.joined(separator: [newline]))
    }

    /// Effective value without surrounding whitespace; `nil` if the text assigns none.
    static func value(of name: String, in text: [UInt8]) -> String? {
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
