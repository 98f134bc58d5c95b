import GalleryCore

/// Where a photo was taken; any member may be null.
struct LocationPayload: Decodable, Sendable {
    /// In our words; nil when nothing is known.
    let place: Place?

    private struct Position: Decodable, Sendable {
        let latitude: Double?
        let longitude: Double?

        init(from decoder: any Decoder) throws {
            let fields = try decoder.fields()
            latitude = fields.number("latitude").flatMap { -90...90 ~= $0 ? $0 : nil }
            longitude = fields.number("longitude").flatMap { -180...180 ~= $0 ? $0 : nil }
        }
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        let parts = [fields.text("city"), fields.text("country")].compactMap(\.self)
        let name = fields.text("name") ?? (parts.isEmpty ? nil : parts.joined(separator: ", "))
        let position = fields.object("position", Position.self)
        // Half a position is none.
        let isWhole = position?.latitude != nil && position?.longitude != nil
        place = Place(
            name: name, latitude: isWhole ? position?.latitude : nil,
            longitude: isWhole ? position?.longitude : nil)
    }
}
