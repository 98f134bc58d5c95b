import FoundationEssentials
import GalleryCore
import Glibc
import PictureMetadata

extension Photo {
    /// Photo of a file in the user's folders, with what its metadata states; `nil` unless it is a readable regular file
    /// that begins like a picture or has the extension of a RAW file. Its identifier is the file's address.
    init?(fileAt path: [UInt8]) {
        let raw = FolderListing.rawEnding(of: path)
        guard let file = OpenFile(following: path),
            let status = FileStatus(descriptor: file.descriptor)
        else { return nil }
        let kind = PictureKind(file.bytes(count: PictureKind.signatureBytes))
        guard let type = raw ?? kind?.rawValue else { return nil }
        let header = PictureHeader(file, kind: raw == nil ? kind : nil), facts = header.exif
        let bytes = file.bytes(count: header.end)
        let values = bytes.withUnsafeBytes { EmbeddedCredit.values(in: file, $0) }
        let stated = bytes.withUnsafeBytes { MetadataCredit(values, exif: facts, in: $0) }
        let name = path.split(separator: UInt8(ascii: "/")).last.map { String(decoding: $0, as: UTF8.self) }
        let embedded = FileCredit(
            title: stated.title, alt: values.first((.iptcCore, "AltTextAccessibility")),
            author: stated.author,
            authorLink: stated.authorLink, license: stated.license, licenseLink: stated.licenseLink,
            page: stated.page)
        let credit = embedded ?? Sidecar.credit(besides: path, of: file)
        let address = FileAddress.of(path)
        let title = (embedded == nil ? credit?.title ?? stated.title : stated.title).oneLine,
            about = stated.about.oneLine
        // Windows writes a title as the description, too.
        let hasAbout = !about.isEmpty && about != title
        let position = facts?.position ?? values.position
        self.init(
            id: .file(address), title: title.isEmpty ? name.map(LocalFile.title) : title,
            about: hasAbout ? about : nil,
            altText: credit?.alt, author: credit?.author ?? Author(name: ""),
            license: credit?.license ?? License(code: ServiceName.own.rawValue, name: License.notStated),
            pageLink: credit?.page, date: Date(timeIntervalSince1970: TimeInterval(status.modified)),
            taken: stated.dates.lazy.filter { DayRange(String($0.prefix(10))) != nil }
                .compactMap { LocalDate($0) }.first,
            size: header.size,
            tags: stated.keywords.map { $0.oneLine.lowercased() }.filter { !$0.isEmpty }.distinct(
                by: \.self),
            exif: Exif(facts, values),
            place: Place(name: nil, latitude: position?.latitude, longitude: position?.longitude),
            source: PictureSource([.init(address: address, width: nil)]), original: address,
            fileType: type)
        self.bytes = status.size
    }

    /// Row of a folder in a list; its picture is that of the file at `cover`.
    init(folderAt path: [UInt8], name: [UInt8], about: String?, cover: [UInt8]?) {
        let address = FileAddress.of(path, isFolder: true)
        self.init(
            id: .file(address), title: String(decoding: name, as: UTF8.self) + "/", about: about,
            author: Author(name: ""),
            license: License(code: ServiceName.own.rawValue, name: License.notStated), exif: Exif(),
            source: PictureSource(cover.map { [.init(address: FileAddress.of($0), width: nil)] } ?? []))
    }
}

extension Sidecar {
    /// Credit in `NAME.json`, if it describes these contents.
    fileprivate static func credit(besides path: [UInt8], of file: borrowing OpenFile) -> FileCredit? {
        Sidecar(in: OpenFile(following: path + Array(".json".utf8)))?.credit(of: SHA256.digest(of: file))
    }
}

extension Exif {
    fileprivate init(_ facts: ExifFacts?, _ values: XMPValues) {
        func text(_ number: Double?) -> String? { number.map { "\(($0 * 10).rounded() / 10)" } }
        self.init(
            camera: facts?.camera ?? values.camera, lens: facts?.lens ?? values.lens,
            exposure: facts?.exposure,
            aperture: text(facts?.aperture),
            focalLength: text(facts?.focalLength), iso: facts?.iso)
    }
}
