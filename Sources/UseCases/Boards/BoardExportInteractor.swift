public import GalleryCore

public struct BoardExportInteractor: Sendable {
    private static let pageSize = 30
    /// Maximum number of photos in `ExportOutcome.lacking`.
    private static let named = 20

    let boards: any BoardsStore
    let favorites: any FavoritesStore
    let pictures: any PictureFetching
    let addresses: (any PhotoAddresses)?
    let reports: DownloadReports?
    let exporter: any BoardExporting
    let alts: (any AltTextStore)?
    let stated: StatedCredits?
    let undo: any UndoStore

    public init(
        boards: any BoardsStore, favorites: any FavoritesStore, pictures: any PictureFetching,
        exporter: any BoardExporting, undo: any UndoStore, addresses: (any PhotoAddresses)? = nil,
        reports: DownloadReports? = nil, alts: (any AltTextStore)? = nil,
        stated: StatedCredits? = nil
    ) {
        self.boards = boards
        self.favorites = favorites
        self.pictures = pictures
        self.exporter = exporter
        self.alts = alts
        self.stated = stated
        self.undo = undo
        self.addresses = addresses
        self.reports = reports
    }

    /// Hosts of the pictures that an export with `links` links.
    public var linkedHosts: [String] { addresses?.publicHosts ?? [] }

    /// Writes a board and its pictures to a new folder and returns once all is on disk. A failed or canceled export
    /// leaves no files. With `links`, pictures of services that ask for it are linked instead of copied. `parent` is
    /// `nil` for the pictures folder; `progress` receives the number of the current photo.
    public func export(
        _ board: Board, into parent: String?, as documents: [(name: String, text: any BoardExport)],
        links: Bool = false, progress: @MainActor @Sendable (Int) -> Void
    ) async throws(ScreenError) -> ExportOutcome {
        let folder = try storing(exporter.begin(board.name, in: parent))
        func write(_ text: (any BoardExport) throws -> String) throws(ScreenError) {
            for (name, document) in documents { try self.write({ try text(document) }, to: name, in: folder) }
        }
        try write { try $0.head() }
        var number = 0
        var missing = 0
        var lacking: [Photo] = []
        var linkable = 0
        var hasInvented = false
        var last: PhotoID?
        var section: String?
        while true {
            let page = try storing(
                boards.photos(of: board.id, matching: WordQuery(), after: last, count: Self.pageSize))
            if page.isEmpty { break }
            await stated?.load(page.map(\.photo))
            for item in page {
                guard !Task.isCancelled else { throw .catalog(.cancelled) }
                number += 1
                await progress(number)
                let linked = addresses?.publicAddress(of: item.photo, width: FavoritePictureSize.screen.width)
                if linked != nil { linkable += 1 }
                hasInvented = hasInvented || item.photo.isInvented
                let address = links ? linked : nil
                let path =
                    address == nil ? try await picture(of: item.photo, number: number, in: folder) : nil
                guard !Task.isCancelled else { throw .catalog(.cancelled) }
                if path == nil, address == nil {
                    missing += 1
                    if lacking.count < Self.named { lacking.append(item.photo) }
                } else {
                    reports?.note(item.photo)
                }
                let entry = ExportEntry(
                    number: number, item: described(item), picture: path, address: address,
                    beginsSection: item.section != section)
                section = item.section
                try write { try $0.entry(entry) }
            }
            last = page.last?.photo.id
        }
        try write { try $0.foot() }
        if missing > 0 { try storing(folder.markIncomplete()) }
        let path = try storing(folder.publish())
        undo.record(.files)
        return ExportOutcome(
            path: path, missing: missing, lacking: lacking, linkable: linkable, hasInvented: hasInvented)
    }

    private func described(_ item: BoardPhoto) -> BoardPhoto {
        var photo = stated?.known(item.photo) ?? item.photo
        photo.ownAlt = try? alts?.altText(of: photo.id)
        return BoardPhoto(
            photo: photo, addedAt: item.addedAt, annotation: item.annotation, section: item.section)
    }

    /// Writes the stored picture, else a downloaded one; returns its path in the folder, or `nil` if both are unusable.
    private func picture(
        of photo: Photo, number: Int, in folder: any ExportedFolder
    ) async throws(ScreenError) -> String? {
        var bytes = try storing(favorites.picture(of: photo.id, size: .screen))
        if bytes.flatMap({ PictureKind($0) }) == nil {
            let width = FavoritePictureSize.screen.width
            bytes = try? await pictures.picture(photo.source, of: photo.id.service, width: width)
        }
        guard let bytes else { return nil }
        do throws(StoreError) { return try folder.add(bytes, of: photo, number: number) } catch {
            if case .notAPicture = error { return nil }
            throw .store(error)
        }
    }

    private func write(
        _ text: () throws -> String, to document: String, in folder: any ExportedFolder
    ) throws(ScreenError) {
        let written: String
        do { written = try text() } catch {
            throw .store(.failed(path: document, cause: .reported("\(error)")))
        }
        try storing(folder.append(written, to: document))
    }
}
