import Dispatch
public import GalleryCore
import Synchronization

/// The bytes of pictures as they came, on disk, up to a limit; those not used longest go first.
///
/// Several shells may use one folder: entries appear whole or not at all, what another shell has removed is a
/// miss, and a damaged entry is dropped. Nothing here is an error: a cache that cannot be written is an empty one.
public final class DiskCache: Sendable {
    private struct Waiting {
        let number: Int
        let picture: FetchedPicture
    }

    /// A larger one is not held in memory, coming or going.
    private static let small = 1 << 18
    /// Until the pictures of a page are decoded.
    private static let delay = DispatchTimeInterval.milliseconds(200)

    private let folder: CacheFolder
    /// Bytes there may be.
    let limit: Int
    /// Bytes written since the folder was last looked through; nil before the first time.
    private let unseen = Mutex<Int?>(nil)
    private let writing = DispatchQueue(label: "gallery.disk-cache")
    /// By their keys, until they are written.
    private let waiting = Mutex<(all: [String: Waiting], count: Int)>(([:], 0))

    /// `folder` is made at the first write; `limit` in bytes.
    public init(folder: String, limit: Int = 200_000_000) {
        self.folder = CacheFolder(path: folder)
        self.limit = limit
    }

    deinit { write() }

    /// How many pictures there are, and their bytes. Looks through the folder.
    public var contents: (count: Int, bytes: Int) {
        finish()
        let entries = folder.entries()
        return (entries.count, entries.reduce(0) { $0 + $1.size })
    }

    /// A picture as it is kept.
    enum Entry {
        case picture(FetchedPicture)
        /// One of a quarter of a megabyte or more is left where it lies.
        case file(path: String, head: CacheEntryHead)
    }

    /// The picture kept under the key.
    public func picture(for key: String) -> FetchedPicture? {
        if let picture = coming(key) { return picture }
        return found(key) { file, count in CacheEntry.decode(FileBytes.read(file, most: count), key: key) }
    }

    /// What is kept under the key, to be decoded.
    func entry(for key: String) -> Entry? {
        if let picture = coming(key) { return .picture(picture) }
        let path = folder.url(fileName(of: key))
        return found(key) { file, count in
            if count < Self.small {
                return CacheEntry.decode(FileBytes.read(file, most: count), key: key).map(Entry.picture)
            }
            return CacheEntry.proven(file, key: key).map { .file(path: path, head: $0) }
        }
    }

    private func coming(_ key: String) -> FetchedPicture? {
        waiting.withLock { $0.all[key]?.picture }
    }

    /// What `read` makes of the file; one it can make nothing of is dropped.
    private func found<Result>(_ key: String, _ read: (Int32, Int) -> Result?) -> Result? {
        let name = fileName(of: key)
        guard let found = folder.with(name, { file, count in .some(read(file, count)) }) else { return nil }
        if found != nil { folder.touch(name) } else { folder.remove(name) }
        return found
    }

    /// Keeps the picture, and writes it on a thread of its own and a moment later where it is small: nobody waits for
    /// that to see what has come.
    func insertSoon(_ picture: FetchedPicture, for key: String) {
        guard picture.bytes.count < Self.small else { return insert(picture, for: key) }
        let isFirst = waiting.withLock { waiting in
            waiting.count += 1
            waiting.all[key] = Waiting(number: waiting.count, picture: picture)
            return waiting.all.count == 1
        }
        guard isFirst else { return }
        writing.asyncAfter(deadline: .now() + Self.delay) { [weak self] in self?.write() }
    }

    /// Returns when all that came is written.
    public func finish() { writing.sync(execute: write) }

    private func write() {
        while let (key, one) = waiting.withLock(\.all.first) {
            insert(one.picture, for: key)
            waiting.withLock { if $0.all[key]?.number == one.number { $0.all[key] = nil } }
        }
    }

    /// Keeps the picture; one of more than an eighth of the limit is not kept.
    public func insert(_ picture: FetchedPicture, for key: String) {
        let file = CacheEntry.encode(key: key, picture)
        guard file.count <= limit / 8 else { return }
        let name = fileName(of: key)
        if !folder.write(file, to: name) {
            folder.make()
            guard folder.write(file, to: name) else { return }
        }
        // Shells do not know of each other's writes; each looks again after its share, so that eight of them
        // together stay below the limit.
        let isDue = unseen.withLock { unseen in
            let written = unseen.map { $0 + file.count } ?? Int.max
            unseen = written > limit / 64 ? 0 : written
            return written > limit / 64
        }
        if isDue { shrink() }
    }

    /// Forgets one picture.
    public func remove(_ key: String) {
        waiting.withLock { $0.all[key] = nil }
        // One that is being written goes, too.
        writing.sync { folder.remove(fileName(of: key)) }
    }

    public func clear() {
        waiting.withLock { $0.all = [:] }
        writing.sync { for entry in folder.entries() { folder.remove(entry.name) } }
    }

    /// Leaves room for what this and other shells may write before they look again.
    private func shrink() {
        let entries = folder.entries()
        var total = entries.reduce(0) { $0 + $1.size }
        let stale = CacheFolder.now() - 3600
        for draft in entries where draft.name.hasSuffix(CacheFolder.draftSuffix) && draft.lastUse < stale {
            folder.remove(draft.name)
            total -= draft.size
        }
        guard total > limit - limit / 8 else { return }
        for entry in entries.sorted(by: { $0.lastUse < $1.lastUse }) where total > limit - limit / 4 {
            folder.remove(entry.name)
            total -= entry.size
        }
    }

    /// The key itself stands in the entry, so a collision is only a miss.
    private func fileName(of key: String) -> String {
        String(FNV1a.hash(of: key), radix: 16) + CacheFolder.entrySuffix
    }
}
