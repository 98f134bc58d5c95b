import GalleryCore
import Glibc
import Synchronization

/// Folder of an export in progress: hidden until its contents are on the disk, then renamed without overwriting.
final class BoardFolder: ExportedFolder {
    private static let pictures = "pictures"
    static let suffix = ".board"
    private static let lastNumber = 9_999
    private static let longest = 120

    private let name: String
    private let parent: String
    private let hidden: String
    /// Link in the data folder that leads the next start to the hidden folder of a killed program.
    private let link: String?
    /// Whether only the user can read the folder and its files.
    private let isPrivate: Bool
    /// Descriptor of `parent` whose lock keeps other programs from removing the hidden folder.
    private let hold: Int32
    private let isPublished = Mutex(false)
    private let didPublish: @Sendable (_ path: String) -> Void

    init(
        _ name: String, in parent: String, isPrivate: Bool = false,
        unfinished: UnfinishedExports = UnfinishedExports(),
        didPublish: @escaping @Sendable (_ path: String) -> Void = { _ in }
    ) throws(StoreError) {
        self.isPrivate = isPrivate
        self.didPublish = didPublish
        let clean = SafeText.cut(SafeText.clean(name), to: Self.longest)
        self.name = clean.isEmpty ? "board" : FileName.isReserved(clean) ? "_" + clean : clean
        self.parent = parent
        hold = Folder.holdingTemporaryFiles(in: parent)
        hidden = parent + "/.gallery-" + String(UInt64.random(in: .min ... .max), radix: 36) + Self.suffix
        link = unfinished.begin(hidden)
        for path in [hidden, hidden + "/" + Self.pictures] {
            guard mkdir(path, isPrivate ? 0o700 : 0o777) == 0 else { throw StoreError.system(path: path) }
        }
    }

    deinit {
        if !isPublished.withLock(\.self) { Self.remove(hidden) }
        if let link { _ = unlink(link) }
        Folder.release(hold: hold)
    }

    func add(_ picture: [UInt8], of photo: Photo, number: Int) throws(StoreError) -> String {
        guard let kind = PictureKind(picture) else {
            throw .notAPicture(
                .content(PictureKind.content(of: Array(picture.prefix(PictureKind.signatureBytes)))))
        }
        let digits = String(number)
        let padding = String(repeating: "0", count: max(0, 3 - digits.count))
        let prefix = padding + digits + " "
        let longest = try Folder(path: hidden).longestName - prefix.utf8.count
        let path = "\(Self.pictures)/\(prefix)\(FileName(photo, kind: kind, longest: longest).text())"
        // The user's own files are exported unchanged.
        guard photo.id.service != .own else {
            try append(picture, to: path, isWhole: true)
            return path
        }
        let bare = path + ".part"
        try append(picture, to: bare, isWhole: false)
        guard let file = OpenFile(path: hidden + "/" + bare) else { throw .system(path: hidden + "/" + bare) }
        let pieces = EmbeddedCredit.pieces(of: file, kind: kind, XMPProperties(photo))
        try write(to: path, O_EXCL) { target, name throws(StoreError) in
            try (pieces ?? [.range(0..<file.size)]).write(from: file, to: target, path: name)
        }
        _ = unlink(hidden + "/" + bare)
        return path
    }

    func append(_ text: String, to document: String) throws(StoreError) {
        try append(Array(text.utf8), to: document, isWhole: false)
    }

    /// Appends to a document or, if `isWhole`, writes and syncs a new file.
    func append(_ bytes: [UInt8], to name: String, isWhole: Bool) throws(StoreError) {
        try write(to: name, isWhole ? O_EXCL : O_APPEND) { file, path throws(StoreError) in
            try TemporaryFile.append(bytes, to: file, path: path)
        }
    }

    func publish() throws(StoreError) -> String {
        try IncompleteExport.describe(hidden, pictures: Self.pictures)
        try syncDocuments()
        for path in [hidden + "/" + Self.pictures, hidden] { try Folder(path: path).sync() }
        let parentFolder = try Folder(path: parent)
        let old = String(hidden.dropFirst(parent.count + 1))
        for number in 1...Self.lastNumber {
            let new = number > 1 ? "\(name) (\(number))" : name
            if try !ExclusiveRename.rename(old, to: new, in: parentFolder) {
                guard let incomplete = IncompleteExport(at: PicturesFolder.joined(parent, new)),
                    try incomplete.take(hidden, pictures: Self.pictures)
                else { continue }
            }
            isPublished.withLock { $0 = true }
            let path = PicturesFolder.joined(parent, new)
            didPublish(path)
            try parentFolder.sync()
            return path
        }
        throw .system(path: parent + "/" + name, code: EEXIST)
    }

    private func write(
        to name: String, _ flags: Int32, _ body: (_ file: Int32, _ path: String) throws(StoreError) -> Void
    ) throws(StoreError) {
        let path = hidden + "/" + name
        let mode: mode_t = isPrivate ? 0o600 : 0o666
        let file = open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC | flags, mode)
        guard file >= 0 else { throw .system(path: path) }
        defer { _ = close(file) }
        try body(file, path)
        // Documents are written in many pieces and synced by `publish`.
        if flags & O_EXCL != 0, !Folder.isSynced(file) { throw .system(path: path) }
    }

    private func syncDocuments() throws(StoreError) {
        for name in try Folder(path: hidden).names() where name != Self.pictures {
            let path = hidden + "/" + name
            let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
            guard file >= 0 else { throw StoreError.system(path: path) }
            defer { _ = close(file) }
            guard Folder.isSynced(file) else { throw StoreError.system(path: path) }
        }
    }

    static func remove(_ hidden: String) {
        guard let top = try? Folder(path: hidden, followingLinks: false), top.descriptor >= 0 else { return }
        for folder in [hidden + "/" + pictures, hidden] {
            guard let parentFolder = try? Folder(path: folder, followingLinks: false) else { continue }
            for name in parentFolder.names() { _ = unlinkat(parentFolder.descriptor, name, 0) }
            _ = rmdir(folder)
        }
    }
}
