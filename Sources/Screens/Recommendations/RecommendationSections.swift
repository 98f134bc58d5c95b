import CommandShell
import GalleryCore
import Wording

/// The sections of the recommendations: what is for the person, then what goes with each board.
struct RecommendationSections {
    let lists: [PhotoListID]
    let names: [String]

    init(boards: [BoardName]) {
        lists = [.recommendations] + boards.map { .ideas($0.id, name: $0.name) }
        names = [Phrases.Sections.first] + boards.map(\.name)
    }

    /// Where a list stands among them, whatever its board was called when it was begun; nil when that is gone.
    func index(of list: PhotoListID) -> Int? {
        lists.firstIndex { $0 == list || $0.board != nil && $0.board == list.board }
    }

    /// The one of that name, whatever its case; a board goes before the first section.
    func list(named name: String) -> PhotoListID? {
        names.lastIndex { Board.isSame($0, name) }.map { lists[$0] }
    }

    /// The name that may have been meant.
    func nearest(to name: String) -> String? {
        let nearest = NearestWord.to(name.lowercased(), among: names.map { $0.lowercased() })
        return names.first { $0.lowercased() == nearest }
    }

    /// What is shown of them; nothing where there is one only.
    func model(at list: PhotoListID) -> Sections? {
        guard names.count > 1, let current = index(of: list) else { return nil }
        return Sections(names: names, current: current)
    }
}

extension PhotoListID {
    /// The board whose section it is.
    fileprivate var board: Board.ID? {
        if case .ideas(let board, _) = self { board } else { nil }
    }
}
