/// `file:` address of a path on this computer (RFC 8089). Only ASCII, also for names that are not UTF-8.
public enum FileAddress {
    private static let scheme = "file://"

    /// `path` is absolute. A folder's address ends in a slash. Characters of `others` are not escaped, either.
    public static func of(_ path: [UInt8], isFolder: Bool = false, keeping others: String = "") -> String {
        var address = scheme
        for byte in path {
            let character = Character(Unicode.Scalar(byte))
            let isPlain =
                byte < 0x80
                && (character.isLetter || character.isNumber || "-._~/".contains(character)
                    || others.contains(character))
            address +=
                isPlain
                ? String(character) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return isFolder && !address.hasSuffix("/") ? address + "/" : address
    }

    public static func of(_ path: String, isFolder: Bool = false) -> String {
        of(Array(path.utf8), isFolder: isFolder)
    }

    /// Bytes of the path; `nil` for other addresses, and for a path with a zero byte.
    public static func bytes(_ address: String) -> [UInt8]? {
        guard address.hasPrefix(scheme + "/") else { return nil }
        var path = address.dropFirst(scheme.count).percentDecodedBytes
        if path.count > 1, path.last == UInt8(ascii: "/") { path.removeLast() }
        return path.contains(0) ? nil : path
    }

    /// Path for display and messages, with U+FFFD for bytes that are not UTF-8.
    public static func path(_ address: String) -> String? {
        bytes(address).map { String(decoding: $0, as: UTF8.self) }
    }
}

extension PhotoID {
    public static func file(_ address: String) -> PhotoID { PhotoID(service: .own, key: address) }

    /// Whether the key is the address of a file or folder. Otherwise, the key of an own picture is its digest.
    public var isAddress: Bool { service == .own && key.hasPrefix("file:///") }

    /// Identifier for files that others may get; a hash replaces a path of this computer.
    public var shareable: PhotoID {
        isAddress ? PhotoID(service: service, key: "path-" + String(FNV1a.hash(of: key), radix: 16)) : self
    }

    /// Whether this is a folder in a list of files.
    public var isFolder: Bool { isAddress && key.hasSuffix("/") }
}

extension Photo {
    /// Address of the file in the user's folders; `nil` for photos of services, and for pictures in the database.
    public var fileAddress: String? {
        guard id.service == .own, let address = source.variants.first?.address, address.hasPrefix("file:///")
        else {
            return nil
        }
        return address
    }

    /// Address of the folder of the file.
    public var folderAddress: String? {
        fileAddress.flatMap { address in address.lastIndex(of: "/").map { String(address[...$0]) } }
    }

    /// Whether the database has the whole file, as of files that were copied to a board.
    public var isStoredWhole: Bool { id.service == .own && fileAddress == nil }

    /// Path of the file or folder in the user's folders, for display and messages.
    public var filePath: String? { (id.isFolder ? id.key : fileAddress).flatMap(FileAddress.path) }

    /// The photo at another address; without `row`, its identifier is the address or stays the digest.
    public func moved(to address: String, as row: PhotoID? = nil) -> Photo {
        var photo = identified(as: row ?? (id.isAddress ? .file(address) : id))
        if title == filePath.map(LocalFile.title) {
            photo.title = LocalFile.title(of: FileAddress.path(address) ?? "")
        }
        photo.source = PictureSource([.init(address: address, width: nil)])
        photo.original = address
        return photo
    }

    /// The photo for a file that others may get: without paths of this computer.
    public var shareable: Photo {
        guard fileAddress != nil else { return self }
        var photo = identified(as: id.shareable)
        photo.source = PictureSource([])
        photo.original = nil
        return photo
    }
}
