public import GalleryCore

extension [Photo] {
    /// Up to 200 tags of the last 300 photos, most frequent first.
    public var commonTags: [String] {
        let tags = suffix(300).flatMap(\.tags)
        let counts = Dictionary(tags.map { ($0, 1) }, uniquingKeysWith: +)
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(200).map(\.key)
    }
}
