import FoundationEssentials

/// The parameters that a service sends along when it sends the browser back.
struct CallbackQuery: Equatable, Sendable {
    private let values: [String: String]

    /// Reads what stands behind `?`. Of a name that comes twice nothing is taken: one of both could be forged.
    init(_ query: some StringProtocol) {
        var values: [String: String?] = [:]
        for pair in query.split(separator: "&") {
            let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = Self.decoded(halves[0]), value = halves.count > 1 ? Self.decoded(halves[1]) : ""
            values[name] = .some(values[name] == nil ? value : nil)
        }
        self.values = values.compactMapValues(\.self)
    }

    /// Of an address, however it begins.
    init(ofAddress address: String) {
        let query = address.firstIndex(of: "?").map { address[address.index(after: $0)...] } ?? ""
        self.init(query.prefix { $0 != "#" })
    }

    /// Nil for none and for an empty one.
    subscript(name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }

    private static func decoded(_ text: some StringProtocol) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count > 1,
                let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(code)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
