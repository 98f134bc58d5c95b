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
        let header = PictureHeader(file, kind: raw == nil ? kind : nil),
            values = EmbeddedCredit.values(in: file)
        let stated = file.bytes(count: header.end).withUnsafeBytes { MetadataCredit(values, in: $0) }
        let name = path.split(separator: UInt8(ascii: "/")).last.map { String(decoding: $0, as: UTF8.self) }
        let embedded = FileCredit(
            title: stated.title, alt: values.first((.iptcCore, "AltTextAccessibility")),
            author: stated.author,
            authorLink: stated.authorLink, license: stated.license, licenseLink: stated.licenseLink,
            page: stated.page)
        let credit = embedded ?? Sidecar.credit(besides: path, of: file)
        let address = FileAddress.of(path), facts = header.exif
        let title = (embedded == nil ? credit?.title ?? stated.title : stated.title).oneLine,
            about = values.first((.dc, "description")).oneLine
        self.init(
            id: .file(address), title: title.isEmpty ? name.map(LocalFile.title) : title,
            about: about.isEmpty ? nil : about,
            altText: credit?.alt, author: credit?.author ?? Author(name: ""),
            license: credit?.license ?? License(code: ServiceName.own.rawValue, name: License.notStated),
            pageLink: credit?.page, date: Date(timeIntervalSince1970: TimeInterval(status.modified)),
            taken: facts.flatMap { LocalDate(exif: $0.taken) }, size: header.size,
            tags: values.all(.dc, "subject").map { $0.oneLine.lowercased() }.filter { !$0.isEmpty }.distinct(
                by: \.self),
            exif: Exif(facts),
            place: facts.flatMap { Place(name: nil, latitude: $0.latitude, longitude: $0.longitude) },
            source: PictureSource([.init(address: address, width: nil)]), original: address,
            fileType: type)
        bytes = status.size
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
    fileprivate init(_ facts: ExifFacts?) {
        func text(_ number: Double?) -> String? { number.map { "\(($0 * 10).rounded() / 10)" } }
        self.init(
            camera: facts?.camera, lens: facts?.lens, exposure: facts?.exposure,
            aperture: text(facts?.aperture),
            focalLength: text(facts?.focalLength), iso: facts?.iso)
    }
}

extension LocalDate {
    /// Date in the form of Exif, `2024:05:01 12:00:00`; `nil` for blanks and zeros, as of a camera without a clock.
    fileprivate init?(exif text: String) {
        let parts = text.split(separator: " ")
        guard parts.count == 2, parts[0].utf8.count == 10 else { return nil }
        self.init(parts[0].replacing(":", with: "-") + "T" + parts[1])
    }
}
