import FoundationEssentials
import GalleryCore
import PhotoService

enum OpenverseReplies {
    static func read(_ bytes: [UInt8]) -> StoredReply {
        let body = Data(bytes)
        let decoder = JSONDecoder()
        if let page = try? decoder.decode(OpenversePagePayload.self, from: body) {
            let photos = page.results.elements.photos
            // Sensitive photos are parsed, but excluded on purpose.
            return .photos(photos, broken: page.results.broken)
        }
        if let image = try? decoder.decode(OpenverseImagePayload.self, from: body) {
            return .photo(image.photo)
        }
        if let token = try? decoder.decode(OpenverseTokenPayload.self, from: body) {
            return .part("a token for \(token.lifetime) seconds")
        }
        if let error = try? decoder.decode(ErrorPayload.self, from: body) {
            return .failure(error.sentence)
        }
        return .other
    }
}
