import FoundationEssentials
import GRDB
import GalleryCore

extension FileIndex {
    static func write(
        _ photo: Photo, _ path: [UInt8], _ status: FileStatus, stamp: Int, in folder: Int64,
        _ db: Database
    ) throws {
        try db.run(
            """
            INSERT INTO file (folder, size, width, height, kind, taken, camera, license)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                folder, status.size, photo.size?.width, photo.size?.height, photo.fileType,
                photo.taken?.description ?? photo.date?.ISO8601Format() ?? "",
                [photo.exif?.camera, photo.exif?.lens].compactMap(\.self).joined(separator: " ").lowercased()
                    .stored,
                photo.license.code.stored,
            ])
        let id = db.lastInsertedRowID
        try db.run(
            "INSERT INTO filePath (id, path, stamp, sort, modified, name, author) VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                id, Data(path), stamp, Data(NaturalOrder.key(path)), status.modifiedNanoseconds,
                String(decoding: FilePath.name(of: path), as: UTF8.self).sortingKey.stored,
                photo.author.name.sortingKey.stored,
            ])
        try db.run("INSERT INTO fileContent (id, photo) VALUES (?, ?)", [id, try StoredPhoto.json(photo)])
        try db.run(
            "INSERT INTO fileWords (rowid, words, folders, levels) VALUES (?, ?, ?, ?)",
            [id, words(of: photo, path).stored] + folderWords(of: path))
    }

    static func delete(_ id: Int64, in db: Database) throws {
        for table in ["file", "filePath", "fileContent"] {
            try db.run("DELETE FROM \(table) WHERE id = ?", [id])
        }
        try db.run("DELETE FROM fileWords WHERE rowid = ?", [id])
    }

    static func words(of photo: Photo, _ path: [UInt8]) -> String {
        let texts = [
            String(decoding: FilePath.name(of: path), as: UTF8.self), photo.title, photo.about, photo.altText,
            photo.author.name,
            photo.exif?.camera, photo.exif?.lens, photo.taken?.description, photo.place?.name,
        ]
        return FileWords.indexed((texts.compactMap(\.self) + photo.tags).joined(separator: "\n"))
    }
}

extension FileIndex {
    /// Words of the folders' names, without and with their depths.
    private static func folderWords(of path: [UInt8]) -> StatementArguments {
        let folders = path.split(separator: UInt8(ascii: "/")).dropLast().map {
            words(in: FileWords.indexed(String(decoding: $0, as: UTF8.self)))
        }
        let levels = folders.enumerated().flatMap { depth, words in words.map { level(depth + 1, $0) } }
        return [folders.joined().joined(separator: " ").stored, levels.joined(separator: " ").stored]
    }

    static func words(in text: String) -> [Substring] { text.split { !$0.isLetter && !$0.isNumber } }

    /// Word of a folder's name with its depth, which is 1 for the first folder of a path.
    static func level(_ depth: Int, _ word: Substring) -> String { "\(depth)d\(word)" }
}

extension IndexedFile {
    init?(_ row: Row) {
        guard let path = row.bytes(0), let bytes = row.int(1), let color = row.int(4),
            let descriptor = row.bytes(5).flatMap(VisualDescriptor.init)
        else { return nil }
        let size = row.int(2).flatMap { width in row.int(3).flatMap { PixelSize(width: width, height: $0) } }
        self.init(
            address: FileAddress.of(path), bytes: bytes, size: size,
            look: PictureLook(descriptor: descriptor, color: RGB(packed: UInt32(clamping: color))))
    }
}
