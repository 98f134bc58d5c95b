import FoundationEssentials
public import GalleryCore

/// Edits boards. Photos are stored like favorites; local files are checked and copied, and are never uploaded.
public struct BoardEditingInteractor: Sendable {
    /// Maximum size of a picture file in bytes; larger files cannot be decoded.
    public static let fileLimit = 64 << 20

    let store: any BoardsStore
    let favorites: FavoriteEditingInteractor
    let files: any LocalFiles
    let checker: any PictureChecking
    let taste: any TasteLearning
    /// Board to which photos are added in this session if no board is named.
    let inUse: SessionValue<Board.ID?>
    private let work = FileWork()

    public init(
        store: any BoardsStore, favorites: FavoriteEditingInteractor, files: any LocalFiles,
        checker: any PictureChecking, taste: any TasteLearning,
        inUse: SessionValue<Board.ID?> = SessionValue(nil)
    ) {
        self.store = store
        self.favorites = favorites
        self.files = files
        self.checker = checker
        self.taste = taste
        self.inUse = inUse
    }

    public func boards() throws(ScreenError) -> [Board] {
        try storing(store.boards())
    }

    public func name(of id: Board.ID) -> String? { (try? store.board(id))?.name }

    public func use(_ board: Board) { inUse.value = board.id }

    /// Board used if no board is named; `nil` if no board was chosen, or if it was removed.
    public func boardInUse() throws(ScreenError) -> Board? {
        guard let id = inUse.value else { return nil }
        return try storing(store.board(id))
    }

    public func board(named name: String) throws(ScreenError) -> Board? {
        try storing(store.board(named: name.withoutControls))
    }

    /// Board with the longest name that `arguments` begin with, and the words after it; `nil` if no board matches.
    public func board(named arguments: [String]) throws(ScreenError) -> (board: Board, rest: [String])? {
        for end in stride(from: arguments.count, to: 0, by: -1) {
            if let board = try board(named: arguments[..<end].joined(separator: " ")) {
                return (board, Array(arguments[end...]))
            }
        }
        return nil
    }

    public func make(_ name: String) throws(ScreenError) -> Board? {
        try storing(store.make(name.withoutControls, at: Date()))
    }

    public func change(_ board: Board, _ change: BoardChange) throws(ScreenError) -> Bool {
        let change: BoardChange =
            switch change {
            case .name(let name): .name(name.withoutControls)
            case .section(let title): .section(title.withoutControls)
            default: change
            }
        return try storing(store.change(board.id, change, at: Date()))
    }

    /// Stores photos and, unless deferred, pictures; `progress` gets the number done. `nil` if the board was removed.
    public func add(
        _ photos: [Photo], to board: Board, progress: @MainActor @Sendable (Int) -> Void
    ) async throws(ScreenError) -> BoardAddition? {
        let known = try storing(store.among(photos.map(\.id), on: board.id))
        // The photos are stored first, as fetching pictures is slow and can be canceled.
        let count = try storing(store.add(photos, to: board.id, at: Date()))
        guard let count else { return nil }
        let new = photos.filter { $0.id.service != .own && !known.contains($0.id) }
        taste.record(.boarded, of: new, at: Date())
        var addition = BoardAddition(added: count)
        if let queue = favorites.queue {
            queue.wake()
            return addition
        }
        for (index, photo) in photos.enumerated() where !Task.isCancelled {
            await progress(index)
            guard let why = try await favorites.complete(photo), why != .cancelled else { continue }
            addition.withoutPicture += 1
            addition.why = why
        }
        return addition
    }

    /// Throws if the file system does not respond.
    public func pictures(at path: String) async throws(ScreenError) -> [String] {
        do throws(StoreError) {
            return try await work.run(orThrow: .notResponding(path), after: FileWork.patience) {
                [files] () throws(StoreError) -> [String] in files.pictures(at: path)
            }
        } catch { throw .ofFile(error) }
    }

    /// Copies a picture file to the board and returns whether the picture is new there; `nil` if the board was removed.
    public func addFile(_ path: String, to board: Board) async throws(ScreenError) -> Bool? {
        let file = try await work.storing { [files] () throws(StoreError) -> LocalFile in
            try files.read(path, limit: Self.fileLimit)
        }
        let checked: CheckedPicture
        do throws(StoreError) { checked = try await checker.check(file.bytes) } catch {
            throw .store(error)
        }
        let photo = Photo(own: file, size: checked.size, credit: file.credit ?? checked.credit)
        let added = try storing(store.addOwn(photo, file: file.bytes, to: board.id, at: Date()))
        return added.map { $0 > 0 }
    }

    public func take(_ photos: [Photo], off board: Board) throws(ScreenError) -> Int {
        try storing(store.take(photos.map(\.id), off: board.id, at: Date()))
    }

    public func remove(_ board: Board) throws(ScreenError) -> Bool {
        try storing(store.remove(board.id, at: Date()))
    }

    /// Section of each photo; empty if the store cannot be read.
    public func sections(of photos: [Photo], on board: Board.ID) -> [PhotoID: String] {
        (try? store.sections(of: photos.map(\.id), on: board)) ?? [:]
    }

    /// Photos that are not on the board; empty if the store cannot be read.
    public func removed(among photos: [Photo], from board: Board.ID) -> Set<PhotoID> {
        let ids = photos.map(\.id)
        return (try? store.among(ids, on: board)).map(Set(ids).subtracting) ?? []
    }

    /// Number of photos; `nil` if the board was removed or the store cannot be read.
    public func count(on board: Board.ID) -> Int? { (try? store.board(board))?.count }

    public func move(_ photos: [Photo], to destination: BoardDestination, on board: Board) throws(ScreenError)
        -> Int
    {
        try storing(store.move(photos.map(\.id), to: destination, on: board.id, at: Date()))
    }
}
