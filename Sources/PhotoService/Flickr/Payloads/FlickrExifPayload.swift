package import GalleryCore

/// Reply of `photos.getExif`: raw tags of the file.
package struct FlickrExifPayload: Decodable, Sendable {
    package let exif: Exif

    private struct Tag: Decodable, Sendable {
        let name: String
        let raw: String?

        init(from decoder: any Decoder) throws {
            let fields = try decoder.fields()
            name = try fields.decode(String.self, forKey: "tag")
            raw = fields.object("raw", ContentText.self)?.text
        }
    }

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(in: "photo")
        let tags = fields.list("exif", Tag.self)
        func value(_ names: String...) -> String? {
            names.lazy.compactMap { name in
                tags.first { $0.name == name && $0.raw != nil }?.raw.map { HTMLReference.resolved(in: $0) }
            }.first
        }
        exif = Exif(
            camera: CameraName.of(make: value("Make"), model: value("Model")) ?? fields.text("camera"),
            lens: value("LensModel", "Lens", "LensInfo"), exposure: value("ExposureTime"),
            aperture: value("FNumber", "ApertureValue"),
            focalLength: value("FocalLength").map(Self.number),
            iso: value("ISO").flatMap { Int($0) })
    }

    /// Strips the unit of `50.0 mm`.
    private static func number(_ text: String) -> String {
        text.hasSuffix(" mm") ? String(text.dropLast(3)) : text
    }
}
