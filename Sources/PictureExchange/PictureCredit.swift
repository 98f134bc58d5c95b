/// Credit stored in a picture file; untrusted. Sent as six zero-terminated strings in UTF-8.
public struct PictureCredit: Equatable, Sendable {
    /// Maximum total size of the texts in bytes.
    public static let largest = 16 << 10
    /// Maximum size of one text, in bytes.
    private static let longest = 2_400

    public var title = ""
    public var author = ""
    public var authorLink = ""
    public var license = ""
    public var licenseLink = ""
    public var page = ""

    public init() {}

    /// Encoded texts without zero bytes, each truncated to `longest`.
    public var wire: [UInt8] {
        [title, author, authorLink, license, licenseLink, page].flatMap { text in
            text.utf8.prefix(Self.longest).filter { $0 != 0 } + [0]
        }
    }

    /// `nil` unless `wire` has six zero-terminated texts of at most `largest` bytes.
    public init?(wire: [UInt8]) {
        guard wire.count <= Self.largest, wire.last == 0 else { return nil }
        let texts = wire.dropLast().split(separator: 0, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard texts.count == 6 else { return nil }
        title = texts[0]
        author = texts[1]
        authorLink = texts[2]
        license = texts[3]
        licenseLink = texts[4]
        page = texts[5]
    }
}
