public import FoundationEssentials

/// Finds favorites by what is written of them: title, description, alternative text, tags, author, place, own tags
/// and notes. Offline.
///
/// Upper and lower case are the same, so are letters with and without accents, and ё is е. The last word stands for
/// all that begin like it.
public protocol FavoritesSearching: Sendable {
    /// Those with all the words, kept last first; behind a photo when one is given. The total is nil beyond 500, and beyond
    /// 100 where some have to stand side by side.
    func favorites(
        matching query: WordQuery, after photo: PhotoID?, count: Int
    ) throws(StoreError) -> Page<Photo>
}

/// The photos a person has seen, in lists or one by one, kept on this machine.
///
/// A memory and no promise: what cannot be written is not remembered, and that is no error.
public protocol SeenStore: Sendable {
    /// Notes what was shown; returns at once. The oldest beyond 100,000 go.
    func note(_ photos: [Photo], at date: Date)
    /// Notes the color of a photo that was seen and whose service does not tell it; returns at once.
    func note(_ color: RGB, of photo: PhotoID)
    /// Notes what the picture of a photo looks like that was seen, or is about to be; returns at once.
    func note(_ look: PictureLook, of photo: PhotoID)
    /// The colors of those of these that were seen, where they are known.
    func colors(of photos: [PhotoID]) -> [PhotoID: RGB]
    /// Those with all the words, as `FavoritesSearching` reads them, and all for none; seen last first, behind a
    /// photo when one is given.
    func seen(matching query: WordQuery, after photo: PhotoID?, count: Int) -> Page<Photo>
    /// Which of these were seen.
    func seen(among photos: [PhotoID]) -> Set<PhotoID>
    /// What was seen of a photo; nil when it was not.
    func seen(_ id: PhotoID) -> Photo?
    /// At most `count` of those seen that have any of these words, those with most and the rarest of them first.
    func seen(havingAnyOf words: [String], count: Int) -> [Photo]
    /// At most `count` of those seen whose color is known, the nearest first.
    func seen(nearest count: Int, by distance: (RGB) -> Double) -> [Photo]
    /// What the picture of a photo that was seen looks like, where it was drawn.
    func look(of photo: PhotoID) -> PictureLook?
    /// At most `count` of those seen whose pictures were drawn, those that look most like it first.
    func seen(likest count: Int, to look: PictureLook) -> [Photo]
    /// Tags of what was seen, most frequent first.
    func commonTags(limit: Int) -> [String]
    func forgetAll()
}
