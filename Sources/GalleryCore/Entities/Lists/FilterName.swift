/// Search filter, with common names and values for all services.
public enum FilterName: String, CaseIterable, Hashable, Sendable, Codable {
    case orientation
    case color
    case order
    case license
    /// Picture type. Services that also have other types return only photographs by default.
    case type
    case size
    /// A `PixelLimit`. No service supports these filters, so this program filters the results.
    case width, height
    /// Source collection of an aggregator, such as `flickr` or `wikimedia`.
    case source
    /// Keys of collections on the service; the photo must be in one of them.
    case collection
    /// Content safety level.
    case content
    /// Language of the query, such as `de` or `zh-hant`.
    case lang
    /// Days of the user's own pictures, as a `DayRange`.
    case date
    /// Part of the name of the camera or the lens of the user's own pictures.
    case camera
    /// Part of the file name of the user's own pictures.
    case name
    /// Part of the name of the author of the user's own pictures.
    case author

    /// Value of the filter `license` that sets no condition, and so includes photos whose rights are reserved. Every
    /// service accepts it; `values` does not contain it.
    public static let any = "any"

    /// Accepted values; empty if they cannot be listed.
    public var values: [String] {
        switch self {
        case .orientation: ["landscape", "portrait", "square"]
        case .color:
            ["bw", "black", "white", "yellow", "orange", "red", "purple", "magenta", "green", "teal", "blue"]
        case .order: ["relevant", "latest", "popular", "editorial"]
        case .license:
            [
                "commercial", "modification", "cc", "public", "cc0", "pdm", "by", "by-sa", "by-nd", "by-nc",
                "by-nc-sa", "by-nc-nd",
            ]
        case .type: ["photo", "illustration", "artwork", "any"]
        case .size: ["small", "medium", "large"]
        case .content: ["high", "low"]
        case .source, .collection, .lang, .width, .height, .date, .camera, .name, .author: []
        }
    }

    /// Values for files, in addition to `values`: all file types and orders, and examples of sizes in
    /// bytes and of days.
    public var fileValues: [String] {
        switch self {
        case .type: PictureKind.allCases.map(\.rawValue) + [RawFormat.name]
        case .size: [">5MB", "<200k"]
        case .date: ["2024", "2024-05", "2024-05..2024-08"]
        case .order: FileOrder.allCases.map(\.rawValue)
        default: []
        }
    }

    /// Whether the value describes files: their type, as in `type:png`, size, as a `ByteLimit`, day, camera or order.
    public func isOfFile(_ value: String) -> Bool {
        switch self {
        case .type: !RawFormat.types(value).isEmpty
        case .size: ByteLimit(value) != nil
        case .date: DayRange(value) != nil
        case .order: FileOrder(rawValue: value) != nil
        case .camera, .name, .author: true
        default: false
        }
    }

    /// Whether several comma-separated values are accepted: `license:by,cc0`.
    public var allowsSeveral: Bool { [.license, .source, .collection].contains(self) }

    public func parts(of value: String) -> [String] {
        guard allowsSeveral else { return [value] }
        return value.isEmpty || self == .license && value == Self.any
            ? [] : value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }

    /// Normalizes typed values to lower case, except case-sensitive collection keys and what describes files, and
    /// replaces common other names of values, such as `cc-by` and `gray`.
    public func written(_ value: String) -> String {
        guard self != .collection, !isOfFile(value) else { return value }
        return value.lowercased().split(separator: ",", omittingEmptySubsequences: false).map { part in
            values.contains(String(part)) ? String(part) : usual(String(part)) ?? String(part)
        }.joined(separator: ",")
    }

    /// Value that another name means; `nil` for unknown names.
    private func usual(_ name: String) -> String? {
        switch (self, name) {
        case (.orientation, "wide"), (.orientation, "horizontal"), (.orientation, "panorama"): "landscape"
        case (.orientation, "tall"), (.orientation, "vertical"): "portrait"
        case (.orientation, "squarish"): "square"
        case (.color, "gray"), (.color, "grey"), (.color, "monochrome"), (.color, "b&w"): "bw"
        case (.color, "violet"): "purple"
        case (.color, "cyan"), (.color, "turquoise"): "teal"
        case (.order, "new"), (.order, "newest"), (.order, "recent"): "latest"
        case (.order, "relevance"): "relevant"
        case (.order, "popularity"): "popular"
        case (.license, "public-domain"), (.license, "publicdomain"), (.license, "pd"): "public"
        case (.license, _): license(named: name)
        default: nil
        }
    }

    /// License code without `cc` and version: `by-sa` for `cc-by-sa-4.0`.
    private func license(named name: String) -> String? {
        var parts = name.split { "- _".contains($0) }
        if parts.last.flatMap({ Double($0) }) != nil, parts.count > 1 { parts.removeLast() }
        if parts.first == "cc", parts.count > 1 { parts.removeFirst() }
        let code = parts.joined(separator: "-")
        return ["0", "zero"].contains(code) ? "cc0" : values.contains(code) ? code : nil
    }

    public func accepts(_ value: String) -> Bool {
        let parts = parts(of: value)
        if self == .license, value == Self.any { return true }
        guard !parts.isEmpty, !parts.contains("") else { return false }
        return switch self {
        case .source: parts.allSatisfy(Self.isWord)
        case .collection: parts.allSatisfy { Self.isWord($0.lowercased()) }
        case .width, .height: PixelLimit(value) != nil
        case .lang: Self.isWord(value) && 2...7 ~= value.utf8.count
        case .orientation, .color, .order, .license, .type, .size, .content, .date, .camera, .name, .author:
            parts.allSatisfy(values.contains) || isOfFile(value)
        }
    }

    private static func isWord(_ text: String) -> Bool {
        text.utf8.allSatisfy { byte in
            (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x5F || byte == 0x2D
        }
    }
}
