/// The body of a refusal: `detail` with a sentence or with sentences for each parameter, or the `error` of
/// OAuth (RFC 6749, 5.2).
struct OpenverseErrorPayload: Decodable, Sendable {
    /// What the service says, as it says it.
    let sentence: String

    private enum Keys: String, CodingKey {
        case detail, error
        case description = "error_description"
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        let byParameter = fields.object(.detail, [String: Texts].self) ?? [:]
        let texts =
            fields.text(.detail).map { [$0] }
            ?? byParameter.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.joined)" }
        let found =
            texts.isEmpty ? [fields.text(.description) ?? fields.text(.error)].compactMap(\.self) : texts
        guard !found.isEmpty else {
            throw DecodingError.dataCorruptedError(forKey: .detail, in: fields, debugDescription: "no text")
        }
        sentence = found.joined(separator: "; ")
    }

    /// One sentence, or several.
    private struct Texts: Decodable {
        let joined: String

        init(from decoder: any Decoder) throws {
            if let text = try? decoder.singleValueContainer().decode(String.self) {
                joined = text
            } else {
                joined = try LossyArray<String>(from: decoder).elements.joined(separator: " ")
            }
        }
    }
}
