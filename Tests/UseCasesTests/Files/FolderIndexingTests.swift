import GalleryCore
import Synchronization
import TestKit
import Testing
import UseCases

@Suite(.timeLimit(.minutes(10))) struct FolderIndexingTests {
    /// Index of two files a folder, whose decoding waits until it is released.
    private final class Index: FileLooks, FileLookFinding {
        let decoded = Mutex<[String]>([])
        let gate = AsyncStream.makeStream(of: Void.self)

        func files(of query: FolderQuery) async throws(StoreError) -> [IndexedFile] { [] }

        func undecoded(
            in query: FolderQuery, isInBackground: Bool
        ) async throws(StoreError) -> [String] {
            guard isInBackground else { throw .locked }
            let known = decoded.withLock(\.self)
            return ["1", "2"].map { FileAddress.of(query.path + "/" + $0) }.filter { !known.contains($0) }
        }

        func unreadableFolders(in query: FolderQuery) -> Int { 0 }

        func record(_ looks: [(address: String, look: PictureLook?)]) {
            decoded.withLock { $0 += looks.map(\.address) }
        }

        func look(ofFileAt address: String) async -> PictureLook? {
            for await _ in gate.stream { break }
            return nil
        }

        func release() { gate.continuation.yield() }

        var names: [String] { decoded.withLock { $0.compactMap(FileAddress.path) } }
    }

    private let index = Index()
    private var indexing: FolderIndexing {
        FolderIndexing(looks: FileLooksInteractor(files: index, pictures: index), home: "/users/ida")
    }

    @Test func `an opened folder is indexed file by file, and its progress is known`() async {
        let indexing = indexing
        indexing.begin("/a")
        await eventually("the first is decoded") { indexing.progress?.done == 0 }
        index.release()
        await eventually("the second is decoded") {
            indexing.progress == .init(folder: "/a", done: 1, count: 2)
        }
        index.release()
        await eventually("all are decoded") { indexing.progress == nil }
        #expect(index.names == ["/a/1", "/a/2"])
    }

    @Test(arguments: ["/", "/users", "/users/ida", "/users/ida/"])
    func `the home folder and those above it are not indexed as a whole`(folder: String) {
        let indexing = indexing
        indexing.begin(folder)
        #expect(indexing.progress == nil)
        indexing.stop()
    }
}
