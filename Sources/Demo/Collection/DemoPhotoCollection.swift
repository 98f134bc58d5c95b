import Synchronization

/// Photos by index, newest first, generated on access.
final class DemoPhotoCollection: Sendable {
    let count: Int
    private let cached = Mutex<[Motif]>([])

    init(count: Int) { self.count = max(0, count) }

    subscript(index: Int) -> DemoPhoto { DemoPhoto(index: index, motif: Motif(index: index)) }

    /// Photo with this identifier, or with this slug, which ends with an identifier.
    func photo(named slug: String) -> DemoPhoto? {
        guard slug.utf8.count >= PhotoKey.length else { return nil }
        let isPlain = slug.utf8.count == PhotoKey.length
        guard isPlain || slug.dropLast(PhotoKey.length).last == "-" else { return nil }
        guard let index = PhotoKey.index(of: slug.suffix(PhotoKey.length)), index < count, index >= 0
        else { return nil }
        return self[index]
    }

    /// Motifs of the first `Motif.period` photos, generated on first use; later photos repeat them.
    var motifs: [Motif] {
        cached.withLock { cached in
            if cached.isEmpty { cached = (0..<min(count, Motif.period)).map { Motif(index: $0) } }
            return cached
        }
    }
}
