import FoundationEssentials
import GalleryCore

/// Photos as JSON in a column, validated when read: other programs may have written the file.
enum StoredPhoto {
    static func json(_ value: some Encodable) throws -> String {
        String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    static func photo(_ json: String) -> Photo? {
        (try? decoder.decode(Photo.self, from: Data(json.utf8))).map(trusted)
    }

    /// Readable photos of an array and the number of unreadable photos; `nil` if the JSON is not an array.
    static func photos(_ json: String) -> (photos: [Photo], unreadable: Int)? {
        guard let all = try? decoder.decode([Lenient].self, from: Data(json.utf8)) else { return nil }
        let photos = all.compactMap(\.photo).map(trusted)
        return (photos, all.count - photos.count)
    }

    private struct Lenient: Decodable {
        let photo: Photo?
        init(from decoder: any Decoder) { photo = try? Photo(from: decoder) }
    }

    /// Drops values that violate invariants of `Photo`.
    static func trusted(_ photo: Photo) -> Photo {
        var photo = photo.withoutPlaceholders
        photo.size = photo.size.flatMap { PixelSize(width: $0.width, height: $0.height) }
        photo.pageLink = secure(photo.pageLink)
        photo.author = Author(
            name: photo.author.name, username: photo.author.username, link: secure(photo.author.link))
        photo.license = License(
            code: photo.license.code, name: photo.license.name, link: secure(photo.license.link))
        photo.source = PictureSource(photo.source.variants)
        return photo
    }

    private static func secure(_ link: String?) -> String? {
        link.flatMap { $0.hasPrefix("https://") ? $0 : nil }
    }

    static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return encoder
    }

    static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return decoder
    }
}
