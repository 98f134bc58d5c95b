extension FilterName {
    /// Filters that a stored photo can be matched against without its service.
    public static let ofPhotos: [FilterName] = [.orientation, .color, .license, .width, .height]

    /// Whether a photo matches a value; true for filters outside `ofPhotos`, false if the photo's property is unknown.
    public func matches(_ photo: Photo, _ value: String) -> Bool {
        switch self {
        case .orientation:
            photo.size.map { PhotoTraits.Orientation($0).rawValue == value } ?? false
        case .color:
            photo.color.map { !Self.families(of: value).isDisjoint(with: ColorFamilies.names(of: $0)) }
                ?? false
        case .width:
            PixelLimit(value).flatMap { limit in photo.size.map { limit.contains($0.width) } } ?? false
        case .height:
            PixelLimit(value).flatMap { limit in photo.size.map { limit.contains($0.height) } } ?? false
        case .license: matches(photo.license, value)
        case .name: photo.filePath.map { Self.has(value, in: Self.lastName(of: $0)) } ?? false
        case .author: Self.has(value, in: photo.author.name)
        case .order, .type, .size, .source, .collection, .content, .lang, .date, .camera: true
        }
    }

    /// Whether a license matches a value of the filter `license`.
    public func matches(_ license: License, _ value: String) -> Bool { license.isOne(of: parts(of: value)) }

    /// Whether a text contains a part, regardless of case and accents.
    private static func has(_ part: String, in text: String) -> Bool {
        text.sortingKey.contains(part.sortingKey)
    }

    private static func lastName(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// Names of the color families that a value of the filter `color` includes.
    public static func families(of color: String) -> Set<String> {
        switch color {
        case "bw": ["black", "grey", "white"]
        case "red": ["red", "pink"]
        case "green": ["green", "lime"]
        case "teal": ["teal", "cyan"]
        case "blue": ["blue", "azure"]
        default: [color]
        }
    }
}

extension License {
    /// Whether the license has one of the given codes, if any are given, and belongs to all given groups.
    fileprivate func isOne(of values: [String]) -> Bool {
        let bare = code.hasPrefix("cc-") ? String(code.dropFirst(3)) : code
        let terms = family == .creativeCommons ? bare.split(separator: "-") : []
        func isIn(_ group: String) -> Bool? {
            switch group {
            case "commercial": isFree == true && !terms.contains("nc")
            case "modification": isFree == true && !terms.contains("nd")
            case "cc": family == .creativeCommons || bare == "cc0"
            default: nil
            }
        }
        let codes = values.filter { isIn($0) == nil }
        let isNamed = codes.contains { $0 == bare || $0 == "public" && family == .publicDomain }
        return (codes.isEmpty || isNamed) && values.allSatisfy { isIn($0) != false }
    }
}
