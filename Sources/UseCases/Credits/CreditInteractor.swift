public import GalleryCore

public struct CreditInteractor: Sendable {
    let saved: SavedPaths
    let documents: any CreditFileWriting
    let pictures: any CreditReading
    let alts: any AltTextStore
    let preferences: SessionValue<SavePreferences>
    let undo: any UndoStore
    public let stated: StatedCredits?

    public init(
        saved: SavedPaths, documents: any CreditFileWriting, pictures: any CreditReading,
        alts: any AltTextStore, preferences: SessionValue<SavePreferences>,
        undo: any UndoStore, stated: StatedCredits? = nil
    ) {
        self.saved = saved
        self.documents = documents
        self.pictures = pictures
        self.alts = alts
        self.preferences = preferences
        self.undo = undo
        self.stated = stated
    }

    /// Loads the credits that services state, before they are printed.
    public func load(_ photos: [Photo]) async { await stated?.load(photos) }

    public var format: CreditFormat { preferences.value.creditFormat }

    /// Snippet that shows the saved file, by its path relative to `base`, else the picture at its service.
    public func text(
        of photo: Photo, as format: CreditFormat, base: String? = nil
    ) throws(ScreenError) -> String {
        let path = format.hasImage ? try storing(saved.path(of: photo)) : nil
        guard let path else { return Self.linked(described(photo)).text(format) }
        var shown = described(photo)
        let file = (try? pictures.pictures(at: [path]))?.first
        shown.size = file?.photo?.size ?? photo.size
        return Snippet(shown, image: WebLink.relative(pictures.relative(path, to: base))).text(format)
    }

    /// Snippet with the picture at its service, if that has an https address.
    private static func linked(_ photo: Photo) -> Snippet {
        guard let variant = photo.source.variant(forWidth: 1080), let address = WebLink.https(variant.address)
        else { return Snippet(photo) }
        var photo = photo
        photo.size = photo.size?.scaled(toWidth: variant.width)
        return Snippet(photo, image: address)
    }

    /// The photo with its stated credit, as far as it is known, and the user's alternative text.
    public func described(_ photo: Photo) -> Photo {
        var photo = stated?.known(photo) ?? photo
        photo.ownAlt = try? alts.altText(of: photo.id)
        return photo
    }

    /// An empty text removes the user's text.
    public func set(altText: String, of photo: Photo) throws(ScreenError) {
        try storing(alts.set(altText: altText, of: photo.id))
    }

    public func write(
        _ entries: [String], as format: CreditFormat, to path: String, replacing: Bool = false
    ) throws(ScreenError) -> CreditFileChange {
        let change = try storing(documents.write(entries, as: format, to: path, replacing: replacing))
        undo.record(.files)
        return change
    }

    public func files(at paths: [String]) throws(ScreenError) -> [CreditedFile] {
        try storing(pictures.pictures(at: paths))
    }

    public func relative(_ path: String) -> String { pictures.relative(path, to: nil) }

    /// Writes `PATH.license` as required by REUSE (reuse.software), and keeps other lines of the file; `false` if the
    /// file has this text.
    public func writeLicense(of photo: Photo, forFileAt path: String) throws(ScreenError) -> Bool {
        let text = SPDXLicense(photo.license).text(of: photo)
        let fields = text.split(separator: "\n").map(String.init)
        let isWritten = try storing(documents.set(fields, in: path + ".license"))
        if isWritten { undo.record(.files) }
        return isWritten
    }

    /// Entry of a list of credits: the picture's path, if any, and its credit.
    public func entry(
        of photo: Photo, at path: String?, as format: CreditFormat, base: String? = nil
    ) -> String {
        let path = path.map { pictures.relative($0, to: base) }
        let snippet = path.map { Snippet(photo, image: WebLink.relative($0)) } ?? Self.linked(photo)
        return CreditEntry.text(snippet, photo, path: path, as: format)
    }
}
