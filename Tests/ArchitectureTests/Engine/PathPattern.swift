/// File path relative to the package, or a name, in which `*` matches any text including slashes.
struct PathPattern: ExpressibleByStringLiteral, Hashable, Sendable {
    let text: String
    private let parts: [[UInt8]]

    init(stringLiteral text: String) {
        self.text = text
        parts = text.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map(
            Array.init)
    }

    func matches(_ path: String) -> Bool {
        var rest = Array(path.utf8)[...]
        guard rest.starts(with: parts[0]) else { return false }
        guard parts.count > 1 else { return rest.count == parts[0].count }
        rest = rest.dropFirst(parts[0].count)
        for part in parts[1..<(parts.count - 1)] {
            guard let end = Self.end(of: part, in: rest) else { return false }
            rest = rest[end...]
        }
        let last = parts[parts.count - 1]
        return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
    }

    private static func end(of part: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
        var start = bytes.startIndex
        while start + part.count <= bytes.endIndex {
            if bytes[start..<(start + part.count)].elementsEqual(part) { return start + part.count }
            start += 1
        }
        return nil
    }
}

extension [PathPattern] {
    func match(_ path: String) -> Bool { contains { $0.matches(path) } }
}
