import GalleryCore
import UseCases
import Wording

extension Note {
    /// Notes about an error with words that should name files or a board. If they name neither, suggests the line
    /// `line` for photos with these numbers, or a board.
    static func problem(
        _ error: ScreenError, of words: [String], amongBoards names: [String], forPhotos line: String? = nil
    ) -> [Note] {
        let name = words.joined(separator: " ")
        guard case .store(.unreadable(_, .system)) = error, !name.isEmpty, !name.contains("/") else {
            return problem(error)
        }
        if let line {
            return [Note.problem(Phrases.noFileOrBoard(name, meaning: line)).offering(line)]
        }
        return [.problem(Phrases.noFileOrBoard(name, nearest: Board.nearestName(to: name, among: names)))]
    }
}
