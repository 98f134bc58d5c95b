import Synchronization

/// The photos by index, newest first. It holds at most one motif for each of `Motif.period` indexes, and is
/// made in no time: motifs are drawn when first needed.
final class DemoPhotoCollection: Sendable {
    let count: Int
    private let kept = Mutex<[Motif]>([])

    init(count: Int) { self.count = max(0, count) }

    subscript(index: Int) -> DemoPhoto { DemoPhoto(index: index, motif: Motif(index: index)) }

    /// The photo of an identifier, or of a slug that ends in one.
    func photo(named slug: String) -> DemoPhoto? {
        guard slug.utf8.count >= PhotoKey.length else { return nil }
        let isPlain = slug.utf8.count == PhotoKey.length
        guard isPlain || slug.dropLast(PhotoKey.length).last == "-" else { return nil }
        guard let index = PhotoKey.index(of: slug.suffix(PhotoKey.length)), index < count, index >= 0
        else { return nil }
        return self[index]
    }

    /// The motifs of the first photos, after which they repeat.
    var motifs: [Motif] {
        kept.withLock { kept in
            if kept.isEmpty { kept = (0..<min(count, Motif.period)).map { Motif(index: $0) } }
            return kept
        }
    }
}
