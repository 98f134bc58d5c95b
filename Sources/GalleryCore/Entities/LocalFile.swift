/// A file of the person's, read.
public struct LocalFile: Equatable, Sendable {
    public let path: String
    /// All of it.
    public let bytes: [UInt8]
    /// SHA-256 (FIPS 180-4) of the bytes, in hexadecimal.
    public let digest: String
    /// What stands beside it about these very bytes; nil for nothing.
    public let credit: FileCredit?

    public init(path: String, bytes: [UInt8], digest: String, credit: FileCredit? = nil) {
        (self.path, self.bytes, self.digest, self.credit) = (path, bytes, digest, credit)
    }

    /// The name without folders, and without what stands behind its last dot.
    public var title: String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }
}

extension Photo {
    /// A picture of the person's own, or with a credit somebody else's: known by its content, and to no service.
    public init(own file: LocalFile, size: PixelSize, credit: FileCredit? = nil) {
        self.init(
            id: PhotoID(service: .own, key: file.digest), title: credit?.title ?? file.title,
            author: credit?.author ?? Author(name: CreditWords.own),
            license: credit?.license ?? License(code: ServiceName.own.rawValue, name: CreditWords.own),
            pageLink: credit?.page, size: size,
            exif: Exif(), source: PictureSource([.init(address: file.digest, width: nil)]),
            original: file.digest)
    }
}
