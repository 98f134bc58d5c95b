import GalleryCore
import UseCases

struct FolderListInteractor: ListLoading {
    let lists: PhotoLists
    let stored: StoredPhotosInteractor
    let looks: FileLooksInteractor
    /// `nil` in a session without a prompt.
    let indexing: FolderIndexing?

    /// Decodes the files whose looks the list needs, if any.
    func prepare(
        _ list: PhotoListID, progress: @MainActor (Int, Int) -> Void
    ) async throws(StoreError) {
        guard let files = list.comparedFiles else { return }
        try await looks.examine(files, progress: progress)
    }

    /// Prepares searches in a folder that was opened.
    func completeIndex(of list: PhotoListID) {
        if case .folder(let query) = list { indexing?.begin(query.path) }
    }
}

extension PhotoListID {
    /// Files that are decoded before they can be listed; `nil` for lists that do not depend on looks.
    fileprivate var comparedFiles: FolderQuery? {
        switch self {
        case .alike(let query, _): return query
        case .folder(var query):
            guard let words = query.search, words.filters[.color] != nil else { return nil }
            // Files without a known color would not match.
            query.search = words.withoutColor
            return query
        default: return nil
        }
    }
}
