extension Sequence {
    /// Without those whose key came before.
    func distinct<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        var known: Set<Key> = []
        return filter { known.insert(key($0)).inserted }
    }
}

extension Sequence<String> {
    /// Tags as photos have them: lowercase, on one line, none twice.
    var normalizedTags: [String] {
        map { $0.oneLine.lowercased() }.filter { !$0.isEmpty }.distinct(by: \.self)
    }
}
