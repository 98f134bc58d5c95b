public import GalleryCore
import Glibc
import PictureMetadata

public struct FileCredits: CreditReading {
    private let gate: GalleryDatabase?

    /// While the lock of `gate` is closed, `pictures` throws `.locked`.
    public init(lockedWith gate: GalleryDatabase? = nil) { self.gate = gate }

    public func pictures(at paths: [String]) throws(StoreError) -> [CreditedFile] {
        if let gate, !gate.isOpen { throw .locked }
        var files: [CreditedFile] = []
        for path in paths.map(AbsolutePath.linked) {
            if let folder = try? Folder(path: path) {
                files += Self.pictures(in: folder)
                for below in Subfolders.paths(in: path, withExports: true) {
                    if let folder = try? Folder(path: below) { files += Self.pictures(in: folder) }
                }
            } else {
                guard exists(path) else {
                    throw .unreadable(path: path, cause: .system(errno))
                }
                let (parent, name) = AbsolutePath.parts(of: path)
                files.append(Self.picture(name, in: try Folder(path: parent), lost: [:]))
            }
        }
        return NaturalOrder.sorted(files) { Array($0.path.utf8) }
    }

    public func exists(_ path: String) -> Bool {
        RepairedPath.withBytes(of: AbsolutePath.linked(path)) { access($0, F_OK) } == 0
    }

    public func relative(_ path: String, to base: String?) -> String {
        if base == "/" { return inSite(path) }
        let folder = LinkedFolders.repaired(AbsolutePath.linked(base ?? "."))
        let path = LinkedFolders.repaired(path)
        guard folder.hasPrefix("/") else { return path }
        let here = folder.split(separator: "/")
        let steps = path.split(separator: "/")
        let common = zip(here, steps).prefix { $0 == $1 }.count
        let relative = here.dropFirst(common).map { _ in ".." } + steps.dropFirst(common)
        let text = relative.joined(separator: "/")
        // Without `base`, prefers the absolute path if it is shorter, as after many `..`.
        return base == nil && path.count < text.count ? path : text
    }

    /// `path` as for a `nil` base if it is outside the site.
    private func inSite(_ path: String) -> String {
        let path = relative(path, to: nil)
        guard !path.hasPrefix("../"), !path.hasPrefix("/") else { return path }
        let root = ["static/", "public/"].first(where: path.hasPrefix) ?? ""
        return "/" + path.dropFirst(root.count)
    }

    private static func pictures(in folder: borrowing Folder) -> [CreditedFile] {
        let names = folder.names()
        let present = Set(names)
        // Sidecars that no longer have a picture of the same name, by the digest of their picture.
        var lost: [String: Sidecar] = [:]
        for name in names where name.hasSuffix(".json") && !present.contains(String(name.dropLast(5))) {
            guard let sidecar = Sidecar(in: OpenFile(name, in: folder)),
                let digest = sidecar.fileSha256 ?? sidecar.sha256
            else { continue }
            lost[digest] = sidecar
        }
        var files: [CreditedFile] = []
        for name in names where !name.hasPrefix(".") {
            guard PictureKind(ending: name.split(separator: ".").last ?? "") != nil else { continue }
            files.append(picture(name, in: folder, lost: lost))
        }
        return files
    }

    private static func picture(
        _ name: String, in folder: borrowing Folder, lost: [String: Sidecar]
    ) -> CreditedFile {
        let path = PicturesFolder.joined(folder.path, name)
        guard let file = OpenFile(name, in: folder) else {
            return CreditedFile(path: path, photo: nil, place: nil)
        }
        let sidecar = Sidecar(in: OpenFile(name + ".json", in: folder))
        let kind = PictureKind(file.bytes(count: PictureKind.signatureBytes)),
            size = PictureHeader(file, kind: kind).size
        if sidecar != nil || !lost.isEmpty {
            let digest = SHA256.digest(of: file)
            for case let found? in [sidecar, lost[digest]] {
                guard let photo = found.photo(of: digest) else { continue }
                return CreditedFile(
                    path: path, photo: photo, size: size, place: .sidecar, isScaled: found.width != nil,
                    hasSidecar: sidecar != nil)
            }
        }
        let photo = Photo(in: file)
        return CreditedFile(
            path: path, photo: photo, size: size, place: photo.map { _ in .embedded },
            hasSidecar: photo != nil && sidecar != nil)
    }
}

extension Photo {
    /// Bytes that are searched for metadata at each end of a file; between them is the picture.
    private static let searched = 1 << 20

    /// Photo as stated in the file's metadata; `nil` if the metadata has neither author nor license.
    fileprivate init?(in file: borrowing OpenFile) {
        var bytes = file.bytes(count: Self.searched)
        if file.size > bytes.count {
            let end = max(bytes.count, file.size - Self.searched)
            bytes += file.bytes(from: end, count: file.size - end)
        }
        let values = bytes.withUnsafeBytes { EmbeddedCredit.values(in: file, $0) }
        let stated = bytes.withUnsafeBytes { MetadataCredit(values, in: $0) }
        let credit = FileCredit(
            title: stated.title, alt: values.first((.iptcCore, "AltTextAccessibility")),
            author: stated.author, authorLink: stated.authorLink, license: stated.license,
            licenseLink: stated.licenseLink, page: stated.page)
        guard let credit else { return nil }
        self.init(credit, id: values.first((.dc, "identifier")), size: nil)
    }

    /// `id` is `service:key`; for any other text, the service is `.own` and the key is empty.
    init(_ credit: FileCredit, id: String, size: PixelSize?) {
        self.init(
            id: PhotoID(id) ?? PhotoID(service: .own, key: ""), title: credit.title, altText: credit.alt,
            author: credit.author, license: credit.license, pageLink: credit.page, size: size,
            source: PictureSource([]))
    }
}
