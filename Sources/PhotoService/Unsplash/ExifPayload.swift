import GalleryCore

struct ExifPayload: Decodable, Sendable {
    /// `nil` if all fields are missing.
    let exif: Exif?

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        let exif = Exif(
            camera: CameraName.of(make: fields.text("make"), model: fields.text("model"))
                ?? fields.text("name"),
            exposure: fields.text("exposure_time"), aperture: fields.text("aperture"),
            focalLength: fields.text("focal_length"), iso: fields.count("iso"))
        self.exif = exif.isEmpty ? nil : exif
    }
}
