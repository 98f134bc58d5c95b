/// Text given as `"text"`, as an integer, or as `{"_content": "text"}`, Flickr's JSON form of an XML element.
struct ContentText: Decodable, Sendable {
    let text: String?

    init(from decoder: any Decoder) throws {
        if let fields = try? decoder.fields() {
            text = fields.text("_content")
        } else if let number = try? decoder.singleValueContainer().decode(Int.self) {
            text = String(number)
        } else {
            let plain = try decoder.singleValueContainer().decode(String.self)
            text = plain.isEmpty ? nil : plain
        }
    }
}
