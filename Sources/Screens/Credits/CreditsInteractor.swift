import GalleryCore
import UseCases

struct CreditsInteractor: Sendable {
    let credits: CreditInteractor
    let boards: any BoardsStore
    let picturesFolder: String

    /// Pictures in folders and files, or photos on a board; without words, those in the pictures folder, if it exists.
    func items(of words: [String]) async throws(ScreenError) -> [CreditsItem] {
        if !words.isEmpty, let board = try storing(boards.board(named: words.joined(separator: " "))) {
            return try photos(of: board.id)
        }
        let found: [CreditedFile]
        do throws(ScreenError) {
            found = try await files(at: words.isEmpty ? [picturesFolder] : words)
        } catch .store(let error) where words.isEmpty && error.isMissing {
            return []
        }
        return found.map {
            CreditsItem(
                photo: $0.photo, path: $0.path, place: $0.place, isScaled: $0.isScaled,
                hasSidecar: $0.hasSidecar)
        }
    }

    /// Empty if the store cannot be read.
    var boardNames: [String] { (try? boards.boards().map(\.name)) ?? [] }

    /// Runs off the main actor, since it reads all pictures of a folder.
    @concurrent func files(at paths: [String]) async throws(ScreenError) -> [CreditedFile] {
        try credits.files(at: paths)
    }

    private func photos(of board: Board.ID) throws(ScreenError) -> [CreditsItem] {
        var items: [CreditsItem] = []
        var last: PhotoID?
        while true {
            let page = try storing(boards.photos(of: board, matching: WordQuery(), after: last, count: 100))
            guard let end = page.last else { return items }
            items += page.map { CreditsItem(photo: credits.described($0.photo)) }
            last = end.photo.id
        }
    }
}
