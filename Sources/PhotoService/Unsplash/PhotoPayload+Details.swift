import GalleryCore

extension PhotoPayload {
    typealias Fields = KeyedDecodingContainer<AnyKey>

    /// Maximum number of topics; bounds the memory that a hostile reply can use.
    private static let maxTopics = 32

    /// Topics by the status of the photo's submission to them (unsplash.com/documentation, "Photo").
    static func approvedTopics(_ submissions: Fields) -> [String] {
        let topics = submissions.allKeys.filter { submissions.fields(in: $0)?.text("status") == "approved" }
        return Array(topics.map(\.stringValue).filter { $0.utf8.count <= 100 }.sorted().prefix(maxTopics))
    }

    static func exif(_ fields: Fields) -> Exif? {
        let exif = Exif(
            camera: CameraName.of(make: fields.text("make"), model: fields.text("model"))
                ?? fields.text("name"),
            exposure: fields.text("exposure_time"), aperture: fields.text("aperture"),
            focalLength: fields.text("focal_length"), iso: fields.count("iso"))
        return exif.isEmpty ? nil : exif
    }

    static func place(_ fields: Fields) -> Place? {
        let parts = [fields.text("city"), fields.text("country")].compactMap(\.self)
        let name = fields.text("name") ?? (parts.isEmpty ? nil : parts.joined(separator: ", "))
        let position = fields.fields(in: "position")
        let latitude = position?.number("latitude"), longitude = position?.number("longitude")
        // Coordinates count only if both are valid.
        let isKnown = -90...90 ~= latitude ?? 91 && -180...180 ~= longitude ?? 181
        return Place(
            name: name, latitude: isKnown ? latitude : nil, longitude: isKnown ? longitude : nil)
    }
}
