/// What a picture file says of itself, as it goes over the wire: texts with a zero byte behind each. Of hostile origin.
public struct PictureCredit: Equatable, Sendable {
    /// Most bytes of all texts together.
    public static let largest = 16 << 10
    /// Most bytes of one text.
    private static let longest = 2_400

    public var title = ""
    public var author = ""
    public var authorLink = ""
    public var license = ""
    public var licenseLink = ""
    /// The address of the picture's own page.
    public var page = ""

    public init() {}

    /// Cut where a text is longer than any that is meant to be read.
    public var wire: [UInt8] {
        [title, author, authorLink, license, licenseLink, page].flatMap { text in
            text.utf8.prefix(Self.longest).filter { $0 != 0 } + [0]
        }
    }

    /// Nil for what is no such answer.
    public init?(wire: [UInt8]) {
        guard wire.count <= Self.largest, wire.last == 0 else { return nil }
        let texts = wire.dropLast().split(separator: 0, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard texts.count == 6 else { return nil }
        (title, author, authorLink) = (texts[0], texts[1], texts[2])
        (license, licenseLink, page) = (texts[3], texts[4], texts[5])
    }
}
