package import GalleryCore

package struct NASAEntities: Sendable {
    private static let guidelines = License(
        code: "nasa", name: "NASA media usage guidelines",
        link: "https://www.nasa.gov/nasa-brand-center/images-and-media/")
    /// Phrases that claim third-party rights in descriptions and credits.
    private static let claims = ["copyright", "©", "(c)"]
    private static let credits = ["photographer", "secondary_creator", "center"]

    let base: BaseAddress

    package init(base: BaseAddress) { self.base = base }

    /// `nil` for sound, video, and items without a file that can be displayed.
    func photo(_ payload: NASAItemPayload, files: [NASALinkPayload]? = nil) -> Photo? {
        guard payload.isImage, let pictures = NASAPictureSet(files ?? payload.links, base: base) else {
            return nil
        }
        let texts = [payload.about, payload.photographer, payload.secondaryCreator].compactMap(\.self)
        let isClaimed = texts.contains { text in Self.claims.contains(where: text.lowercased().contains) }
        return Photo(
            id: PhotoID(service: .nasa, key: payload.id), title: payload.title.map(MarkedText.withoutTags),
            about: payload.about.map(MarkedText.withoutTags), altText: payload.altText,
            author: author(payload), license: Self.guidelines,
            pageLink: "https://images.nasa.gov/details/\(payload.id.percentEncoded)",
            taken: payload.created.flatMap { LocalDate($0.prefix(10)) }, size: pictures.size,
            tags: payload.keywords.map(MarkedText.unescaped).normalizedTags,
            place: Place(name: payload.location, latitude: nil, longitude: nil), source: pictures.source,
            original: pictures.original, fileType: pictures.type,
            restrictions: isClaimed ? ["third-party"] : nil)
    }

    /// Unique photos. Throws if a nonempty list has no readable item.
    package func photos(_ payload: NASAPayload, limit: Int) throws(CatalogError) -> [Photo] {
        let items = payload.items
        guard !items.elements.isEmpty || items.broken == 0 else {
            throw .unreadable(.noReadablePhotos(items.broken))
        }
        return Array(items.elements.compactMap { photo($0) }.distinct(by: \.id).prefix(limit))
    }

    /// Author in the credit that NASA asks for: photographer or secondary creator, else the center, else NASA.
    private func author(_ payload: NASAItemPayload) -> Author {
        let names = [payload.photographer, payload.secondaryCreator, payload.center]
        let first = zip(Self.credits, names).lazy.compactMap { kind, name in name.map { (kind, $0) } }.first
        guard let (kind, text) = first else { return Author(name: "NASA") }
        let name = MarkedText.withoutTags(text).shortName
        return Author(name: kind == "center" ? "NASA/\(name)" : name, username: "\(kind)/\(text)")
    }

    /// Parameter and value of a search for the author's images; `nil` if `username` does not begin with a parameter.
    static func creator(_ username: String) -> (name: String, value: String)? {
        let parts = username.split(separator: "/", maxSplits: 1).map(String.init)
        return parts.count == 2 && credits.contains(parts[0]) ? (parts[0], parts[1]) : nil
    }
}
