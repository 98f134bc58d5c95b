import ArgumentParser
import Foundation

/// Photos with human captions, from a published file.
struct CaptionFile {
    struct Picture {
        let id: String
        var captions: [String] = []
        /// Size in pixels; `nil` if the file has no sizes.
        var size: (width: Int, height: Int)?
    }

    /// Pictures with at least five captions, in file order.
    let pictures: [Picture]

    /// Reads `Flickr8k.token.txt`, or captions of COCO in JSON.
    init(_ path: String) throws {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        let all = bytes.first == UInt8(ascii: "{") ? try Self.json(bytes) : Self.lines(bytes)
        pictures = all.filter { $0.captions.count >= 5 }
        guard !pictures.isEmpty else { throw ValidationError("There are no photos with five captions.") }
    }

    /// Parses lines of `name.jpg#0`, a tab or a space, and the caption.
    private static func lines(_ bytes: Data) -> [Picture] {
        var pictures: [Picture] = []
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            guard let mark = line.firstIndex(of: "#"),
                let space = line[mark...].firstIndex(where: \.isWhitespace)
            else { continue }
            let id = line[..<mark].split(separator: ".").first.map(String.init) ?? ""
            if pictures.last?.id != id { pictures.append(Picture(id: id)) }
            pictures[pictures.count - 1].captions.append(plain(line[space...]))
        }
        return pictures
    }

    private struct Annotations: Decodable {
        struct Image: Decodable {
            let id, width, height: Int
        }

        struct Annotation: Decodable {
            let photo: Int
            let caption: String

            enum CodingKeys: String, CodingKey {
                case photo = "image_id"
                case caption
            }
        }

        let images: [Image]
        let annotations: [Annotation]
    }

    private static func json(_ bytes: Data) throws -> [Picture] {
        let all = try JSONDecoder().decode(Annotations.self, from: bytes)
        let captions = Dictionary(grouping: all.annotations, by: \.photo)
        return all.images.map { image in
            Picture(
                id: String(image.id), captions: (captions[image.id] ?? []).map { plain($0.caption[...]) },
                size: (image.width, image.height))
        }
    }

    private static func plain(_ caption: Substring) -> String {
        caption.trimmingCharacters(in: .whitespacesAndNewlines.union(CharacterSet(charactersIn: ".")))
    }
}
