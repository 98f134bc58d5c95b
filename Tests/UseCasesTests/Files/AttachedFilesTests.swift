import GalleryCore
import TestKit
import Testing

@testable import UseCases

@Suite(.timeLimit(.minutes(10))) struct AttachedFilesTests {
    /// Gives all files one digest, as of copies of a picture.
    private struct Copies: FileIdentifying {
        func attached(_ photo: Photo) async throws(StoreError) -> Photo { recognized([photo])[0] }

        func recognized(_ photos: [Photo]) -> [Photo] {
            photos.map { photo in
                Photo(
                    id: PhotoID(service: .own, key: "digest"), title: photo.title, author: photo.author,
                    license: photo.license, source: photo.source)
            }
        }

        func paths(annotatedWith word: String, isWhole: Bool) -> [[UInt8]] { [] }
    }

    private func file(_ path: String) -> Photo {
        let address = FileAddress.of(path)
        return Photo(
            id: .file(address), title: path, author: Author(name: ""),
            license: License(code: "own", name: License.notStated),
            source: PictureSource([.init(address: address, width: nil)]))
    }

    @Test func `copies of a known picture are rows by address, and one photo for the stores`() {
        let files = AttachedFiles(Copies()), rows = [file("/a.jpg"), file("/b.jpg")]
        #expect(files.recognized(rows) == rows)
        #expect(rows.map { files.current($0).id.key } == ["digest", "digest"])
        #expect(rows.map { files.current($0).filePath } == ["/a.jpg", "/b.jpg"])
        let found = files.among(rows) { Set($0.map(\.id)) }
        #expect(found == Set(rows.map(\.id)))
    }

    @Test func `a row follows its file when it is renamed twice, and when that is undone`() {
        let files = AttachedFiles(), row = file("/a.jpg")
        func rename(to path: String) -> Photo {
            let old = files.renamed(row), new = old.moved(to: FileAddress.of(path))
            files.replace(old, by: new)
            return files.renamed(row)
        }
        #expect(rename(to: "/b.jpg").filePath == "/b.jpg")
        let twice = rename(to: "/c.jpg")
        #expect(twice.filePath == "/c.jpg" && twice.id == row.id)
        #expect(files.current(twice).filePath == "/c.jpg")
        files.restore(FileMove(from: FileAddress.of("/b.jpg"), to: FileAddress.of("/c.jpg")))
        #expect(files.renamed(twice).filePath == "/b.jpg")
    }

    @Test func `rows that take the names of other rows stay the same files, also after that is undone`() {
        let files = AttachedFiles(), rows = ["/1.jpg", "/2.jpg", "/3.jpg"].map(file)
        func rename(_ row: Photo, to path: String) -> FileMove {
            let old = files.renamed(row), address = FileAddress.of(path)
            files.replace(old, by: old.moved(to: address))
            return FileMove(from: old.fileAddress ?? "", to: address)
        }
        func paths() -> [String?] { rows.map { files.renamed($0).filePath } }
        var moves = [
            rename(rows[0], to: "/x.jpg"), rename(rows[1], to: "/1.jpg"), rename(rows[2], to: "/2.jpg"),
        ]
        #expect(paths() == ["/x.jpg", "/1.jpg", "/2.jpg"])
        moves.append(rename(rows[0], to: "/3.jpg"))
        #expect(paths() == ["/3.jpg", "/1.jpg", "/2.jpg"])
        #expect(rows.map { files.current($0).filePath } == paths())
        for move in moves.reversed() { files.restore(move) }
        #expect(paths() == ["/1.jpg", "/2.jpg", "/3.jpg"])
    }

    @Test func `a row that takes the name of a trashed row is not in the trash`() {
        let files = AttachedFiles(), rows = ["/1.jpg", "/2.jpg"].map(file)
        files.recordGone(files.renamed(rows[0]))
        files.replace(files.renamed(rows[1]), by: rows[1].moved(to: FileAddress.of("/1.jpg")))
        #expect(files.trashed(among: rows) == [rows[0].id])
        #expect(files.renamed(rows[1]).filePath == "/1.jpg")
        files.restore(FileMove(from: FileAddress.of("/1.jpg"), to: FileAddress.of("/trash/1.jpg")))
        #expect(files.trashed(among: rows).isEmpty)
    }

    @Test func `a copy keeps its path while another copy is renamed or moved to the trash`() {
        let files = AttachedFiles(Copies()), rows = [file("/a.jpg"), file("/b.jpg")]
        _ = files.recognized(rows)
        let renamed = files.current(rows[0]).moved(to: FileAddress.of("/c.jpg"))
        files.replace(files.current(rows[0]), by: renamed)
        #expect(rows.map { files.current($0).filePath } == ["/c.jpg", "/b.jpg"])
        files.recordGone(files.current(rows[1]))
        #expect(files.trashed(among: rows) == [rows[1].id])
    }

    @Test func `after "undo" restored several files, none of them is shown as moved to the trash`()
        async throws
    {
        let files = AttachedFiles(), rows = [file("/a.jpg"), file("/b.jpg")]
        for row in rows { files.recordGone(row) }
        let moves = ["/a.jpg", "/b.jpg"].map { path in
            FileMove(from: FileAddress.of(path), to: FileAddress.of("/trash" + path), record: "file:///r")
        }
        let store = StubUndo(.success([.filesMoved(moves)]))
        _ = try await ChangeInteractor(store: store, files: files).revert()
        #expect(files.trashed(among: rows).isEmpty)
    }

    @Test func `if the file system of a moved file does not respond, "undo" leaves the change for later`()
        async throws
    {
        let move = FileMove(from: FileAddress.of("/a.jpg"), to: FileAddress.of("/trash/a.jpg"))
        let store = StubUndo(.success([.filesMoved([move])]))
        var folders = StubPictureFolders()
        folders.silent = [move.to]
        let interactor = ChangeInteractor(store: store, folders: folders)
        await #expect(throws: ScreenError.store(.notResponding(move.to))) {
            try await interactor.revert()
        }
        #expect(store.reversions == 0)
    }
}
