public import FoundationEssentials
public import GalleryCore
import Synchronization

public final class InMemoryBoards: BoardsStore, AnnotationStore {
    private struct Entry {
        var board: Board
        var photos: [BoardPhoto] = []
        var sections: [PhotoID: String] = [:]
    }
    private struct State {
        var entries: [Entry] = []
        var annotations: [PhotoID: Annotation] = [:]
        var files: [PhotoID: [UInt8]] = [:]
        var made: Int64 = 0
    }
    private let state = Mutex(State())

    public init() {}

    public var files: [PhotoID: [UInt8]] { state.withLock(\.files) }

    public func boards() -> [Board] { state.withLock { $0.entries.map(Self.board) } }
    public func board(_ id: Board.ID) -> Board? { boards().first { $0.id == id } }
    public func board(named name: String) -> Board? { boards().first { Board.isSame($0.name, name) } }

    public func make(_ name: String, at date: Date) -> Board? {
        guard board(named: name) == nil else { return nil }
        return state.withLock { state in
            state.made += 1
            let board = Board(id: Board.ID(state.made), name: name, madeAt: date, changedAt: date)
            state.entries.insert(Entry(board: board), at: 0)
            return board
        }
    }

    public func change(_ id: Board.ID, _ change: BoardChange, at date: Date) -> Bool {
        guard let board = board(id) else { return false }
        var (name, note, cover, made) = (board.name, board.note, board.cover, board.madeAt)
        var sections = board.sections
        switch change {
        case .name(let new):
            guard self.board(named: new).map({ $0.id == id }) ?? true else { return false }
            name = new
        case .note(let new): note = new
        case .made(let date): made = date
        case .section(let title):
            guard !board.has(section: title) else { return false }
            sections.append(title)
        case .removeSection(let title):
            guard board.has(section: title) else { return false }
            sections.removeAll { Board.isSame($0, title) }
        case .cover(let photo):
            guard let found = photos(of: id).first(where: { $0.photo.id == photo }) else { return false }
            cover = found.photo
        }
        edit(id) { entry in
            entry.board = Board(
                id: id, name: name, note: note, cover: cover, sections: sections, madeAt: made,
                changedAt: date)
        }
        return true
    }

    public func add(_ photos: [Photo], to id: Board.ID, at date: Date) -> Int? {
        edit(id) { entry in
            let before = entry.photos.count
            for photo in photos where !entry.photos.contains(where: { $0.photo.id == photo.id }) {
                entry.photos.append(BoardPhoto(photo: photo, addedAt: date))
            }
            return entry.photos.count - before
        }
    }

    public func addOwn(_ photo: Photo, file: [UInt8], to id: Board.ID, at date: Date) -> Int? {
        state.withLock { $0.files[photo.id] = file }
        return add([photo], to: id, at: date)
    }

    public func take(_ photos: [PhotoID], off id: Board.ID, at date: Date) -> Int {
        edit(id) { entry in
            let before = entry.photos.count
            entry.photos.removeAll { photos.contains($0.photo.id) }
            return before - entry.photos.count
        } ?? 0
    }

    public func remove(_ id: Board.ID, at date: Date) -> Bool {
        state.withLock { state in
            let before = state.entries.count
            state.entries.removeAll { $0.board.id == id }
            return state.entries.count < before
        }
    }

    public func move(_ photos: [PhotoID], to place: BoardDestination, on id: Board.ID, at date: Date) -> Int {
        edit(id) { entry in
            let moved = photos.compactMap { id in entry.photos.first { $0.photo.id == id } }
            entry.photos.removeAll { photos.contains($0.photo.id) }
            var index = entry.photos.count
            if case .section(let title) = place { for id in photos { entry.sections[id] = title } }
            if place == .first {
                let section = entry.photos.first.flatMap { entry.sections[$0.photo.id] }
                for id in photos { entry.sections[id] = section }
            }
            if place == .last { for id in photos { entry.sections[id] = nil } }
            if place == .first { index = 0 }
            if case .at(let id) = place {
                index = entry.photos.firstIndex { $0.photo.id == id } ?? index
            }
            entry.photos.insert(contentsOf: moved, at: index)
            let board = entry.board
            entry.board = Board(
                id: id, name: board.name, note: board.note, cover: board.cover, sections: board.sections,
                madeAt: board.madeAt, changedAt: date)
            return moved.count
        } ?? 0
    }

    public func put(_ photos: [PhotoID], into section: String, of id: Board.ID, at date: Date) {
        _ = change(id, .section(section), at: date)
        _ = move(photos, to: .section(section), on: id, at: date)
    }

    public func sections(of photos: [PhotoID], on id: Board.ID) -> [PhotoID: String] {
        state.withLock { $0.entries.first { $0.board.id == id }?.sections ?? [:] }
    }

    public func photos(
        of id: Board.ID, matching words: WordQuery, after photo: PhotoID?, count: Int
    ) -> [BoardPhoto] {
        let all = photos(of: id)
        let start = photo.flatMap { id in all.firstIndex { $0.photo.id == id } }.map { $0 + 1 } ?? 0
        return Array(all[start...].filter { words.isEmpty || $0.photo.title == words.text }.prefix(count))
    }

    public func names() -> [BoardName] { boards().map { BoardName(id: $0.id, name: $0.name) } }

    public func among(_ photos: [PhotoID], on id: Board.ID) -> Set<PhotoID> {
        Set(self.photos(of: id).map(\.photo.id)).intersection(photos)
    }

    public func names(with photo: PhotoID) -> [String] {
        boards().filter { board in photos(of: board.id).contains { $0.photo.id == photo } }.map(\.name)
    }

    public func annotation(of photo: PhotoID) -> Annotation {
        state.withLock { $0.annotations[photo] ?? Annotation() }
    }

    public func tags() -> [TagCount] {
        let all = state.withLock { $0.annotations.values.flatMap(\.tags) }
        let counts = Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +)
        return counts.map { TagCount(tag: $0.key, photos: $0.value) }
            .sorted { ($1.photos, $0.tag) < ($0.photos, $1.tag) }
    }

    public func annotate(_ photo: PhotoID, _ change: AnnotationChange) -> Bool {
        guard !names(with: photo).isEmpty else { return false }
        state.withLock { state in
            switch change {
            case .tag(let tags): state.annotations[photo, default: Annotation()].tags += tags
            case .untag(let tags): state.annotations[photo]?.tags.removeAll { tags.contains($0) }
            case .note(let note): state.annotations[photo, default: Annotation()].note = note
            }
        }
        return true
    }

    private func photos(of id: Board.ID) -> [BoardPhoto] {
        state.withLock { $0.entries.first { $0.board.id == id }?.photos ?? [] }
    }

    @discardableResult
    private func edit<Value: Sendable>(_ id: Board.ID, _ body: (inout Entry) -> Value) -> Value? {
        state.withLock { state in
            state.entries.firstIndex { $0.board.id == id }.map { body(&state.entries[$0]) }
        }
    }

    private static func board(_ entry: Entry) -> Board {
        let board = entry.board
        return Board(
            id: board.id, name: board.name, note: board.note, count: entry.photos.count,
            cover: board.cover ?? entry.photos.first?.photo, sections: board.sections, madeAt: board.madeAt,
            changedAt: board.changedAt)
    }
}
