import FoundationEssentials
public import GalleryCore

/// Imports untrusted board files. Checks pictures by decoding; drops picture addresses outside the photo's service.
public struct BoardTransferInteractor: Sendable {
    let boards: any BoardsStore
    let annotations: any AnnotationStore
    let favorites: any FavoritesStore
    let catalog: any PhotoCatalog
    let addresses: any PhotoAddresses
    let boardFiles: any BoardFileReading
    let files: any LocalFiles
    let checker: any PictureChecking

    public init(
        boards: any BoardsStore, annotations: any AnnotationStore, favorites: any FavoritesStore,
        catalog: any PhotoCatalog, addresses: any PhotoAddresses, boardFiles: any BoardFileReading,
        files: any LocalFiles, checker: any PictureChecking
    ) {
        self.boards = boards
        self.annotations = annotations
        self.favorites = favorites
        self.catalog = catalog
        self.addresses = addresses
        self.boardFiles = boardFiles
        self.files = files
        self.checker = checker
    }

    /// Reads a file, or the data file of an exported folder.
    public func open(_ path: String) async throws(ScreenError) -> ImportedFile {
        try await boardFiles.opened(path)
    }

    /// Board with this name, created if missing. If `isNew`, always a new board; a number is added to a used name.
    public func board(for name: String, isNew: Bool) throws(ScreenError) -> Board? {
        let name = name.withoutControls
        if !isNew, let existing = try storing(boards.board(named: name)) { return existing }
        for number in 1...999 {
            let free = number > 1 ? "\(name) (\(number))" : name
            if let made = try storing(boards.make(free, at: Date())) { return made }
        }
        return nil
    }

    /// Sets the note of a board without a note, and the cover and creation date of a board that was empty.
    public func finish(_ board: Board, _ facts: BoardFile.Facts) throws(ScreenError) {
        let now = Date()
        // The user's own note takes precedence over the file.
        if let note = facts.note, !note.isEmpty, board.note.isEmpty {
            _ = try storing(boards.change(board.id, .note(note), at: now))
        }
        let cover = facts.cover.flatMap { PhotoID($0) }.map { BoardChange.cover($0) }
        let made = facts.made?.valid(at: now).map { BoardChange.made(min($0, board.madeAt)) }
        for change in [cover, made].compactMap(\.self) where board.count == 0 {
            _ = try storing(boards.change(board.id, change, at: now))
        }
    }

    /// Creates the sections of the file and moves photos without a section into them. Titles for which `isPlace`
    /// returns true are skipped: commands would parse them as positions.
    public func arrange(
        _ photos: [(id: PhotoID, section: String?)], on board: Board, _ facts: BoardFile.Facts,
        isPlace: (String) -> Bool
    ) throws(ScreenError) {
        let titles = (facts.sections ?? []) + photos.compactMap(\.section)
        for title in titles.distinct(by: \.self) where !isPlace(title) {
            let inside = photos.filter { $0.section == title }.map(\.id)
            try storing(boards.put(inside, into: title.withoutControls, of: board.id, at: Date()))
        }
    }

    /// Adds a photo from the board file, with its picture. Skips an own picture of the user if its file is unusable.
    public func take(
        _ entry: BoardFile.Entry, from path: String, to board: Board
    ) async throws(ScreenError) -> ImportedPhoto {
        let file = await picture(entry.picture, inFolderOf: path)
        var photo = entry.photo.withoutPlaceholders.imported(addresses)
        if photo.id.service == .own {
            guard let file else { return ImportedPhoto(missingPicture: entry.picture) }
            let said = photo
            photo = Photo(own: file.file, size: file.checked.size, credit: file.checked.credit)
            if !said.author.name.isEmpty { photo.author = said.author }
            if said.license.name != License.notStated { photo.license = said.license }
            photo.pageLink = said.pageLink
            photo.title = entry.photo.title ?? photo.title
            photo.about = entry.photo.about
            photo.altText = entry.photo.altText
        }
        let now = Date()
        let added = entry.added?.valid(at: now) ?? now
        if photo.id.service == .own, let file {
            _ = try storing(boards.addOwn(photo, file: file.file.bytes, to: board.id, at: added))
        } else {
            _ = try storing(boards.add([photo], to: board.id, at: added))
            if let file, try storing(favorites.picture(of: photo.id, size: .screen)) == nil {
                try storing(favorites.save(picture: file.file.bytes, size: .screen, of: photo.id))
            }
        }
        let before = try storing(annotations.annotation(of: photo.id))
        if let tags = entry.tags, !tags.isEmpty {
            _ = try storing(annotations.annotate(photo.id, .tag(tags.map(\.withoutControls))))
        }
        if let note = entry.note, !note.isEmpty, before.note.isEmpty {
            _ = try storing(annotations.annotate(photo.id, .note(note)))
        }
        return ImportedPhoto(id: photo.id, missingPicture: file == nil ? entry.picture : nil)
    }

    public func photo(named line: String) -> PhotoID? { addresses.photo(named: line) }

    public func photo(at address: String) -> PhotoID? { addresses.photo(at: address) }

    public func photo(_ id: PhotoID) async throws(ScreenError) -> Photo {
        try await asking(await catalog.photo(id))
    }

    /// Picture with this name beside the board file; `nil` if it is missing, too large or not decodable.
    private func picture(
        _ name: String?, inFolderOf path: String
    ) async -> (file: LocalFile, checked: CheckedPicture)? {
        guard let name,
            let file = files.read(name, inFolderOf: path, limit: BoardEditingInteractor.fileLimit),
            let checked = try? await checker.check(file.bytes)
        else { return nil }
        return (file, checked)
    }
}
