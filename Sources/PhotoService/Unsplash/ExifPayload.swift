import GalleryCore

/// What the camera wrote; any member may be null.
struct ExifPayload: Decodable, Sendable {
    /// In our words; nil when nothing is known.
    let exif: Exif?

    private enum Keys: String, CodingKey {
        case make, model, name, aperture, iso
        case exposureTime = "exposure_time"
        case focalLength = "focal_length"
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        let exif = Exif(
            camera: Self.camera(fields.text(.make), fields.text(.model)) ?? fields.text(.name),
            exposure: fields.text(.exposureTime), aperture: fields.text(.aperture),
            focalLength: fields.text(.focalLength), iso: fields.count(.iso))
        self.exif = exif.isEmpty ? nil : exif
    }

    /// Many cameras repeat the maker in the model, and some put a space before it.
    private static func camera(_ make: String?, _ model: String?) -> String? {
        let words = { (text: String?) in (text ?? "").split(whereSeparator: \.isWhitespace) }
        let (maker, kind) = (words(make), words(model))
        let isRepeated = kind.first.map { $0.lowercased() } == maker.first.map { $0.lowercased() }
        let name = (isRepeated ? kind : maker + kind).joined(separator: " ")
        return name.isEmpty ? nil : name
    }
}
