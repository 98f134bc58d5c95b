import GalleryCore

extension Sequence<String> {
    /// Nonempty tags in lower case, each on one line, without duplicates.
    var normalizedTags: [String] {
        map { $0.oneLine.lowercased() }.filter { !$0.isEmpty }.distinct(by: \.self)
    }
}
