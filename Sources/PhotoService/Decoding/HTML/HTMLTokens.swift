/// Tags and text of an HTML fragment (WHATWG HTML, 13.2.5, without the states for documents). Never fails: as in a
/// browser, whatever is no tag is text. Takes linear time.
struct HTMLTokens: Sequence, IteratorProtocol {
    enum Token: Equatable {
        /// Text with unresolved character references.
        case text(Substring)
        /// Names in lower case, values with resolved references.
        case start(String, attributes: [String: String])
        case end(String)
    }

    private static let maxAttributes = 32
    private static let raw: Set<String> = [
        "style", "script", "xmp", "iframe", "noembed", "noframes", "textarea",
    ]

    private var rest: Substring.UTF8View
    /// Raw element whose content comes next, up to its end tag.
    private var rawName: String?

    init(_ html: String) { rest = Substring(html).utf8 }

    mutating func next() -> Token? {
        while !rest.isEmpty {
            if let name = rawName {
                rawName = nil
                if let content = rawContent(of: name) { return .text(content) }
                continue
            }
            guard rest.first == UInt8(ascii: "<") else { return .text(take { $0 != UInt8(ascii: "<") }) }
            let markup = rest
            switch rest.dropFirst().first {
            case UInt8(ascii: "!"), UInt8(ascii: "?"): skipComment()
            case UInt8(ascii: "/"):
                if let second = rest.dropFirst(2).first, !Self.isLetter(second) {
                    skipComment()
                } else if let token = tag(isEnd: true) {
                    return token
                }
            case .some(let byte) where Self.isLetter(byte):
                if let token = tag(isEnd: false) { return token }
            default:
                rest.removeFirst()
                return .text("<")
            }
            if rest.isEmpty, let text = unfinished(markup) { return .text(text) }
        }
        return nil
    }

    /// Text such as `a <b` that ends in what could be a tag; `nil` for a comment or a tag that was cut off.
    private func unfinished(_ markup: Substring.UTF8View) -> Substring? {
        let isTag = markup.contains {
            [UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "!")].contains($0)
        }
        return isTag ? nil : Substring(markup)
    }

    private mutating func take(while isTaken: (UInt8) -> Bool) -> Substring {
        let end = rest.firstIndex { !isTaken($0) } ?? rest.endIndex
        defer { rest = rest[end...] }
        return Substring(rest[..<end])
    }

    /// Skips `<!--…-->`, a declaration such as `<!DOCTYPE …>`, or another construct that browsers treat as a comment.
    private mutating func skipComment() {
        let isComment = rest.starts(with: "<!--".utf8)
        rest = rest.dropFirst(2)
        guard isComment else { return skip(past: ">") }
        // `<!-->` and `<!--->` are complete comments.
        for short in ["-->", "--->"] where rest.starts(with: short.utf8) {
            rest = rest.dropFirst(short.utf8.count)
            return
        }
        skip(past: "-->")
    }

    private mutating func skip(past end: String) {
        let last = end.utf8.count
        var index = rest.startIndex
        while let found = rest[index...].firstIndex(of: end.utf8[end.utf8.startIndex]) {
            if rest[found...].starts(with: end.utf8) {
                rest = rest[found...].dropFirst(last)
                return
            }
            index = rest.index(after: found)
        }
        rest = rest[rest.endIndex...]
    }

    /// Content up to the end tag, which stays; everything if it is missing.
    private mutating func rawContent(of name: String) -> Substring? {
        var index = rest.startIndex
        while let found = rest[index...].firstIndex(of: UInt8(ascii: "<")) {
            let head = rest[found...].dropFirst().prefix(name.utf8.count + 1)
            if Substring(head).lowercased() == "/" + name { break }
            index = rest.index(after: found)
        }
        let end = rest[index...].firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex
        defer { rest = rest[end...] }
        return end == rest.startIndex ? nil : Substring(rest[..<end])
    }

    /// Reads a tag. At the end of the text, `nil` with an empty rest.
    private mutating func tag(isEnd: Bool) -> Token? {
        rest = rest.dropFirst(isEnd ? 2 : 1)
        let name = take { !Self.isSpace($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }
            .lowercased()
        var attributes: [String: String] = [:]
        while let byte = rest.first {
            if byte == UInt8(ascii: ">") {
                rest.removeFirst()
                if isEnd { return .end(name) }
                if Self.raw.contains(name) { rawName = name }
                return .start(name, attributes: attributes)
            }
            if Self.isSpace(byte) || byte == UInt8(ascii: "/") {
                rest.removeFirst()
                continue
            }
            guard let (name, value) = attribute() else { break }
            if attributes.count < Self.maxAttributes, attributes[name] == nil { attributes[name] = value }
        }
        rest = rest[rest.endIndex...]
        return nil
    }

    /// Reads `name`, `name=value`, `name="value"` or `name='value'`; `nil` if the closing quote is missing.
    private mutating func attribute() -> (String, String)? {
        let first = rest.removeFirst()
        let name =
            String(decoding: [first], as: UTF8.self)
            + take { !Self.isSpace($0) && !"/>=".utf8.contains($0) }
        _ = take(while: Self.isSpace)
        guard rest.first == UInt8(ascii: "=") else { return (name.lowercased(), "") }
        rest.removeFirst()
        _ = take(while: Self.isSpace)
        guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let value = take { !Self.isSpace($0) && $0 != UInt8(ascii: ">") }
            return (name.lowercased(), HTMLReference.resolved(in: value))
        }
        rest.removeFirst()
        let value = take { $0 != quote }
        guard !rest.isEmpty else { return nil }
        rest.removeFirst()
        return (name.lowercased(), HTMLReference.resolved(in: value))
    }

    private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
}
