import FoundationEssentials
import GalleryCore
import PhotoService

enum FlickrReplies {
    static func read(_ bytes: [UInt8]) -> StoredReply {
        let body = FlickrReplyReader.json(in: bytes)
        let start = String(decoding: body.prefix(100), as: UTF8.self)
        if start.hasPrefix("oauth_problem=") { return .failure(start) }
        if start.hasPrefix("<") { return licenses(String(decoding: bytes, as: UTF8.self)) }
        guard let base = try? BaseAddress("https://api.flickr.com") else { return .other }
        let entities = FlickrEntities(base: base)
        if let page = value(FlickrPhotosPayload.self, body) {
            // Videos are parsed, but excluded on purpose.
            let videos = page.photos.elements.count { !$0.isPhoto }
            let photos = page.photos.elements.compactMap(entities.photo)
            return .photos(photos, broken: page.photos.count - photos.count - videos)
        }
        if let info = value(FlickrInfoPayload.self, body) {
            return entities.photo(info.photo).map(StoredReply.photo) ?? .other
        }
        if let sizes = value(FlickrSizesPayload.self, body) { return .part("\(sizes.sizes.count) sizes") }
        if let tags = value(FlickrTagsPayload.self, body) { return .names(tags.names) }
        if let exif = value(FlickrExifPayload.self, body)?.exif { return .part(exif.camera ?? "no camera") }
        let answer = try? JSONDecoder().decode(FlickrAnswer<FlickrPhotosPayload>.self, from: Data(body))
        return answer?.failure.map { .failure($0.message) } ?? .other
    }

    private static func value<Value: Decodable & Sendable>(
        _: Value.Type, _ body: ArraySlice<UInt8>
    ) -> Value? {
        (try? JSONDecoder().decode(FlickrAnswer<Value>.self, from: Data(body)))?.value
    }

    /// Counts the licenses in an XML list whose ID and URL are those of `FlickrLicense`.
    private static func licenses(_ text: String) -> StoredReply {
        let entries = text.split(separator: "<license ").dropFirst()
        func attribute(_ name: String, of entry: Substring) -> String? {
            guard let start = entry.firstRange(of: "\(name)=\"")?.upperBound else { return nil }
            return String(entry[start...].prefix { $0 != "\"" })
        }
        let known = entries.filter { entry in
            let license = FlickrLicense.license(attribute("id", of: entry), page: nil)
            guard let link = license.link, let url = attribute("url", of: entry) else { return false }
            return url.hasPrefix(link)
        }
        return entries.isEmpty ? .other : .part("\(known.count) of \(entries.count) licenses are known")
    }
}
