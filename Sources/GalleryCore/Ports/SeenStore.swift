public import FoundationEssentials

/// Viewed photos, stored on this computer. Best effort: write errors are ignored.
public protocol SeenStore: Sendable {
    /// Records viewed photos; asynchronous. Keeps the newest 100,000.
    func record(_ photos: [Photo], at date: Date)
    /// Records the measured color of a viewed photo; asynchronous.
    func record(_ color: RGB, of photo: PhotoID)
    /// Records the visual descriptor of a photo; asynchronous. The photo may be recorded as viewed later.
    func record(_ descriptor: VisualDescriptor, of photo: PhotoID)
    func colors(of photos: [PhotoID]) -> [PhotoID: RGB]
    /// Viewed photos after `photo`, most recent first, that match as in `FavoritesSearching`; all for an empty query.
    func seen(matching query: WordQuery, after photo: PhotoID?, count: Int) -> Page<Photo>
    func seen(among photos: [PhotoID]) -> Set<PhotoID>
    func seen(_ id: PhotoID) -> Photo?
    /// Viewed photos with any of the words, best match first (BM25).
    func seen(havingAnyOf words: [String], count: Int) -> [Photo]
    /// Viewed photos of known color, nearest first.
    func seen(nearest count: Int, by distance: (RGB) -> Double) -> [Photo]
    func descriptor(of photo: PhotoID) -> VisualDescriptor?
    /// Viewed photos with stored descriptors, most similar first.
    func seen(mostSimilar count: Int, to descriptor: VisualDescriptor) -> [Photo]
    /// Most frequent first.
    func commonTags(limit: Int) -> [String]
    func forgetAll()
}
