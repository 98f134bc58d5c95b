/// A page of a search or of related images.
package struct OpenversePagePayload: Decodable, Sendable {
    /// How many there are in all; 0 on a page behind the end.
    let resultCount: Int?
    let pageCount: Int?
    package let results: LossyArray<OpenverseImagePayload>
    /// What the service did not understand of the request.
    let warnings: [String]

    private struct Warning: Decodable {
        let message: String
    }

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        results = try fields.decode(LossyArray<OpenverseImagePayload>.self, forKey: "results")
        resultCount = fields.count("result_count")
        pageCount = fields.count("page_count")
        warnings = fields.list("warnings", Warning.self).map { String($0.message.prefix(200)) }
    }
}

/// The body of a refusal: `detail` with a sentence or with sentences for each parameter, or the `error` of
/// OAuth (RFC 6749, 5.2).
package struct OpenverseErrorPayload: Decodable, Sendable {
    /// What the service says, as it says it.
    package let sentence: String

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        let byParameter = fields.object("detail", [String: Texts].self) ?? [:]
        let texts =
            fields.text("detail").map { [$0] }
            ?? byParameter.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.joined)" }
        let found =
            texts.isEmpty
            ? [fields.text("error_description") ?? fields.text("error")].compactMap(\.self) : texts
        guard !found.isEmpty else {
            throw fields.unreadable("detail")
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
