import Glibc

final class DatabaseFile {
    private let file: OpenFile

    init?(_ name: String, in folder: borrowing Folder) {
        guard let file = OpenFile(name, in: folder) else { return nil }
        self.file = file
    }

    var size: Int { file.size }

    func bytes(from offset: Int, count: Int) -> [UInt8] { file.bytes(from: offset, count: count) }
}
