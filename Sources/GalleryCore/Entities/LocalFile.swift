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

    /// File name without extension.
    public var title: String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }
}

extension Photo {
    /// Own picture or, with `credit`, a picture by another author; identified by its content hash.
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
