import FoundationEssentials
import GalleryCore
import TextLayout
import Wording

extension ListModel {
    /// A screenful of boards, from `start` on.
    init(_ boards: [Board], from start: Int, now: Date, isForProgram: Bool = false) {
        place = Phrases.Boards.place
        guard !boards.isEmpty else {
            notes = Phrases.Boards.none.map(Note.info)
            return
        }
        aside = Phrases.Boards.boards(boards.count)
        cards = boards.enumerated().dropFirst(start).map { index, board in
            CardModel(
                number: index + 1,
                photo: board.cover.map { Picture($0) }
                    ?? Picture(withoutSubject: Phrases.Boards.empty(board.name)),
                title: board.name,
                author: Phrases.Boards.facts(of: board, age: Phrases.age(of: board.changedAt, now: now)),
                isFavorite: false, reason: nil)
        }
        if isForProgram {
            records = boards.enumerated().dropFirst(start).map { Record($1, number: $0 + 1) }
        }
        positions = (0...cards.count).map { room in
            Phrases.Boards.position(shown: start + room, of: boards.count)
        }
    }
}
