import FoundationEssentials

/// An image as the Openverse API sends it, in lists and alone (api.openverse.org/v1, "Image").
///
/// Without an identifier it cannot be asked for; everything else may be missing.
package struct OpenverseImagePayload: Decodable, Sendable {
    let id: String
    let title: String?
    let creator: String?
    let creatorLink: String?
    let landingPage: String?
    let address: String?
    let license: String?
    let licenseVersion: String?
    let licenseLink: String?
    let fileType: String?
    let width: Int?
    let height: Int?
    let tags: [OpenverseTagPayload]
    /// Marked as sensitive by its provider, by users or for its text.
    let isSensitive: Bool

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        guard let id = fields.text("id"), let uuid = UUID(uuidString: id) else {
            throw fields.unreadable("id")
        }
        self.id = uuid.uuidString.lowercased()
        title = fields.text("title")
        creator = fields.text("creator")
        creatorLink = fields.text("creator_url")
        landingPage = fields.text("foreign_landing_url")
        address = fields.text("url")
        license = fields.text("license")
        licenseVersion = fields.text("license_version")
        licenseLink = fields.text("license_url")
        fileType = fields.text("filetype")
        width = fields.count("width")
        height = fields.count("height")
        tags = fields.list("tags")
        isSensitive = fields.flag("mature") || !fields.list("unstable__sensitivity", String.self).isEmpty
    }
}

/// A tag, given by a person or found by a machine; the same one may come from both.
struct OpenverseTagPayload: Decodable, Sendable {
    let name: String
    /// How sure the machine was, 0 to 1; nil when a person gave the tag.
    let accuracy: Double?

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        name = try fields.decode(String.self, forKey: "name")
        accuracy = fields.number("accuracy")
    }
}

extension [OpenverseTagPayload] {
    /// Below this a machine's guess is as often wrong as right.
    private static var leastAccuracy: Double { 0.9 }
    /// What is more, or longer, was written for search engines.
    private static var most: Int { 40 }
    private static var longest: Int { 60 }

    /// In lower case, each once: first what people wrote, then what machines are sure of.
    var names: [String] {
        let people = filter { $0.accuracy == nil }
        let machines = filter { ($0.accuracy ?? 0) >= Self.leastAccuracy }
        let names = (people + machines)
            .map(\.name).normalizedTags.filter { $0.count <= Self.longest }
        return [String](names.prefix(Self.most))
    }
}
