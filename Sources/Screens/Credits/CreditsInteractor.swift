import GalleryCore
import UseCases

struct CreditsInteractor: Sendable {
    let credits: CreditInteractor
    let boards: any BoardsStore
    let picturesFolder: String
    /// Source of the facts of files, such as their size and camera.
    let folders: (any PictureFolders)?

    /// Pictures in folders and files, or photos on a board; without words, those in the pictures folder, if it exists.
    func items(of words: [String]) async throws(ScreenError) -> [CreditsItem] {
        if !words.isEmpty, let board = try storing(boards.board(named: words.joined(separator: " "))) {
            return try photos(of: board.id)
        }
        do throws(ScreenError) {
            return try await credits.files(at: words.isEmpty ? [picturesFolder] : words).map {
                CreditsItem($0)
            }
        } catch .store(let error) where words.isEmpty && error.isMissing {
            return []
        }
    }

    /// Paths, relative to the working folder, of files whose credit is unknown.
    func unknown(among items: [CreditsItem]) -> [String] {
        items.filter { $0.photo == nil }.compactMap(\.path).map(credits.relative)
    }

    /// Empty if the store cannot be read.
    var boardNames: [String] { (try? boards.boards().map(\.name)) ?? [] }

    /// Photo of the file with what is known of it; `nil` unless it is a picture.
    func photo(of file: CreditedFile) async -> Photo? { await folders?.photos(at: [file.path]).first }

    private func photos(of board: Board.ID) throws(ScreenError) -> [CreditsItem] {
        var items: [CreditsItem] = []
        while true {
            let last = items.last?.photo?.id
            let page = try storing(boards.photos(of: board, matching: WordQuery(), after: last, count: 100))
            guard !page.isEmpty else { return items }
            items += page.map { CreditsItem(photo: credits.described($0.photo)) }
        }
    }
}
