/// Text that is written as `"text"`, as a number, or as `{"_content": "text"}`, which is what becomes of an XML
/// element in Flickr's JSON.
struct ContentText: Decodable, Sendable {
    let text: String?

    private enum Keys: String, CodingKey {
        case content = "_content"
    }

    init(from decoder: any Decoder) throws {
        if let fields = try? decoder.container(keyedBy: Keys.self) {
            text = fields.text(.content)
        } else if let number = try? decoder.singleValueContainer().decode(Int.self) {
            text = String(number)
        } else {
            let plain = try decoder.singleValueContainer().decode(String.self)
            text = plain.isEmpty ? nil : plain
        }
    }
}
