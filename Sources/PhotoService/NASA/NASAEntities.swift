package import GalleryCore

package struct NASAEntities: Sendable {
    private static let credits = ["photographer", "secondary_creator", "center"]

    let base: BaseAddress

    package init(base: BaseAddress) { self.base = base }

    /// `nil` for sound, video, and items without a file that can be displayed.
    func photo(_ payload: NASAItemPayload, files: [NASALinkPayload]? = nil) -> Photo? {
        guard payload.isImage, let pictures = NASAPictureSet(files ?? payload.links, base: base) else {
            return nil
        }
        var photo = payload.photo
        photo.size = pictures.size
        photo.source = pictures.source
        photo.original = pictures.original
        photo.fileType = pictures.type
        return photo
    }

    /// Unique photos. Throws if a nonempty list has no readable item.
    package func photos(_ payload: NASAPayload, limit: Int) throws(CatalogError) -> [Photo] {
        let items = payload.items
        guard !items.elements.isEmpty || items.broken == 0 else {
            throw .unreadable(.noReadablePhotos(items.broken))
        }
        return Array(items.elements.compactMap { photo($0) }.distinct(by: \.id).prefix(limit))
    }

    /// Author in the credit that NASA asks for: the third party that the description credits, else photographer or
    /// secondary creator, else the credit in the description, else the center, else NASA.
    static func author(_ data: KeyedDecodingContainer<AnyKey>, credit: NASACredit?) -> Author {
        // Without username, since the service has no search for credits in descriptions.
        if let credit, credit.namesOthers { return Author(name: credit.text) }
        for kind in credits {
            if kind == "center", let credit { return Author(name: credit.text) }
            guard let text = data.text(AnyKey(kind)) else { continue }
            let name = HTMLFragment(text).text.shortName
            return Author(name: kind == "center" ? "NASA/\(name)" : name, username: "\(kind)/\(text)")
        }
        return Author(name: credit?.text ?? "NASA")
    }

    /// Parameter and value of a search for the author's images; `nil` if `username` does not begin with a parameter.
    static func creator(_ username: String) -> (name: String, value: String)? {
        let parts = username.split(separator: "/", maxSplits: 1).map(String.init)
        return parts.count == 2 && credits.contains(parts[0]) ? (parts[0], parts[1]) : nil
    }
}
