import FoundationEssentials

/// The parameters that a service sends along when it sends the browser back.
struct CallbackQuery: Equatable, Sendable {
    private let values: [String: String]

    /// Reads what stands behind `?`; a `+` is a space, as in a form. Of a name that comes twice nothing is taken: one of
    /// both could be forged.
    init(_ query: some StringProtocol) {
        let spaced = query.split(separator: "+", omittingEmptySubsequences: false).joined(separator: "%20")
        let items = URLComponents(string: "?" + spaced)?.queryItems ?? []
        values = Dictionary(items.map { ($0.name, $0.value ?? "") }) { _, _ in "" }
    }

    /// Of an address, however it begins.
    init(ofAddress address: String) {
        let query = address.firstIndex(of: "?").map { address[address.index(after: $0)...] } ?? ""
        self.init(query.prefix { $0 != "#" })
    }

    /// Nil for none and for an empty one.
    subscript(name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }
}
