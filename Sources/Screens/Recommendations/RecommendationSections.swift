import GalleryCore
import Wording

/// The sections of the recommendations: what is for the person, then what goes with each board.
struct RecommendationSections {
    let lists: [PhotoListID]
    let names: [String]

    init(boards: [BoardName]) {
        lists = [.recommendations] + boards.map { .ideas($0.id) }
        names = [Phrases.Sections.first] + boards.map(\.name)
    }

    /// Where a list stands among them; nil when its board is gone.
    func index(of list: PhotoListID) -> Int? { lists.firstIndex(of: list) }

    /// The name of the board that it is for, as it is now; none for the first one.
    func title(of list: PhotoListID) -> ListTitle {
        index(of: list).map { $0 == 0 ? ListTitle() : ListTitle(names[$0]) } ?? ListTitle()
    }

    /// The one of that name, whatever its case; a board goes before the first section.
    func list(named name: String) -> PhotoListID? {
        names.lastIndex { Board.isSame($0, name) }.map { lists[$0] }
    }

    /// What is shown of them; nothing where there is one only.
    func model(at list: PhotoListID) -> Sections? {
        guard names.count > 1, let current = index(of: list) else { return nil }
        return Sections(names: names, current: current)
    }
}
