/// The body of a refusal: `{"errors": [...]}`, or `{"error": "..."}` from the part that does sign-in.
struct ErrorPayload: Decodable, Sendable {
    /// What the service says, as it says it.
    let sentence: String

    private enum Keys: String, CodingKey {
        case errors, error
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        let texts = fields.list(.errors, String.self) + [fields.text(.error)].compactMap(\.self)
        guard !texts.isEmpty else {
            throw DecodingError.dataCorruptedError(forKey: .errors, in: fields, debugDescription: "no text")
        }
        sentence = texts.joined(separator: "; ")
    }
}
