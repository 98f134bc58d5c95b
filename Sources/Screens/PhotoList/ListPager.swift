import GalleryCore

/// How far a list has been printed. A value: presenters keep one.
struct ListPager: Equatable {
    /// The photos as numbered on the screen; `4` is the photo at index 3.
    private(set) var list = PhotoList()
    /// 0-based index of the first card of the screenful shown last.
    private(set) var start = 0
    /// How many have been drawn.
    private(set) var shown = 0

    /// The numbers a person may type: all that are fetched, drawn or not.
    var numbers: ClosedRange<Int>? { list.count == 0 ? nil : 1...list.count }
    /// Whether fetched photos wait to be drawn.
    var hasUndrawn: Bool { shown < list.count }
    /// Whether anything follows what was drawn.
    var hasMore: Bool { hasUndrawn || list.hasMore }

    /// The photo printed as `number`.
    func photo(_ number: Int) -> Photo? { number >= 1 ? list[number - 1] : nil }

    /// Starts over with a list.
    mutating func begin(with list: PhotoList) {
        self = ListPager()
        self.list = list
    }

    /// Takes over a list that has grown at its end.
    mutating func extend(to list: PhotoList) { self.list = list }

    /// The next screenful begins behind what was drawn.
    mutating func advance() { start = shown }

    /// The photos from the start of the screenful on. No more than 30 at once, however large the window: the terms of
    /// the Flickr API.
    var upcoming: [Photo] { list.photos(from: start, most: 30) }

    /// The photos of the screenful.
    var drawn: [Photo] { list.photos(from: start, most: shown - start) }

    /// Notes how many of `upcoming` found room. Drawn again they may be fewer, as on a window made smaller; the next
    /// screenful goes on behind the last one that is to be seen.
    mutating func drew(_ count: Int) { shown = start + count }
}
