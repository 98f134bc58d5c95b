import FoundationEssentials
import GalleryCore

/// Photos as JSON in a column. What comes back is checked: others can write to the file, too.
enum StoredPhoto {
    /// The whole entity, or several of them.
    static func json(_ value: some Encodable) throws -> String {
        String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// Nil for what is no photo.
    static func photo(_ json: String) -> Photo? {
        (try? decoder.decode(Photo.self, from: Data(json.utf8))).map(trusted)
    }

    /// Those of the array that can be read, and how many could not; nil for what is no array.
    static func photos(_ json: String) -> (photos: [Photo], unreadable: Int)? {
        guard let all = try? decoder.decode([Lenient].self, from: Data(json.utf8)) else { return nil }
        let photos = all.compactMap(\.photo).map(trusted)
        return (photos, all.count - photos.count)
    }

    /// An element that may be anything.
    private struct Lenient: Decodable {
        let photo: Photo?
        init(from decoder: any Decoder) { photo = try? Photo(from: decoder) }
    }

    /// Takes out what the entity promises never to hold.
    private static func trusted(_ photo: Photo) -> Photo {
        var photo = photo
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

    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return encoder
    }

    private static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return decoder
    }
}
