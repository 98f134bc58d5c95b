public import FoundationEssentials
import GRDB
public import GalleryCore
import Synchronization

/// Seen photos, in a separate database so that the main database stays small and quick to copy.
public final class SQLiteSeen: SeenStore {
    static let fileName = "seen-1.sqlite"
    /// Seconds during which a photo seen again keeps its position.
    private static let day: TimeInterval = 86_400
    private let database: SideDatabase
    private let limit: Int
    private let changes: DelayedWrites<@Sendable (Database) throws -> Void>
    private let drawn = DrawnAhead()

    /// Opens the database on first use; an empty path disables it. Records and returns nothing while `gate` is locked.
    /// `limit` is the maximum number of photos, about 2.5 KB each.
    public init(folder: String, limit: Int = 100_000, lockedWith gate: GalleryDatabase? = nil) {
        database = SideDatabase(
            folder: folder, fileName: Self.fileName, tables: Self.tables, isOpen: { gate?.isOpen ?? true })
        self.limit = limit
        changes = DelayedWrites(label: "gallery.seen") { [database] changes in
            _ = database.perform { db in for change in changes { try change(db) } }
        }
    }

    public func record(_ photos: [Photo], at date: Date) {
        guard !photos.isEmpty else { return }
        write { [limit, drawn] db in
            for photo in photos { try SeenRow.record(photo, at: date, unlessSince: Self.day, in: db) }
            for (photo, descriptor) in photos.compactMap({ drawn.take($0.id) }) {
                _ = try SeenRow.record(descriptor, of: photo, in: db)
            }
            try SeenRow.forget(beyond: limit, in: db)
        }
    }

    public func record(_ color: RGB, of photo: PhotoID) {
        write { try SeenRow.record(color, of: photo, in: $0) }
    }

    public func record(_ descriptor: VisualDescriptor, of photo: PhotoID) {
        write { [drawn] in
            if try !SeenRow.record(descriptor, of: photo, in: $0) { drawn.insert(descriptor, of: photo) }
        }
    }

    /// Recorded visual descriptor; for a photo that was not seen, such as an own picture, only from this session.
    public func descriptor(of photo: PhotoID) -> VisualDescriptor? {
        let stored = read { db in
            try SeenRow.number(of: photo, in: db).flatMap { try SeenDescriptors.descriptor(of: $0, in: db) }
        }
        return (stored ?? nil) ?? drawn.descriptor(of: photo)
    }

    public func seen(mostSimilar count: Int, to descriptor: VisualDescriptor) -> [Photo] {
        read { try SeenRow.photos(mostSimilar: count, to: descriptor, in: $0) } ?? []
    }

    public func colors(of photos: [PhotoID]) -> [PhotoID: RGB] {
        read { db in
            let colors = try photos.compactMap { photo in
                try SeenRow.color(of: photo, in: db).map { (photo, $0) }
            }
            return Dictionary(colors) { first, _ in first }
        } ?? [:]
    }

    public func finish() { changes.finish() }

    /// Reads after pending changes were written; `nil` if the database is unavailable or `body` fails.
    private func read<Value: Sendable>(_ body: (Database) throws -> Value) -> Value? {
        finish()
        return database.read(body)
    }

    public func close() {
        finish()
        database.close()
    }

    /// Drops changes while locked. The lock is checked once per batch, since each check is a transaction.
    private func write(_ change: @escaping @Sendable (Database) throws -> Void) {
        if !changes.isEmpty || database.isOpen() { changes.add(change) }
    }

    public func seen(matching query: WordQuery, after photo: PhotoID?, count: Int) -> Page<Photo> {
        let page = read { db in
            let last = try photo.flatMap { try SeenRow.number(of: $0, in: db) }
            guard query.isEmpty else {
                return try WordMatches(query, in: "seenWords", db)
                    .page(
                        below: last, count: count, counts: { try SeenRow.isThere($0, in: db) },
                        { try SeenRow.find($0, in: db) }, photo: \.photo)
            }
            let rows = try SeenRow.page(below: last ?? .max, count: count + 1, in: db)
            return Page(
                items: rows.prefix(count).compactMap(\.photo), total: try SeenRow.count(in: db),
                hasMore: rows.count > count)
        }
        return page ?? Page(items: [], total: 0, hasMore: false)
    }

    public func seen(among photos: [PhotoID]) -> Set<PhotoID> {
        read { try $0.photos(among: photos, in: "seen") } ?? []
    }

    public func seen(_ id: PhotoID) -> Photo? {
        read { try SeenRow.photo(id, in: $0) } ?? nil
    }

    public func seen(havingAnyOf words: [String], count: Int) -> [Photo] {
        read { try SeenRow.photos(havingAnyOf: words, count: count, in: $0) } ?? []
    }

    public func seen(nearest count: Int, by distance: (RGB) -> Double) -> [Photo] {
        read { try SeenRow.photos(nearest: count, by: distance, in: $0) } ?? []
    }

    public func commonTags(limit: Int) -> [String] {
        read { try TagUse.most(limit: limit, in: $0) } ?? []
    }

    public func forgetAll() { if database.isOpen() { erase() } }

    /// Deletes the file even if the lock is closed.
    func erase() {
        finish()
        database.remove()
    }

    private static let tables =
        """
        CREATE TABLE IF NOT EXISTS seen (
            id INTEGER PRIMARY KEY,
            service TEXT NOT NULL,
            key TEXT NOT NULL,
            time REAL NOT NULL,
            color INTEGER,
            photo TEXT NOT NULL,
            UNIQUE (service, key)
        ) STRICT;
        CREATE TABLE IF NOT EXISTS tagUse (tag TEXT PRIMARY KEY, uses INTEGER NOT NULL) STRICT, WITHOUT ROWID;
        CREATE INDEX IF NOT EXISTS tagUseMost ON tagUse (uses DESC, tag);
        """ + PhotoWords.table(named: "seenWords") + PhotoWords.termTable(of: "seenWords")
        + SeenDescriptors.table
}

/// Descriptors of pictures that are rendered before their photos count as seen, for example by prefetching.
private final class DrawnAhead: Sendable {
    private static let most = 500
    private let descriptors = Mutex<[PhotoID: VisualDescriptor]>([:])

    func insert(_ descriptor: VisualDescriptor, of photo: PhotoID) {
        descriptors.withLock { descriptors in
            if descriptors.count >= Self.most { descriptors = [:] }
            descriptors[photo] = descriptor
        }
    }

    func descriptor(of photo: PhotoID) -> VisualDescriptor? { descriptors.withLock { $0[photo] } }

    func take(_ photo: PhotoID) -> (PhotoID, VisualDescriptor)? {
        descriptors.withLock { $0.removeValue(forKey: photo) }.map { (photo, $0) }
    }
}
