/// Error body with `errors`, `detail` (a text, or texts by parameter), `reason`, or `error` of RFC 6749, 5.2 (OAuth).
package struct ErrorPayload: Decodable, Sendable {
    package let sentence: String

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        let byParameter = fields.object("detail", [String: Texts].self) ?? [:]
        let texts =
            fields.list("errors", String.self) + [fields.text("detail")].compactMap(\.self)
            + byParameter.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.joined)" }
        let error = fields.text("error_description") ?? fields.text("error") ?? fields.text("reason")
        guard let first = texts.first ?? error else { throw fields.unreadable("error") }
        sentence = texts.isEmpty ? first : texts.joined(separator: "; ")
    }

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
