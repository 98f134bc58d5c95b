import GalleryCore

extension Sequence {
    func distinct<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}

extension Sequence<String> {
    /// Nonempty tags in lower case, each on one line, without duplicates.
    var normalizedTags: [String] {
        map { $0.oneLine.lowercased() }.filter { !$0.isEmpty }.distinct(by: \.self)
    }
}
