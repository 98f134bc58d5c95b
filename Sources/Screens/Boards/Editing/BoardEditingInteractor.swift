import FoundationEssentials
import GalleryCore

/// The rules of boards: what is put on one is stored like a favorite; own pictures are copied, whole, and stay here.
struct BoardEditingInteractor: Sendable {
    /// The largest own file, in bytes: what is larger could not be shown either.
    static let fileLimit = 64 << 20

    let store: any BoardsStore
    let favorites: FavoriteEditingInteractor
    let files: any LocalFiles
    let checker: any PictureChecking
    let taste: any TasteLearning

    /// All of them, the one changed last first.
    func boards() throws(ScreenError) -> [Board] {
        try storing(store.boards())
    }

    /// The one of that name, whatever its case.
    func board(named name: String) throws(ScreenError) -> Board? {
        try storing(store.board(named: name))
    }

    /// The one that as many of the first words as possible name, and the words behind.
    func board(named words: [String]) throws(ScreenError) -> (board: Board, rest: [String])? {
        for end in stride(from: words.count, to: 0, by: -1) {
            if let board = try board(named: words[..<end].joined(separator: " ")) {
                return (board, Array(words[end...]))
            }
        }
        return nil
    }

    /// Nil when there is one of that name.
    func make(_ name: String) throws(ScreenError) -> Board? {
        try storing(store.make(name, at: Date()))
    }

    /// False when it is gone, the name is taken, the photo is not on it, or a section is there already or is not.
    func change(_ board: Board, _ change: BoardChange) throws(ScreenError) -> Bool {
        try storing(store.change(board.id, change, at: Date()))
    }

    /// Puts photos on it, permanently, then stores their pictures; `progress` hears how many it has those of. Nil when the
    /// board is gone.
    func add(
        _ photos: [Photo], to board: Board, progress: @MainActor @Sendable (Int) -> Void
    ) async throws(ScreenError) -> BoardAddition? {
        // All of them first and permanently; pictures take their time, and can be stopped.
        let count = try storing(store.add(photos, to: board.id, at: Date()))
        guard let count else { return nil }
        taste.note(.boarded, of: photos, at: Date())
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

    /// Copies a picture file onto it; false when it is on it already, nil when the board is gone.
    func addFile(_ path: String, to board: Board) async throws(ScreenError) -> Bool? {
        let file = try storing(files.read(path, limit: Self.fileLimit))
        let checked: CheckedPicture
        do throws(StoreError) { checked = try await checker.check(fileAt: file.path) } catch {
            throw .store(error)
        }
        let photo = Photo(own: file, size: checked.size, credit: checked.credit ?? file.credit)
        let added = try storing(store.addOwn(photo, file: file.bytes, to: board.id, at: Date()))
        taste.note(.boarded, of: [photo], at: Date())
        return added.map { $0 > 0 }
    }

    /// How many were on it.
    func take(_ photos: [Photo], off board: Board) throws(ScreenError) -> Int {
        try storing(store.take(photos.map(\.id), off: board.id, at: Date()))
    }

    /// False when it is gone.
    func remove(_ board: Board) throws(ScreenError) -> Bool {
        try storing(store.remove(board.id, at: Date()))
    }

    /// In which section of a board each photo stands; none when the store cannot tell.
    func sections(of photos: [Photo], on board: Board.ID) -> [PhotoID: String] {
        (try? store.sections(of: photos.map(\.id), on: board)) ?? [:]
    }

    /// How many were moved.
    func move(_ photos: [Photo], to place: BoardPlace, on board: Board) throws(ScreenError) -> Int {
        try storing(store.move(photos.map(\.id), to: place, on: board.id, at: Date()))
    }
}
