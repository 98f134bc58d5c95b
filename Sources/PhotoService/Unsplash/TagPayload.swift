/// Tag: an object with a title, or a bare string.
struct TagPayload: Decodable, Sendable {
    let title: String

    init(from decoder: any Decoder) throws {
        if let fields = try? decoder.fields() {
            title = try fields.decode(String.self, forKey: "title")
        } else {
            title = try decoder.singleValueContainer().decode(String.self)
        }
    }
}
