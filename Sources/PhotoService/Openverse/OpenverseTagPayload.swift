/// Tag by a user or by image recognition; one name may occur with both origins.
struct OpenverseTagPayload: Decodable, Sendable {
    let name: String
    /// Confidence of image recognition, 0 to 1; `nil` for a user's tag.
    let accuracy: Double?

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        name = OpenverseText.plain(try fields.decode(String.self, forKey: "name"))
        accuracy = fields.number("accuracy")
    }
}

extension [OpenverseTagPayload] {
    /// Recognized tags below this confidence are as often wrong as right.
    private static var minAccuracy: Double { 0.9 }
    /// Limits against tag spam.
    private static var most: Int { 40 }
    private static var longest: Int { 60 }

    /// Unique, lower case: users' tags first, then recognized tags of sufficient confidence.
    var names: [String] {
        let people = filter { $0.accuracy == nil }
        let machines = filter { ($0.accuracy ?? 0) >= Self.minAccuracy }
        let names = (people + machines)
            .map(\.name).normalizedTags.filter { $0.count <= Self.longest }
        // A tag of one letter may come twice, the second time as an escape without backslash: `u8c93` beside `貓`.
        let twins = Set(
            names.filter { $0.utf16.count == 1 }.flatMap(\.utf16).map { unit in
                "u" + String(0x10000 + Int(unit), radix: 16).dropFirst()
            })
        return [String](names.filter { !twins.contains($0) }.prefix(Self.most))
    }
}
