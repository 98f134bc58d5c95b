import Dispatch
public import GalleryCore
import Synchronization

/// Disk cache of encoded pictures with a size limit; evicts the least recently used. Several processes can share it:
/// entries are written atomically, and damaged entries deleted. Errors are not reported; unwritable caches stay empty.
public final class DiskCache: Sendable {
    private struct Waiting {
        let number: Int
        let picture: FetchedPicture
    }

    /// Minimum size in bytes of pictures that are written without delay, and decoded without being loaded into memory.
    private static let small = 1 << 18
    /// Delay of writes, long enough to decode the pictures of a full screen first.
    private static let delay = DispatchTimeInterval.milliseconds(200)

    private let folder: CacheFolder
    let limit: Int
    /// Bytes written by this process since it last scanned the folder; `nil` before the first scan.
    private let unseen = Mutex<Int?>(nil)
    private let writing = DispatchQueue(label: "gallery.disk-cache")
    private let waiting = Mutex<(all: [String: Waiting], count: Int)>(([:], 0))

    /// Creates `folder` at the first write; `limit` is in bytes.
    public init(folder: String, limit: Int = 200_000_000) {
        self.folder = CacheFolder(path: folder)
        self.limit = limit
    }

    deinit { write() }

    public var contents: (count: Int, bytes: Int) {
        finish()
        let entries = folder.entries()
        return (entries.count, entries.reduce(0) { $0 + $1.size })
    }

    enum Entry {
        case picture(FetchedPicture)
        /// A picture of at least 256 KiB, which is not loaded.
        case file(path: String, head: CacheEntryHead)
    }

    public func picture(for key: String) -> FetchedPicture? {
        if let picture = coming(key) { return picture }
        return found(key) { file, count in CacheEntry.decode(FileBytes.read(file, most: count), key: key) }
    }

    func entry(for key: String) -> Entry? {
        if let picture = coming(key) { return .picture(picture) }
        let path = folder.url(fileName(of: key))
        return found(key) { file, count in
            if count < Self.small {
                return CacheEntry.decode(FileBytes.read(file, most: count), key: key).map(Entry.picture)
            }
            return CacheEntry.verified(file, key: key).map { .file(path: path, head: $0) }
        }
    }

    private func coming(_ key: String) -> FetchedPicture? {
        waiting.withLock { $0.all[key]?.picture }
    }

    /// Calls `read` with the file and its size; deletes the file if the result is `nil`.
    private func found<Result>(_ key: String, _ read: (Int32, Int) -> Result?) -> Result? {
        let name = fileName(of: key)
        guard let found = folder.with(name, { file, count in .some(read(file, count)) }) else { return nil }
        if found != nil { folder.touch(name) } else { folder.remove(name) }
        return found
    }

    /// Stores the picture; a small one later on another thread, so that displaying it does not wait for the disk.
    func insertLater(_ picture: FetchedPicture, for key: String) {
        guard picture.bytes.count < Self.small else { return insert(picture, for: key) }
        let isFirst = waiting.withLock { waiting in
            waiting.count += 1
            waiting.all[key] = Waiting(number: waiting.count, picture: picture)
            return waiting.all.count == 1
        }
        guard isFirst else { return }
        writing.asyncAfter(deadline: .now() + Self.delay) { [weak self] in self?.write() }
    }

    public func finish() { writing.sync(execute: write) }

    private func write() {
        while let (key, one) = waiting.withLock(\.all.first) {
            insert(one.picture, for: key)
            waiting.withLock { if $0.all[key]?.number == one.number { $0.all[key] = nil } }
        }
    }

    /// Stores the picture, unless it takes more than an eighth of the limit.
    public func insert(_ picture: FetchedPicture, for key: String) {
        let file = CacheEntry.encode(key: key, picture)
        guard file.count <= limit / 8 else { return }
        let name = fileName(of: key)
        if !folder.write(file, to: name) {
            folder.make()
            guard folder.write(file, to: name) else { return }
        }
        // Each process scans after writing a 64th of the limit, so that eight processes stay below the limit.
        let isDue = unseen.withLock { unseen in
            let written = unseen.map { $0 + file.count } ?? Int.max
            unseen = written > limit / 64 ? 0 : written
            return written > limit / 64
        }
        if isDue { shrink() }
    }

    public func remove(_ key: String) {
        waiting.withLock { $0.all[key] = nil }
        // `sync` also waits for a write in progress.
        writing.sync { folder.remove(fileName(of: key)) }
    }

    public func clear() {
        waiting.withLock { $0.all = [:] }
        writing.sync { for entry in folder.entries() { folder.remove(entry.name) } }
    }

    /// Deletes drafts older than an hour; above seven eighths of the limit, evicts entries down to three quarters.
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

    /// File name made from a hash of the key. A collision is only a cache miss, since the entry contains its key.
    private func fileName(of key: String) -> String {
        String(FNV1a.hash(of: key), radix: 16) + CacheFolder.entrySuffix
    }
}
