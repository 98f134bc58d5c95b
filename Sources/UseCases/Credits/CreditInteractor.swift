public import GalleryCore

public struct CreditInteractor: Sendable {
    private static let linkedWidth = 1080

    let saved: SavedPaths
    let documents: any CreditFileWriting
    let pictures: any CreditReading
    let alts: (any AltTextStore)?
    public let preferences: SessionValue<SavePreferences>
    let undo: any UndoStore
    let addresses: (any PhotoAddresses)?
    public let stated: StatedCredits?
    private let work = FileWork()

    public init(
        saved: SavedPaths, documents: any CreditFileWriting, pictures: any CreditReading,
        alts: (any AltTextStore)?, preferences: SessionValue<SavePreferences>,
        undo: any UndoStore, addresses: (any PhotoAddresses)? = nil, stated: StatedCredits? = nil
    ) {
        self.saved = saved
        self.documents = documents
        self.pictures = pictures
        self.alts = alts
        self.preferences = preferences
        self.undo = undo
        self.addresses = addresses
        self.stated = stated
    }

    /// Loads the credits that services state, before they are printed.
    public func load(_ photos: [Photo]) async { await stated?.load(photos) }

    public var format: CreditFormat { preferences.value.creditFormat }

    /// Credit that shows the saved file, by its path relative to `base`, else the picture at its service, if that asks
    /// for links. `base` replaces that of the settings. In a document, plain text begins with the path.
    public func credit(
        of photo: Photo, as format: CreditFormat, base: String? = nil, isInDocument: Bool = false
    ) async throws(ScreenError) -> PhotoCredit {
        let photo = described(photo), base = base ?? preferences.value.base
        guard format.hasImage else {
            let text = Snippet(photo).text(format)
            guard isInDocument, format == .text,
                let path = try await saved.path(of: photo, preferring: base)
            else { return PhotoCredit(text: text, of: photo, as: format) }
            let entry = CreditEntry.text(
                Snippet(photo), photo, path: pictures.relative(path, to: base), as: format)
            return PhotoCredit(text: entry, of: photo, as: format, earlier: [text])
        }
        let (snippet, picture) = try await snippet(of: photo, base)
        return PhotoCredit(
            text: snippet.text(format), of: photo, as: format, picture,
            earlier: isInDocument ? earlier(snippet, of: photo, as: format) : [])
    }

    /// The snippet with the alternative texts that the user replaced, and without one.
    private func earlier(_ snippet: Snippet, of photo: Photo, as format: CreditFormat) -> [String] {
        let former = (try? alts?.formerAltTexts(of: photo.id)) ?? []
        return ([nil] + former).map { snippet.with(ownAlt: $0).text(format) }
            .filter { $0 != snippet.text(format) }
    }

    /// Folder to which paths in a document are relative, unless an option or a setting states another.
    public func base(forFile path: String?) -> String? {
        guard preferences.value.base == nil, let path else { return nil }
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? nil : String(path[..<slash])
    }

    private func snippet(
        of photo: Photo, _ base: String?
    ) async throws(ScreenError) -> (Snippet, PhotoCredit.Picture) {
        var photo = photo
        // A site is searched where its pictures are.
        let folder = base == "/" ? "." : base
        if let path = try await saved.path(of: photo, preferring: folder) {
            let file = (try? await files(at: [path]))?.first
            photo.size = file?.size ?? photo.size
            return (Snippet(photo, image: WebLink.relative(pictures.relative(path, to: base))), .file)
        }
        guard let address = addresses?.publicAddress(of: photo, width: Self.linkedWidth) else {
            return (Snippet(photo), .missing)
        }
        photo.size = photo.size?.scaled(toWidth: Self.linkedWidth)
        return (Snippet(photo, image: address), .address(address))
    }

    /// The photo with its stated credit, as far as it is known, and the user's alternative text.
    public func described(_ photo: Photo) -> Photo {
        var photo = stated?.known(photo) ?? photo
        photo.ownAlt = try? alts?.altText(of: photo.id)
        return photo
    }

    /// An empty text removes the user's text.
    public func set(altText: String, of photo: Photo) throws(ScreenError) {
        try storing(alts?.set(altText: altText, of: photo.id))
    }

    public func write(
        _ entries: [DocumentEntry], as format: CreditFormat, to path: String, replacing: Bool = false
    ) async throws(ScreenError) -> CreditFileChange {
        let change = try await work.storing { [documents] () throws(StoreError) -> CreditFileChange in
            try documents.write(entries, as: format, to: path, replacing: replacing)
        }
        undo.record(.files)
        return change
    }

    /// Throws if a file system does not respond.
    public func files(at paths: [String]) async throws(ScreenError) -> [CreditedFile] {
        for path in paths { try await saved.probe(path) }
        return try await work.storing { [pictures] () throws(StoreError) -> [CreditedFile] in
            try pictures.pictures(at: paths)
        }
    }

    public func relative(_ path: String) -> String { pictures.relative(path, to: nil) }

    /// Writes `PATH.license` as required by REUSE (reuse.software), and keeps other lines of the file; `false` if the
    /// file has this text.
    public func writeLicense(of photo: Photo, forFileAt path: String) async throws(ScreenError) -> Bool {
        let text = SPDXLicense(photo.license).text(of: photo)
        let fields = text.split(separator: "\n").map(String.init)
        let isWritten = try await work.storing { [documents] () throws(StoreError) -> Bool in
            try documents.set(fields, in: path + ".license")
        }
        if isWritten { undo.record(.files) }
        return isWritten
    }

    /// Entry of a list of credits: the picture's path, if any, and its credit. Without a path, formats with a picture
    /// show the saved file.
    public func entry(
        of photo: Photo, at path: String?, as format: CreditFormat, base: String? = nil
    ) async throws(ScreenError) -> PhotoCredit {
        let base = base ?? preferences.value.base
        let path = path.map { pictures.relative($0, to: base) }
        var snippet = Snippet(photo, image: path.map(WebLink.relative)), picture = PhotoCredit.Picture.file
        if path == nil, format.hasImage { (snippet, picture) = try await self.snippet(of: photo, base) }
        return PhotoCredit(
            text: CreditEntry.text(snippet, photo, path: path, as: format), of: photo, as: format, picture)
    }
}
