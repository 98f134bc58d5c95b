/// Header fields of a response. Names are case-insensitive; of fields with the same name, the last counts.
struct HTTPHeaders: Equatable, Sendable {
    private var values: [String: String] = [:]

    subscript(name: String) -> String? {
        get { values[name.lowercased()] }
        set { values[name.lowercased()] = newValue }
    }

    /// Fields whose names have the lower-case prefix, keyed by the rest of the name.
    func fields(under prefix: String) -> [String: String] {
        var fields: [String: String] = [:]
        for (name, value) in values where name.hasPrefix(prefix) {
            fields[String(name.dropFirst(prefix.count))] = value
        }
        return fields
    }

    /// Parses a header line. A status line resets the fields, as interim responses and redirects come first.
    mutating func read(line: some Collection<UInt8>) {
        if line.starts(with: Array("HTTP/".utf8)) {
            values = [:]
            return
        }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
        self[Self.text(line[..<colon])] = Self.text(line[line.index(after: colon)...])
    }

    private static func text(_ bytes: some Collection<UInt8>) -> String {
        let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A }
        let start = bytes.drop(while: isSpace)
        let kept = Array(start).reversed().drop(while: isSpace).reversed()
        return String(decoding: Array(kept), as: UTF8.self)
    }
}
