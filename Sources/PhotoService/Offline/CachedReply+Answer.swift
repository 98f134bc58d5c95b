import FoundationEssentials
import GalleryCore

/// Conversion of replies: photos are stored as photos, everything else as strings.
extension CachedReply {
    /// `nil` for an empty reply.
    init?(_ answer: some Sendable, date: Date) {
        self.init(date: date)
        switch answer {
        case let page as Page<Photo>: (photos, total, hasMore) = (page.items, page.total, page.hasMore)
        case let photo as Photo: photos = [photo]
        case let names as [String]: values = names
        case let page as Page<PhotoCollection>:
            values = page.items.compactMap(Self.word)
            total = page.total
            hasMore = page.hasMore
        case let statistics as PhotoStatistics: values = [Self.word(statistics)].compactMap(\.self)
        default: break
        }
        if photos.isEmpty, values.isEmpty { return nil }
    }

    /// Reply to a call, without page notes; `nil` for pictures, downloads and stated credits, and if a photo or
    /// statistics are missing.
    func answer(to call: ServiceCall) -> (any Sendable)? {
        switch call {
        case .page(let query, _):
            Page(items: photos, total: total, hasMore: hasMore || !query.hasPages)
        case .photo: photos.first
        case .topics, .relatedTags: values
        case .collections:
            Page(
                items: values.compactMap { Self.value(PhotoCollection.self, in: $0) }, total: total,
                hasMore: hasMore)
        case .statistics:
            values.first.flatMap { Self.value(PhotoStatistics.self, in: $0) } as any Sendable
        case .picture, .download, .statedCredits: nil
        }
    }

    private static func word(_ value: some Encodable) -> String? {
        (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func value<Value: Decodable>(_: Value.Type, in word: String) -> Value? {
        BoundedJSON.decode(Value.self, fromFew: word.utf8)
    }
}
