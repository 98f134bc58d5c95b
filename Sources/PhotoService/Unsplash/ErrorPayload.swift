/// The body of a refusal: `{"errors": [...]}`, or `{"error": "..."}` from the part that does sign-in.
package struct ErrorPayload: Decodable, Sendable {
    /// What the service says, as it says it.
    package let sentence: String

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        let texts = fields.list("errors", String.self) + [fields.text("error")].compactMap(\.self)
        guard !texts.isEmpty else {
            throw fields.unreadable("errors")
        }
        sentence = texts.joined(separator: "; ")
    }
}
