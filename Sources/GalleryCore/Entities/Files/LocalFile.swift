public struct LocalFile: Equatable, Sendable {
    public let path: String
    public let bytes: [UInt8]
    /// SHA-256 (FIPS 180-4) of the bytes, in hexadecimal.
    public let digest: String
    /// Credit from a sidecar whose hash matches these bytes.
    public let credit: FileCredit?

    public init(path: String, bytes: [UInt8], digest: String, credit: FileCredit? = nil) {
        self.path = path
        self.bytes = bytes
        self.digest = digest
        self.credit = credit
    }

    public var title: String { Self.title(of: path) }

    /// Name of a file without its extension.
    public static func title(of path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }
}

extension Photo {
    /// Photo in a local file, identified by its digest. Without `credit`, it has no author and `License.notStated`;
    /// without a title and a description, its title is the file name.
    public init(own file: LocalFile, size: PixelSize, credit: FileCredit? = nil) {
        self.init(
            id: PhotoID(service: .own, key: file.digest),
            title: credit?.title ?? (credit?.alt == nil ? file.title : nil), altText: credit?.alt,
            author: credit?.author ?? Author(name: ""),
            license: credit?.license ?? License(code: ServiceName.own.rawValue, name: License.notStated),
            pageLink: credit?.page, size: size,
            exif: Exif(), source: PictureSource([.init(address: file.digest, width: nil)]),
            original: file.digest)
    }

    /// Whether a local file or a photo whose license requires an author states none.
    public var isWithoutAuthor: Bool {
        author.name.isEmpty && creditLine == nil && (id.service == .own || license.requiresAuthor)
    }
    public var isWithoutCredit: Bool {
        id.service == .own && isWithoutAuthor && license.name == License.notStated
    }

    /// Removes the placeholders of earlier versions for a missing author and license.
    public var withoutPlaceholders: Photo {
        guard id.service == .own, author.name == CreditWords.formerOwn else { return self }
        var photo = self
        photo.author = Author(name: "")
        if photo.license.name == CreditWords.formerOwn {
            photo.license = License(code: license.code, name: License.notStated, link: license.link)
        }
        return photo
    }
}
