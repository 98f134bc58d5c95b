import FoundationEssentials
import GalleryCore
import PhotoService

enum UnsplashReplies {
    static func read(_ bytes: [UInt8]) -> StoredReply {
        let text = String(decoding: bytes.prefix(100), as: UTF8.self)
        if text.hasPrefix("Rate Limit Exceeded") { return .failure("Rate Limit Exceeded") }
        guard let base = try? BaseAddress("https://api.unsplash.com") else { return .other }
        let entities = UnsplashEntities(service: .unsplash, license: .unsplash, base: base)
        let body = Data(bytes)
        let decoder = JSONDecoder()
        if let list = try? decoder.decode(ListPayload<PhotoPayload>.self, from: body).results {
            if !list.elements.isEmpty { return photos(list, entities) }
            let topics = try? decoder.decode(LossyArray<CollectionPayload>.self, from: body)
            let names = topics?.elements.map(\.key) ?? []
            return names.isEmpty ? photos(list, entities) : .names(names)
        }
        if let error = try? decoder.decode(ErrorPayload.self, from: body) { return .failure(error.sentence) }
        if let single = try? decoder.decode(PhotoPayload.self, from: body) {
            return entities.photo(single).map(StoredReply.photo) ?? .other
        }
        if let counts = try? decoder.decode(StatisticsPayload.self, from: body).statistics,
            let views = counts.views
        {
            return .part("\(views.total) views")
        }
        let download = try? decoder.decode([String: String].self, from: body)
        return download?["url"].map { .part("a file at \($0.hostForMessages)") } ?? .other
    }

    private static func photos(
        _ list: LossyArray<PhotoPayload>, _ entities: UnsplashEntities
    ) -> StoredReply {
        let photos = list.elements.compactMap(entities.photo)
        return .photos(photos, broken: list.count - photos.count)
    }
}
