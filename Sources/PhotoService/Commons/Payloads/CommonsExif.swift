import FoundationEssentials
import GalleryCore

/// Element of `commonmetadata`: name of an Exif tag, and its value as text or number, or as a list of them.
struct CommonsExif: Decodable, Sendable {
    let name: String
    let value: String?

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        name = try fields.nonempty("name")
        value =
            fields.text("value")
            ?? fields.object("value", LossyArray<ContentText>.self)?
            .elements.first?.text
    }

    static func exif(_ tags: [CommonsExif]) -> Exif {
        func value(_ name: String) -> String? { tags.first { $0.name == name }?.value }
        return Exif(
            camera: CameraName.of(make: value("Make"), model: value("Model")), lens: value("LensModel"),
            exposure: value("ExposureTime").map(exposure), aperture: value("FNumber").map(decimal),
            focalLength: value("FocalLength").map(decimal),
            iso: value("ISOSpeedRatings").flatMap { Int($0) })
    }

    /// Shortens a fraction below 1: `10/2500` becomes `1/250`. Other fractions become decimals.
    private static func exposure(_ text: String) -> String {
        guard let (top, bottom) = ratio(text), top > 0, bottom > top else { return decimal(text) }
        return "1/\(Int(clamping: (bottom / top).rounded()))"
    }

    /// Converts a fraction to a decimal with at most one digit after the point: `28/5` becomes `5.6`.
    private static func decimal(_ text: String) -> String {
        guard let (top, bottom) = ratio(text) else { return text }
        let tenths = Int(clamping: (top / bottom * 10).rounded())
        return "\(tenths / 10)" + (tenths % 10 == 0 ? "" : ".\(tenths.magnitude % 10)")
    }

    private static func ratio(_ text: String) -> (Double, Double)? {
        let halves = text.split(separator: "/").compactMap { Double($0) }
        guard halves.count == 2, halves[1] > 0, halves[0].isFinite else { return nil }
        return (halves[0], halves[1])
    }
}
