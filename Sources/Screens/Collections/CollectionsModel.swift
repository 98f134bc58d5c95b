import GalleryCore
import TextLayout
import Wording

/// What a list of topics or collections shows: finished strings.
struct CollectionsModel: Equatable, Sendable {
    /// Where one is; nil when only notes are shown.
    var place: String?
    var rows: [Row] = []
    /// How many are shown of how many.
    var position: String?
    var notes: [Note] = []

    struct Row: Equatable, Sendable {
        let number: Int
        let title: String
        let facts: String
        /// What one may type anywhere to get there.
        let command: String
        /// The same for a program.
        var record: Record?
    }
}

extension CollectionsModel {
    /// Those from `start` on, 0-based, as numbered in the whole list.
    init(_ shelf: CollectionKind, _ list: CollectionsList, from start: Int) {
        place = Phrases.place(shelf)
        rows = list.collections.enumerated().dropFirst(start).map { index, collection in
            Row(
                number: index + 1, title: collection.title, facts: Phrases.facts(of: collection),
                command: Phrases.command(to: collection, on: shelf), record: Record(collection))
        }
        position = Phrases.collectionsPosition(
            shown: list.collections.count, total: list.total, hasMore: list.hasMore)
    }
}

extension Record {
    fileprivate init(_ collection: PhotoCollection) {
        self.init(
            "collection",
            [
                Field("key", .text(collection.key)), Field("title", .text(collection.title)),
                Field("description", .text(collection.about)), Field("count", .integer(collection.count)),
            ])
    }
}
