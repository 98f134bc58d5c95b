import GalleryCore

/// What was loaded of a list of collections. A value: the presenter keeps one.
struct CollectionsList: Equatable {
    /// As numbered on the screen; grows at the end only.
    private(set) var collections: [PhotoCollection] = []
    private(set) var total: Int?
    private(set) var hasMore = true
    private(set) var nextPage = 1

    /// Takes a page over, without what is there already. False when it brought nothing new.
    mutating func append(_ page: Page<PhotoCollection>) -> Bool {
        var known = Set(collections.map(\.key))
        let fresh = page.items.filter { known.insert($0.key).inserted }
        collections += fresh
        total = page.total
        nextPage += 1
        // A service that sends the same page for ever has come to its end.
        hasMore = page.hasMore && !fresh.isEmpty
        return !fresh.isEmpty
    }
}
