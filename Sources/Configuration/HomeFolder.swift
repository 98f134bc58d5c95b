/// Home folder, written `~`. Bug reports use `~`, because the path contains the user name.
public struct HomeFolder: Equatable, Sendable {
    private let path: String?

    /// Ignores a `HOME` that is missing, relative or `/`.
    public init(environment: [String: String]) {
        let home = environment["HOME"].map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 } ?? ""
        path = home.hasPrefix("/") && home.utf8.count > 1 ? home : nil
    }

    /// Expands `~` and a leading `~/`.
    public func path(of typed: String) -> String {
        guard let path, typed == "~" || typed.hasPrefix("~/") else { return typed }
        return path + typed.dropFirst()
    }

    public func hidden(in text: String) -> String {
        guard let path else { return text }
        return text.split(separator: path, omittingEmptySubsequences: false).joined(separator: "~")
    }
}
