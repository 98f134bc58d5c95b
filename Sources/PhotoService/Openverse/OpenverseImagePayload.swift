import FoundationEssentials

/// Image of a list or single request (api.openverse.org/v1, "Image").
///
/// Only the ID is required. Title, creator and tags are decoded text.
package struct OpenverseImagePayload: Decodable, Sendable {
    let id: String
    let title: String?
    let creator: String?
    let creatorLink: String?
    /// Creator as stored, which identifies its collection within a source.
    let storedCreator: String?
    let source: String?
    /// `photograph`, `illustration` or `digitized_artwork`; most sources state none.
    let category: String?
    let landingPage: String?
    let address: String?
    let license: String?
    let licenseVersion: String?
    let licenseLink: String?
    let fileType: String?
    let width: Int?
    let height: Int?
    let tags: [OpenverseTagPayload]
    /// Marked as sensitive by provider, users or text analysis.
    let isSensitive: Bool

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        guard let id = fields.text("id"), let uuid = UUID(uuidString: id) else {
            throw fields.unreadable("id")
        }
        self.id = uuid.uuidString.lowercased()
        title = fields.text("title").map(plainText)
        storedCreator = fields.text("creator")
        creator = storedCreator.map(plainText)
        source = fields.text("source")
        category = fields.text("category")
        creatorLink = fields.text("creator_url")
        landingPage = fields.text("foreign_landing_url")
        address = fields.text("url")
        license = fields.text("license")
        licenseVersion = fields.text("license_version")
        licenseLink = fields.text("license_url")
        fileType = fields.text("filetype") ?? fields.text("extension")
        width = fields.count("width")
        height = fields.count("height")
        tags = fields.list("tags")
        isSensitive = fields.flag("mature") || !fields.list("unstable__sensitivity", String.self).isEmpty
    }
}

/// Text on one line, without markup, references and escapes; the given text if that leaves nothing.
private func plainText(_ text: String) -> String {
    let plain = MarkedText.unescaped(EscapedText.decoded(MarkedText.removingTags(text))).oneLine
    return plain.isEmpty ? text : plain
}

/// Tag by a user or by image recognition; one name may occur with both origins.
struct OpenverseTagPayload: Decodable, Sendable {
    let name: String
    /// Confidence of image recognition, 0 to 1; `nil` for a user's tag.
    let accuracy: Double?

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        name = plainText(try fields.decode(String.self, forKey: "name"))
        accuracy = fields.number("accuracy")
    }
}

extension [OpenverseTagPayload] {
    /// Recognized tags below this confidence are as often wrong as right.
    private static var leastAccuracy: Double { 0.9 }
    /// Limits against tag spam.
    private static var most: Int { 40 }
    private static var longest: Int { 60 }

    /// Unique, lower case: users' tags first, then confident recognized ones.
    var names: [String] {
        let people = filter { $0.accuracy == nil }
        let machines = filter { ($0.accuracy ?? 0) >= Self.leastAccuracy }
        let names = (people + machines)
            .map(\.name).normalizedTags.filter { $0.count <= Self.longest }
        return [String](names.prefix(Self.most))
    }
}
