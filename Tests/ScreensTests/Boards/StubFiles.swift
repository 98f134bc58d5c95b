import Fakes
import GalleryCore

@testable import Screens

extension InMemoryBoards {
    /// The rules over these boards; pictures cannot be had unless told otherwise.
    func interactor(
        pictures: StubPictures = StubPictures(failure: .timedOut),
        favorites: InMemoryFavorites = InMemoryFavorites(),
        files: [String: LocalFile] = [:], checker: StubChecker = StubChecker(),
        taste: StubTaste = StubTaste()
    ) -> BoardEditingInteractor {
        BoardEditingInteractor(
            store: self, catalog: StubCatalog([]), pictures: pictures, favorites: favorites,
            files: StubFiles(files: files), checker: checker, taste: taste)
    }
}

/// Files by their paths.
struct StubFiles: LocalFiles {
    var files: [String: LocalFile] = [:]

    func read(_ path: String, limit: Int) throws(StoreError) -> LocalFile {
        guard let file = files[path], file.bytes.count <= limit else {
            throw .unreadable(path: path, cause: .notAFile)
        }
        return file
    }

    func read(_ name: String, beside path: String, limit: Int) -> LocalFile? {
        try? read(name, limit: limit)
    }
}
