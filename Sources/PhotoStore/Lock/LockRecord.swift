import FoundationEssentials
import GalleryCore
import Glibc

/// The PIN's hash in a file that is separate from the database, so that damage to the database does not affect it.
/// The record never contradicts the lock's row: the transaction that changes the row first deletes the record, which is
/// written again afterwards or at the next start. A record without a row shows that the row was lost.
struct LockRecord: Equatable {
    static let fileName = DatabaseOpening.fileName + "-lock"
    private static let title = "gallery-lock-1"
    /// Maximum size of the file in bytes; a record has about 120.
    private static let limit = 1_024

    let salt: [UInt8]
    /// Empty if the hash is lost; no PIN is then correct.
    let hash: [UInt8]
    let cost: Int

    /// Record of a lock that only a reset can open.
    static let sealed = LockRecord(salt: Array(repeating: 0, count: 16), hash: [], cost: 1)

    static func read(in directory: borrowing Folder) -> LockRecord? {
        guard FileStatus(fileName, in: directory) != nil else { return nil }
        guard let file = OpenFile(fileName, in: directory), file.size <= limit else { return sealed }
        return LockRecord(String(decoding: file.bytes(count: file.size), as: UTF8.self)) ?? sealed
    }

    /// Writes the file to the disk unless it exists. Calls must not overlap.
    func write(in directory: borrowing Folder) throws(StoreError) {
        let draft = Self.fileName + ".draft"
        let path = PicturesFolder.joined(directory.path, draft)
        let file = openat(
            directory.descriptor, draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { throw .system(path: path) }
        defer { _ = close(file) }
        try TemporaryFile.append(Array(text.utf8), to: file, path: path)
        guard fsync(file) == 0 else { throw .system(path: path) }
        if try !ExclusiveRename.rename(draft, to: Self.fileName, in: directory) {
            _ = unlinkat(directory.descriptor, draft, 0)
        }
        try directory.sync()
    }

    private var text: String { "\(body) \(FileName.digest(body))\n" }

    private var body: String {
        "\(Self.title) \(cost) \(Data(salt).base64EncodedString()) \(Data(hash).base64EncodedString())"
    }

}

extension LockRecord {
    private init?(_ text: String) {
        let fields = text.split(separator: " ")
        guard fields.count == 5, let cost = Int(fields[1]), let salt = Data(base64Encoded: String(fields[2])),
            let hash = Data(base64Encoded: String(fields[3])), !hash.isEmpty
        else { return nil }
        self.init(salt: Array(salt), hash: Array(hash), cost: cost)
        guard self.text == text else { return nil }
    }
}
