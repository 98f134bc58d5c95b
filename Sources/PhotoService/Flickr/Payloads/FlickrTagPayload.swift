struct FlickrTagPayload: Decodable, Sendable {
    /// Spelling by the tag's author, else the normalized form: lower case without spaces.
    let name: String
    let isMachineTag: Bool

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        name = try fields.text("raw") ?? fields.nonempty("_content")
        isMachineTag = fields.flag("machine_tag") || Self.isMachineTag(name)
    }

    /// Whether the tag is `namespace:predicate=value` (flickr.com/groups/51035612836@N01/discuss/72157594497877875).
    static func isMachineTag(_ name: some StringProtocol) -> Bool {
        guard let colon = name.firstIndex(of: ":") else { return false }
        return name[colon...].contains("=")
    }
}
