/// Order of favorites: newest addition first, alphabetical by title or author, largest number of pixels first, or
/// latest date of the photo first.
public enum FavoritesOrder: String, CaseIterable, Hashable, Sendable {
    case added, title, author, size, taken

    private static let last = "\u{10FFFF}"

    /// Sorts favorites that are in the order `added`; those with equal keys stay in this order. Photos
    /// without title or author are last.
    public func sorted(_ photos: [Photo]) -> [Photo] {
        func sorted<Key: Comparable>(_ key: (Photo) -> Key) -> [Photo] {
            photos.enumerated().map { (key: key($1), index: $0, photo: $1) }
                .sorted { ($0.key, $0.index) < ($1.key, $1.index) }.map(\.photo)
        }
        return switch self {
        case .added: photos
        case .title: sorted { $0.displayTitle?.sortingKey ?? Self.last }
        case .author: sorted { $0.author.name.isEmpty ? Self.last : $0.author.name.sortingKey }
        case .size: sorted { $0.size.map { -$0.width * $0.height } ?? 0 }
        case .taken: sorted { $0.taken.map { -$0.sortingKey } ?? .max }
        }
    }
}
