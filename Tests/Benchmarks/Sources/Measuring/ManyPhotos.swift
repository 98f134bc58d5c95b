import FoundationEssentials
import GalleryCore
import PhotoStore

enum ManyPhotos {
    /// Photos per transaction.
    private static let batch = 10_000

    /// Adds photos numbered from 0, dated a second apart.
    static func fill(
        _ favorites: SQLiteFavorites, _ count: Int, from date: Date, _ photo: (Int) -> Photo
    ) throws {
        for first in stride(from: 0, to: count, by: batch) {
            let photos = (first..<min(count, first + batch)).map(photo)
            try favorites.fill(photos, from: date.addingTimeInterval(Double(first)))
        }
    }
}
