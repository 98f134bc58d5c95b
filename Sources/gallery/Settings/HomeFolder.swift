import TextLayout

/// The home folder, which people write `~`. Its path tells a person's name: what is shown to others has `~` instead.
struct HomeFolder: Equatable {
    private let path: String?

    init(environment: [String: String]) {
        let home = environment["HOME"].map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 } ?? ""
        path = home.hasPrefix("/") && home.utf8.count > 1 ? home : nil
    }

    /// The path that is meant by one that may begin with `~/`.
    func path(of typed: String) -> String {
        guard let path, typed == "~" || typed.hasPrefix("~/") else { return typed }
        return path + typed.dropFirst()
    }

    /// The text with `~` for it.
    func hidden(in text: String) -> String {
        guard let path else { return text }
        return text.split(separator: path, omittingEmptySubsequences: false).joined(separator: "~")
    }

    /// The same in everything of a record.
    func hidden(in value: RecordValue) -> RecordValue {
        switch value {
        case .text(let text): .text(hidden(in: text))
        case .list(let values): .list(values.map { hidden(in: $0) })
        case .record(let fields): .record(fields.map { Record.Field($0.name, hidden(in: $0.value)) })
        case .nothing, .integer, .number, .flag: value
        }
    }
}
