import FoundationEssentials
package import GalleryCore

package struct CommonsEntities: Sendable {
    let base: BaseAddress
    /// Code of the user's language.
    private let language: @Sendable () -> String

    package init(base: BaseAddress, language: @escaping @Sendable () -> String = { "en" }) {
        self.base = base
        self.language = language
    }

    /// Photo of a file page; `nil` if the page has no picture, or the file is not free or is marked for deletion.
    package func photo(_ payload: CommonsPagePayload) -> Photo? {
        guard !payload.isMissing, let image = payload.image, image.metadata["NonFree"] == nil,
            image.metadata["DeletionReason"] == nil, let pictures = CommonsPictureSet(image, base: base)
        else { return nil }
        let metadata = image.metadata
        let page = WebAddress.secured(image.page) ?? "https://commons.wikimedia.org/?curid=\(payload.id)"
        let (license, licenses) = CommonsLicense.license(
            metadata, categories: payload.categories + payload.hiddenCategories, page: page)
        return Photo(
            id: PhotoID(service: .commons, key: payload.id), title: title(payload),
            about: text("ImageDescription", metadata), author: CommonsAuthor.author(metadata),
            creditLine: CommonsAuthor.creditLine(metadata), license: license, licenses: licenses,
            provenance: CreditProvenance(
                author: CommonsAuthor.isAttribution(metadata) ? .attribution : .page, license: .page),
            pageLink: page, origin: metadata["Credit"].flatMap(Self.origin),
            date: image.uploaded.flatMap(ServiceDate.parse),
            taken: metadata["DateTimeOriginal"].flatMap(CommonsDate.date),
            size: PixelSize(stated: image.width, image.height), tags: CommonsTags.tags(payload.categories),
            exif: image.exif, place: place(payload), source: pictures.source, original: pictures.original,
            fileType: pictures.type, restrictions: Self.restrictions(metadata["Restrictions"]))
    }

    /// Unique photos. Throws if a nonempty list has no readable page.
    package func photos(_ reply: CommonsReply, limit: Int) throws(CatalogError) -> [Photo] {
        guard !reply.pages.isEmpty || reply.broken == 0 else {
            throw .unreadable(.noReadablePhotos(reply.broken))
        }
        return Array(reply.pages.compactMap(photo).distinct(by: \.id).prefix(limit))
    }

    private func title(_ payload: CommonsPagePayload) -> String? {
        if let name = payload.image.flatMap({ text("ObjectName", $0.metadata) }) { return name.oneLine }
        guard let name = payload.title?.split(separator: ":", maxSplits: 1).last else { return nil }
        return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
    }

    private func text(_ name: String, _ metadata: CommonsMetadata) -> String? {
        metadata[name].flatMap { CommonsTitle.title(fragment: $0, languages: [language()]) }
    }

    private func place(_ payload: CommonsPagePayload) -> Place? {
        let metadata = payload.image?.metadata, position = payload.position
        return Place(
            name: nil, latitude: position?.latitude ?? metadata?["GPSLatitude"].flatMap { Double($0) },
            longitude: position?.longitude ?? metadata?["GPSLongitude"].flatMap { Double($0) })
    }

    private static func origin(_ credit: String) -> PhotoID? {
        let links = HTMLReference.resolved(in: credit).split { $0.isWhitespace || "\"'<>".contains($0) }
        let photos = Set(links.compactMap { DuplicatePhotos.publishers.photo(at: String($0)) })
        return photos.count == 1 ? photos.first : nil
    }

    private static func restrictions(_ list: String?) -> [String]? {
        let codes = (list ?? "").split(separator: "|").map { String($0).oneLine.lowercased() }
        return codes.isEmpty ? nil : Array(codes.prefix(10))
    }
}

/// Tags from categories, except categories about the file itself, its license or its camera.
private enum CommonsTags {
    private static let ofFiles = [
        "all media ", "cc-", "commons ", "featured pictures ", "files ", "gfdl", "images from ", "images by ",
        "images with ", "license ", "media ", "pd ", "pd-", "photographs by ", "photographs taken with ",
        "pictures by ", "pictures of the ", "quality images ", "self-published", "taken with ", "uploaded ",
        "valued images ", "wiki ", "wikimedia ", "wikipedia ",
    ]

    static func tags(_ categories: [String]) -> [String] {
        categories.normalizedTags.filter { tag in
            !ofFiles.contains(where: tag.hasPrefix) && !tag.contains("user:") && tag.utf8.count <= 120
        }
    }
}

/// Version of a title or description in one of the user's languages.
enum CommonsTitle {
    /// Text in the first of `languages` that the fragment has, else in English, else in the fragment's first language,
    /// with line breaks between blocks; `nil` if the fragment has no text.
    static func title(fragment html: String, languages: [String]) -> String? {
        let versions = CommonsVersions(html)
        return (languages + ["en"]).lazy.compactMap(versions.text).first ?? versions.first
    }
}
