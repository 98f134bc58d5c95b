import CommandShell
import GalleryCore
import TextLayout
import UseCases
import Viper
import Wording

/// Photos of a list, and the range of them that was printed.
struct ListPager: Equatable {
    /// Photos in the order of their printed numbers.
    private(set) var list = PhotoList()
    /// Zero-based index of the first card of the current screenful.
    private(set) var start = 0
    /// Index after the last card of the current screenful.
    private(set) var shown = 0
    /// Number of cards of the first screenful.
    private var pageSize = 0
    /// Start indices of the previous screenfuls.
    private var starts: [Int] = []
    /// Number of the last photo drawn so far.
    private var end = 0
    /// Whether `--limit` was given.
    var isLimited = false

    /// Valid photo numbers: those of all loaded photos, whether drawn or not; with a limit, those of drawn photos.
    var numbers: ClosedRange<Int>? {
        let count = isLimited ? end : list.count
        return count == 0 ? nil : 1...count
    }
    var hasUndrawn: Bool { shown < list.count }
    /// Whether the next screenful would be shorter than this one unless another page is loaded.
    var needsPage: Bool { list.hasMore && (!hasUndrawn || list.count - shown < shown - start) }
    var hasMore: Bool { hasUndrawn || list.hasMore }

    func photo(_ number: Int) -> Photo? { number >= 1 ? list[number - 1] : nil }

    /// Number of the photo with this index if the screenful has it, else of the first photo that is no folder.
    func number(ofOpened index: Int?) -> Int? {
        let screenful = start..<max(start + 1, shown)
        if let index, screenful.contains(index), list[index] != nil { return index + 1 }
        return screenful.first { list[$0].map { !$0.id.isFolder } ?? false }.map { $0 + 1 }
    }

    mutating func begin(with list: PhotoList) {
        self = ListPager()
        self.list = list
    }

    mutating func extend(to list: PhotoList) { self.list = list }

    mutating func advance() {
        starts.append(start)
        start = shown
    }

    mutating func retreat() -> Bool {
        guard let before = starts.popLast() else { return false }
        start = before
        return true
    }

    /// Starts a screenful at a photo, unless the current screenful has that photo.
    mutating func move(to index: Int) {
        guard index < list.count, !(start..<max(start, shown)).contains(index) else { return }
        starts = (starts + [start]).filter { $0 < index }
        start = index
        shown = index
    }

    /// Index of the first photo of a screenful, numbered from 1, if all were as long as the first.
    func start(ofPage number: Int) -> Int { (number - 1) * max(1, pageSize == 0 ? shown - start : pageSize) }

    /// Photos from the start of the screenful, at most 30: the terms of the Flickr API allow no more at once.
    var upcoming: [Photo] { list.photos(from: start, most: 30) }

    var drawn: [Photo] { list.photos(from: start, most: shown - start) }

    /// Records that `count` photos of `upcoming` were drawn; the next screenful begins after them.
    mutating func drew(_ count: Int) {
        shown = start + count
        if start == 0 { pageSize = count }
        end = max(end, shown)
    }
}
