import CommandShell
import GalleryCore
import TextLayout
import Wording

/// Position in a list, and the zoom of its photo.
struct DetailState {
    private(set) var index: Int
    /// Photo on the screen; `nil` until the first has loaded.
    private(set) var photo: Photo?
    private(set) var list = PhotoList()
    private(set) var total: Int?
    private(set) var details: PhotoDetails?
    /// `nil` if the whole photo is shown.
    private(set) var zoom: Zoom?
    /// Whether a zoomed photo is shown with its text.
    var hasText = false
    private var goesBack = false

    init(index: Int) { self.index = index }

    var number: Int? { photo == nil ? nil : index + 1 }

    /// Photo numbers of the list from which the photo was opened.
    var numbers: ClosedRange<Int>? { number.map { list.count < $0 ? $0...$0 : 1...list.count } }

    var offers: CompletionContext {
        CompletionContext(numbers: numbers, suggestions: photo?.tags ?? []) {
            self.photo($0).map(Phrases.title) ?? ""
        }
    }

    func photo(_ number: Int) -> Photo? { number == self.number ? photo : list[number - 1] }

    /// Adjacent indices, the one in the direction of the last move first.
    var neighbors: [Int] { goesBack ? [index - 1, index + 1] : [index + 1, index - 1] }

    /// Moves to a photo. Keeps zoom and details if it is already the current photo.
    mutating func move(to found: Photo, at index: Int, of total: Int?, in list: PhotoList) {
        if found.id != photo?.id {
            zoom = nil
            details = nil
        }
        if index != self.index { goesBack = index < self.index }
        self.index = index
        photo = details?.photo ?? found
        self.total = total
        self.list = list
    }

    mutating func update(_ list: PhotoList) { self.list = list }

    /// Follows a file that was renamed.
    mutating func update(_ renamed: (Photo) -> Photo) {
        guard let photo = photo.map(renamed) else { return }
        self.photo = photo
        details?.photo = photo
    }

    mutating func setDetails(_ details: PhotoDetails) {
        self.details = details
        photo = details.photo
    }

    /// Returns the reason if the change is impossible.
    mutating func change(by change: ZoomChange, on canvas: Canvas) -> String? {
        if let reason = zoom.change(by: change, of: photo?.size, on: canvas) { return reason }
        hasText = false
        return nil
    }

    /// Returns the reason if panning is impossible.
    mutating func pan(to direction: PanDirection, on canvas: Canvas) -> String? {
        zoom.pan(to: direction, of: photo?.size, on: canvas)
    }

    func apply(to model: inout DetailModel, on canvas: Canvas) {
        guard let photo else { return }
        if let zoom, let range = ZoomRange(of: photo.size, on: canvas) {
            model.showPart(of: photo, at: zoom, in: range)
        } else {
            model.draw(photo)
        }
    }
}
