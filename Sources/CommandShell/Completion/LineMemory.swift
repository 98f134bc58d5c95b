/// Line history for suggestions. Compares eight bytes at once, so that searching 10,000 lines takes microseconds.
public struct LineMemory: Sendable {
    private var heads: [UInt64] = []
    private var ends: [Int] = []
    private var bytes: [UInt8] = []
    private var screens: [Int] = []
    private var commands: [Int] = []
    private var names: [String: Int] = [:]

    public init() {}

    public mutating func append(_ line: TypedLine) {
        let text = Array(line.text.utf8)
        heads.append(Self.head(of: text))
        bytes += text
        ends.append(bytes.count)
        screens.append(number(of: line.screen))
        commands.append(number(of: String(line.text.prefix { !$0.isWhitespace })))
    }

    /// Rest of the newest line that begins with `start` and is longer; prefers lines typed on `screen`. Skips lines
    /// whose command is not in `commands`, so that mistyped lines are not suggested.
    public func rest(of start: String, on screen: String, commands commandNames: [String]) -> String? {
        let start = Array(start.utf8)
        guard !start.isEmpty else { return nil }
        let wanted = Self.head(of: start)
        let mask = start.count < 8 ? ~(UInt64.max >> (8 * UInt64(start.count))) : UInt64.max
        let here = names[screen]
        var isKnown = [Bool](repeating: false, count: names.count)
        for name in commandNames { if let number = names[name] { isKnown[number] = true } }
        var elsewhere: Int?
        for index in heads.indices.reversed() where heads[index] & mask == wanted {
            guard isKnown[commands[index]], begins(index, with: start) else { continue }
            if screens[index] == here { return text(index, from: start.count) }
            if elsewhere == nil { elsewhere = index }
        }
        return elsewhere.map { text($0, from: start.count) }
    }

    private func range(_ index: Int) -> Range<Int> { (index == 0 ? 0 : ends[index - 1])..<ends[index] }

    private func begins(_ index: Int, with start: [UInt8]) -> Bool {
        let range = range(index)
        // Compares the last byte of `start` first, since lines with a common prefix usually differ there.
        return range.count > start.count && bytes[range.lowerBound + start.count - 1] == start.last
            && bytes[range].starts(with: start)
    }

    private func text(_ index: Int, from offset: Int) -> String {
        String(decoding: bytes[range(index).dropFirst(offset)], as: UTF8.self)
    }

    private mutating func number(of name: String) -> Int {
        if let number = names[name] { return number }
        names[name] = names.count
        return names.count - 1
    }

    /// First eight bytes in big-endian order, padded with zeros.
    private static func head(of text: [UInt8]) -> UInt64 {
        var head: UInt64 = 0
        for index in 0..<8 { head = head << 8 | (index < text.count ? UInt64(text[index]) : 0) }
        return head
    }
}
