public import GalleryCore

public struct RecommendationSections {
    public let lists: [PhotoListID]
    public let names: [String]

    /// `first` is the name of the personal section.
    public init(first: String, boards: [BoardName]) {
        lists = [.recommendations] + boards.map { .ideas($0.id) }
        names = [first] + boards.map(\.name)
    }

    /// `nil` if the list is not a section, for example because its board was removed.
    public func index(of list: PhotoListID) -> Int? { lists.firstIndex(of: list) }

    /// Current name of the section's board; empty for the first section.
    public func title(of list: PhotoListID) -> ListTitle {
        index(of: list).map { $0 == 0 ? ListTitle() : ListTitle(names[$0]) } ?? ListTitle()
    }

    /// Section of that name, ignoring case; a board takes precedence over the first section.
    public func list(named name: String) -> PhotoListID? {
        names.lastIndex { Board.isSame($0, name) }.map { lists[$0] }
    }
}
