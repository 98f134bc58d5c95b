import CommandShell
import GalleryCore
import TextLayout
import Wording

/// Where one is in a list, and how one looks at the photo there. A value: the presenter keeps one.
struct DetailPlace {
    private(set) var index: Int
    /// The photo on the screen with all that is known of it; nil until the first has come.
    private(set) var photo: Photo?
    /// What is loaded of the list it is in.
    private(set) var list = PhotoList()
    /// How many there are, when that is known.
    private(set) var total: Int?
    /// What `info` has found out about it.
    private(set) var details: PhotoDetails?
    /// Nil for all of the photo.
    private(set) var zoom: Zoom?
    /// What is said of a photo that is zoomed stands there too.
    var hasWords = false
    private var goesBack = false

    init(index: Int) { self.index = index }

    /// The photo's number; nil while there is none.
    var number: Int? { photo == nil ? nil : index + 1 }

    /// The numbers of the list, which stands above the photo.
    var numbers: ClosedRange<Int>? { number.map { list.count < $0 ? $0...$0 : 1...list.count } }

    var offers: CompletionContext {
        CompletionContext(numbers: numbers, words: photo?.tags ?? []) {
            self.photo($0).map(Phrases.title) ?? ""
        }
    }

    /// The photo of a number of the list.
    func photo(_ number: Int) -> Photo? { number == self.number ? photo : list[number - 1] }

    /// The positions beside this one, first the one in the direction one goes.
    var neighbors: [Int] { goesBack ? [index - 1, index + 1] : [index + 1, index - 1] }

    /// Goes to a photo; to the same again with all that was known of it.
    mutating func take(_ found: Photo, at index: Int, of total: Int?, in list: PhotoList) {
        if found.id != photo?.id {
            zoom = nil
            details = nil
        }
        if index != self.index { goesBack = index < self.index }
        self.index = index
        photo = details?.photo ?? found
        (self.total, self.list) = (total, list)
    }

    mutating func learn(_ details: PhotoDetails) {
        self.details = details
        photo = details.photo
    }

    /// Looks from nearer or farther; else says why not.
    mutating func change(by change: ZoomChange, on canvas: Canvas) -> String? {
        guard let range = ZoomRange(of: photo?.size, on: canvas) else { return Phrases.sizeUnknown }
        guard let changed = range.changed(zoom, by: change) else {
            let nearest = Phrases.nearest(max(range.whole, ZoomRange.nearest))
            return change == .farther ? Phrases.wholePhoto : nearest
        }
        zoom = changed
        hasWords = false
        return nil
    }

    /// Moves over a photo that is zoomed; else says why not.
    mutating func pan(to direction: PanDirection, on canvas: Canvas) -> String? {
        guard let zoom, let range = ZoomRange(of: photo?.size, on: canvas) else { return Phrases.wholePhoto }
        guard let moved = range.moved(zoom, to: direction) else { return Phrases.photoEdge }
        self.zoom = moved
        return nil
    }

    /// The photo as one looks at it, put into a model.
    func look(in model: inout DetailModel, on canvas: Canvas) {
        guard let photo else { return }
        if let zoom, let range = ZoomRange(of: photo.size, on: canvas) {
            model.look(at: photo, from: zoom, in: range)
        } else {
            model.draw(photo)
        }
    }
}
