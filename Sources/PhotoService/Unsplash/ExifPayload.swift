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
            camera: CameraName.of(make: fields.text(.make), model: fields.text(.model)) ?? fields.text(.name),
            exposure: fields.text(.exposureTime), aperture: fields.text(.aperture),
            focalLength: fields.text(.focalLength), iso: fields.count(.iso))
        self.exif = exif.isEmpty ? nil : exif
    }
}
