import FoundationEssentials
import GRDB
import GalleryCore

extension SQLiteOwnFiles {
    /// Records that a known file has another address, which its stored photo `follows`, except into the trash.
    static func move(from: String, to: String, follows: Bool = true, in db: Database) throws {
        guard let old = FileAddress.bytes(from), let new = FileAddress.bytes(to),
            let digest = try db.row("SELECT digest FROM ownFile WHERE path = ?", [Data(old)])?.text(0)
        else { return }
        try db.run("UPDATE OR REPLACE ownFile SET path = ? WHERE path = ?", [Data(new), Data(old)])
        if follows { try follow(digest, to: to, in: db) }
    }

    /// Gives the stored photo of a picture the address of a file with it, unless its former file still has it.
    static func follow(_ digest: String, to address: String, in db: Database) throws {
        let key: StatementArguments = [ServiceName.own.rawValue, digest]
        guard
            let photo = try db.row("SELECT photo FROM favorite WHERE service = ? AND key = ?", key)?
                .text(0).flatMap(StoredPhoto.photo),
            let former = photo.fileAddress.flatMap(FileAddress.bytes),
            try !has(digest, at: former, in: db)
        else { return }
        try db.run(
            "UPDATE favorite SET photo = ? WHERE service = ? AND key = ?",
            [StoredPhoto.json(photo.moved(to: address))] + key)
    }

    private static func has(_ digest: String, at path: [UInt8], in db: Database) throws -> Bool {
        let row = try db.row("SELECT digest, size, modified FROM ownFile WHERE path = ?", [Data(path)])
        guard let row, let status = FileStatus(following: path) else { return false }
        return row.text(0) == digest && row.int(1) == status.size && row.int(2) == status.modifiedNanoseconds
    }
}
