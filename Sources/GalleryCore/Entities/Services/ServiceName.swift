/// Name of a photo service in commands, settings and the database.
public struct ServiceName: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
    /// Lower-case ASCII, as typed after `service`.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Bundled generated photos; needs neither key nor network.
    public static let demo = ServiceName(rawValue: "demo")
    public static let openverse = ServiceName(rawValue: "openverse")
    public static let commons = ServiceName(rawValue: "commons")
    public static let nasa = ServiceName(rawValue: "nasa")
    /// Commons and Openverse combined; the default unless a preferred service has a key.
    public static let free = ServiceName(rawValue: "free")
    /// Services whose photos `free` lists.
    public static let ofFree = [commons, openverse]
    /// Configured services combined, except those that are `isAlone`.
    public static let all = ServiceName(rawValue: "all")
    public static let unsplash = ServiceName(rawValue: "unsplash")
    public static let flickr = ServiceName(rawValue: "flickr")

    /// User's own pictures, by their identifiers; not a network service.
    public static let own = ServiceName(rawValue: "own")
    /// Folders of the user; its photos are those of `own`.
    public static let files = ServiceName(rawValue: "files")
    public var description: String { rawValue }

    public var isCombined: Bool { self == .all || self == .free }

    /// Whether lists of this service may contain photos of `other`.
    public func lists(_ other: ServiceName) -> Bool {
        switch self {
        case .all: other != .demo
        case .files: other == .own
        case .free: Self.ofFree.contains(other)
        default: other == self
        }
    }
}
