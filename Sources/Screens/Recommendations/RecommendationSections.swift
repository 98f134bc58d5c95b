import GalleryCore
import Wording

/// Sections of the recommendations: personal ones, then one per board.
struct RecommendationSections {
    let lists: [PhotoListID]
    let names: [String]

    init(boards: [BoardName]) {
        lists = [.recommendations] + boards.map { .ideas($0.id) }
        names = [Phrases.Sections.first] + boards.map(\.name)
    }

    /// `nil` if the board was removed.
    func index(of list: PhotoListID) -> Int? { lists.firstIndex(of: list) }

    /// Current name of the section's board; empty for the first section.
    func title(of list: PhotoListID) -> ListTitle {
        index(of: list).map { $0 == 0 ? ListTitle() : ListTitle(names[$0]) } ?? ListTitle()
    }

    /// Section of that name, ignoring case; a board takes precedence over the first section.
    func list(named name: String) -> PhotoListID? {
        names.lastIndex { Board.isSame($0, name) }.map { lists[$0] }
    }

    /// `nil` if there is only one section.
    func model(at list: PhotoListID) -> Sections? {
        guard names.count > 1, let current = index(of: list) else { return nil }
        return Sections(names: names, current: current)
    }
}
