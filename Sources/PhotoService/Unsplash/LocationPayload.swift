import GalleryCore

struct LocationPayload: Decodable, Sendable {
    let place: Place?

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        let parts = [fields.text("city"), fields.text("country")].compactMap(\.self)
        let name = fields.text("name") ?? (parts.isEmpty ? nil : parts.joined(separator: ", "))
        let position = try? decoder.fields(in: "position")
        let latitude = position?.number("latitude"), longitude = position?.number("longitude")
        // Coordinates count only if both are valid.
        let isKnown = -90...90 ~= latitude ?? 91 && -180...180 ~= longitude ?? 181
        place = Place(
            name: name, latitude: isKnown ? latitude : nil, longitude: isKnown ? longitude : nil)
    }
}
