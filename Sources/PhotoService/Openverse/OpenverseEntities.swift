package import GalleryCore

package enum OpenverseEntities {
    /// Formats that are displayed and saved without conversion.
    private static let rasterTypes: Set<String> = ["jpg", "png", "webp"]
    /// Extensions that identify an image type; others, such as `php`, do not.
    private static let imageTypes: Set<String> = [
        "jpg", "jpeg", "png", "webp", "gif", "svg", "tif", "tiff", "bmp", "avif", "heic", "jp2",
    ]

    /// An original in an unsupported format is replaced by the service's own variants.
    package static func photo(_ payload: OpenverseImagePayload) -> Photo {
        let size = PixelSize(stated: payload.width, payload.height)
        let type = type(of: payload)
        let direct = hasOtherFile(payload) ? nil : WebAddress.secured(payload.address)
        let thumbnail = OpenversePicture.thumbnail(of: payload.id)
        var variants = [
            ImageVariant(
                address: thumbnail, width: min(size?.width ?? .max, OpenversePicture.thumbnailWidth))
        ]
        if let direct, size.map({ $0.width > OpenversePicture.thumbnailWidth }) ?? true {
            variants.append(.init(address: direct, width: size?.width ?? OpenversePicture.unknownWidth))
        }
        return Photo(
            id: PhotoID(service: .openverse, key: payload.id), title: payload.title.map(title),
            author: author(of: payload),
            license: .creativeCommons(
                payload.license, version: payload.licenseVersion, link: payload.licenseLink),
            pageLink: WebAddress.secured(payload.landingPage)
                ?? "https://openverse.org/image/\(payload.id)",
            size: size, tags: payload.tags.names, source: PictureSource(variants),
            original: direct ?? OpenversePicture.fullSize(of: payload.id), fileType: type)
    }

    private static func author(of payload: OpenverseImagePayload) -> Author {
        Author(
            name: payload.creator ?? "",
            username: OpenverseCreator(payload.source, payload.storedCreator)?.username,
            link: WebAddress.secured(payload.creatorLink))
    }

    /// Whether the file is known to need a conversion before it can be displayed.
    static func hasOtherFile(_ payload: OpenverseImagePayload) -> Bool {
        type(of: payload).map(rasterTypes.contains) == false
    }

    package static func photos(_ payloads: some Sequence<OpenverseImagePayload>) -> [Photo] {
        payloads.filter { !$0.isSensitive }.distinct(by: \.id).map(photo)
    }

    /// Strips prefix and extension of Wikimedia titles: `File:Grey heron 2.jpg`.
    private static func title(_ text: String) -> String {
        guard text.hasPrefix("File:") else { return text }
        let name = text.dropFirst(5)
        guard let dot = name.lastIndex(of: "."), name.distance(from: dot, to: name.endIndex) <= 5 else {
            return String(name)
        }
        return String(name[..<dot])
    }

    /// Reported type, else the address extension; `nil` if unknown.
    private static func type(of payload: OpenverseImagePayload) -> String? {
        let path = payload.address?.prefix { $0 != "?" && $0 != "#" } ?? ""
        let name = path.split(separator: "/").last ?? ""
        let ending = name.contains(".") ? name.split(separator: ".").last?.lowercased() : nil
        let stated = payload.fileType?.lowercased().split(separator: "/").last.map(String.init)
        guard let type = stated ?? ending, stated != nil || imageTypes.contains(type),
            (2...5).contains(type.utf8.count),
            type.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
        else { return nil }
        return ["jpeg": "jpg", "tif": "tiff"][type] ?? type
    }
}
