public import GalleryCore

/// What a photo list screen shows, and the rules that only its list has.
public struct PhotoListSource: Sendable {
    /// What a list is called now, and what its owner says of it.
    struct Heading: Equatable, Sendable {
        let title: ListTitle
        /// Empty for none.
        var note = ""
    }

    /// The screen's name in the stored history of lines.
    let name: String
    let list: PhotoListID
    let title: ListTitle
    /// Asked for whenever the list starts over; nil when what it belongs to is gone.
    let heading: @Sendable () throws(StoreError) -> Heading?
    /// What is said when it is gone, in the language of now.
    let gone: @Sendable () -> String
    /// Whether the next screenful is fetched ahead.
    let isPrefetched: Bool
    /// Whether an action changes the order, so that the list is to be shown again.
    let isReordered: @Sendable (PhotoAction) -> Bool

    init(
        _ name: String, _ list: PhotoListID, titled title: ListTitle = ListTitle(), isPrefetched: Bool = true,
        gone: @escaping @Sendable () -> String = { "" },
        isReordered: @escaping @Sendable (PhotoAction) -> Bool = { _ in false },
        heading: @escaping @Sendable () throws(StoreError) -> Heading?
    ) {
        self.name = name
        self.list = list
        self.title = title
        self.heading = heading
        self.gone = gone
        self.isPrefetched = isPrefetched
        self.isReordered = isReordered
    }

    /// A list that is what its identity says: a topic, a collection, an author, similar or random photos.
    public static func list(_ list: PhotoListID, titled title: ListTitle = ListTitle()) -> PhotoListSource {
        PhotoListSource("series", list, titled: title) { () throws(StoreError) in Heading(title: title) }
    }
}
