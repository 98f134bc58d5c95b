import FoundationEssentials
import GalleryCore

extension PersonalTaste {
    /// Maximum number of recently seen photos that count as passed over.
    private static let left = 300
    /// Number of photos that are seen at the same time, about.
    private static let screenful = 12

    /// The photos seen last, newest first. `events` are newest first.
    func passedOver(beside events: [TasteEvent]) -> [TasteEvent] {
        let photos = seen.seen(matching: WordQuery(), after: nil, count: Self.left).items
        let likes = Dictionary(
            events.filter(\.signal.isLiking).compactMap { event in event.photo.map { ($0, event.date) } },
            uniquingKeysWith: max)
        // Only the order of seen photos is stored. A photo was seen before those that were liked later.
        var earliest = Date.distantFuture
        let dates = photos.map { photo in
            earliest = min(earliest, likes[photo.id] ?? .distantFuture)
            return earliest
        }
        return photos.indices.map { index in
            let photo = photos[index], last = min(index + Self.screenful, photos.count) - 1
            return TasteEvent(.passedOver, photo: photo.id, traits: PhotoTraits(photo), date: dates[last])
        }
    }
}
