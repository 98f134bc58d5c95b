import GalleryCore

/// What a list of topics or collections shows: finished strings.
struct CollectionsModel: Equatable, Sendable {
    /// Where one is; nil when only notes are shown.
    var place: String?
    var rows: [Row] = []
    /// How many are shown of how many.
    var position: String?
    /// Sentences below.
    var notes: [Note] = []

    struct Row: Equatable, Sendable {
        let number: Int
        let title: String
        let facts: String
        /// What one may type anywhere to get there.
        let command: String
    }
}

extension CollectionsModel {
    /// Those from `start` on, 0-based, as numbered in the whole list.
    init(_ shelf: CollectionShelf, _ list: CollectionsList, from start: Int) {
        place = Phrases.place(shelf)
        rows = list.collections.enumerated().dropFirst(start).map { index, collection in
            Row(
                number: index + 1, title: collection.title, facts: Phrases.facts(of: collection),
                command: Phrases.command(to: collection, on: shelf))
        }
        position = Phrases.collectionsPosition(
            shown: list.collections.count, total: list.total, hasMore: list.hasMore)
    }
}
