/// Creator within a source; the service lists the creator's works as a collection.
struct OpenverseCreator: Equatable {
    let source: String
    /// Name as the service spells it, including escapes.
    let name: String

    init?(_ source: String?, _ name: String?) {
        guard let source, let name, !source.contains("/") else { return nil }
        self.source = source
        self.name = name
    }

    init?(username: String) {
        let parts = username.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        self.init(String(parts[0]), String(parts[1]))
    }

    var username: String { source + "/" + name }

    /// Parameters that list only this creator's works; `creator` alone also finds similar names.
    var collection: [(name: String, value: String)] {
        [("unstable__collection", "creator"), ("source", source), ("creator", name)]
    }
}
