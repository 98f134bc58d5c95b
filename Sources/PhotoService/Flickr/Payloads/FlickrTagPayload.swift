/// A tag of a photo, or one related to another.
struct FlickrTagPayload: Decodable, Sendable {
    /// As its author wrote it, else as the service writes it: in lower case, without spaces.
    let name: String
    /// Written by a program: `camera:make=nikon`.
    let isForMachines: Bool

    private enum Keys: String, CodingKey {
        case raw
        case machineTag = "machine_tag"
        case content = "_content"
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        guard let name = fields.text(.raw) ?? fields.text(.content) else {
            throw DecodingError.dataCorruptedError(forKey: .content, in: fields, debugDescription: "no tag")
        }
        self.name = name
        isForMachines = fields.flag(.machineTag) || Self.isForMachines(name)
    }

    /// `namespace:predicate=value` (flickr.com/groups/51035612836@N01/discuss/72157594497877875).
    static func isForMachines(_ name: some StringProtocol) -> Bool {
        guard let colon = name.firstIndex(of: ":") else { return false }
        return name[colon...].contains("=")
    }
}
