import FoundationEssentials
public import GalleryCore

/// What a stored reply of the Unsplash API turns out to be, judged by its body alone. For checks, not for screens.
public enum UnsplashReply: Equatable, Sendable {
    /// A list, a search result or random photos, and how many of its entries could not be read.
    case photos([Photo], broken: Int)
    /// One photo.
    case photo(Photo)
    /// Names of topics.
    case topics([String])
    /// A refusal with its text.
    case failure(String)
    /// None of these.
    case other

    /// Reads the bytes of a body.
    public static func read(_ bytes: [UInt8]) -> UnsplashReply {
        let text = String(decoding: bytes.prefix(100), as: UTF8.self)
        if text.hasPrefix("Rate Limit Exceeded") { return .failure("Rate Limit Exceeded") }
        guard let base = try? BaseAddress("https://api.unsplash.com") else { return .other }
        let entities = UnsplashEntities(service: .unsplash, license: .unsplash, base: base)
        let body = Data(bytes)
        let decoder = JSONDecoder()
        if let search = try? decoder.decode(SearchPayload.self, from: body) {
            return photos(search.results, entities)
        }
        if let list = try? decoder.decode(LossyArray<PhotoPayload>.self, from: body) {
            if !list.elements.isEmpty { return photos(list, entities) }
            let topics = try? decoder.decode(LossyArray<TopicPayload>.self, from: body)
            let names = topics?.elements.map(\.slug) ?? []
            return names.isEmpty ? photos(list, entities) : .topics(names)
        }
        if let error = try? decoder.decode(ErrorPayload.self, from: body) { return .failure(error.sentence) }
        let single = try? decoder.decode(PhotoPayload.self, from: body)
        return single.flatMap(entities.photo).map(UnsplashReply.photo) ?? .other
    }

    private static func photos(
        _ list: LossyArray<PhotoPayload>, _ entities: UnsplashEntities
    ) -> UnsplashReply {
        let photos = list.elements.compactMap(entities.photo)
        return .photos(photos, broken: list.count - photos.count)
    }
}
