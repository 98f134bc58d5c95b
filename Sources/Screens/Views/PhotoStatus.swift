import GalleryCore
import TextLayout
import Wording

/// Facts of a photo in one row: position, author and license; the title, shortened, size and date as far as they fit;
/// and keys at the end.
struct PhotoStatus: Equatable, Sendable {
    /// Maximum columns of a title.
    private static let widestTitle = 40
    /// A title is cut to fewer columns only in a window that is too narrow for all positions.
    private static let narrowestTitle = 12
    private static let gap = 3

    /// Position in several lengths, longest first.
    private let positions: [String]
    private let author: String
    private let license: String
    private let title: String
    private let others: [String]
    private let keys: String?
    /// Whether the author is shortened for the keys.
    private let needsKeys: Bool

    init(_ photo: Photo, at positions: [String], keys: String?, needsKeys: Bool = false) {
        self.needsKeys = needsKeys
        self.positions = positions
        author = Phrases.authorship(of: photo)
        license = Phrases.licenseName(of: photo)
        title = Phrases.title(of: photo)
        others = Phrases.sizeAndDate(of: photo)
        self.keys = keys
    }

    func withoutKeys() -> PhotoStatus { PhotoStatus(self, keys: nil) }

    private init(_ other: PhotoStatus, keys: String?) {
        needsKeys = other.needsKeys
        (positions, author, license) = (other.positions, other.author, other.license)
        (title, others) = (other.title, other.others)
        self.keys = keys
    }

    /// Texts from left to right, without separators.
    func texts(in width: Int) -> [String] {
        let wanted = min(CellWidth.of(title), Self.narrowestTitle)
        let end = keys.map { [$0] } ?? []
        for position in positions
        where Self.width([position, author, license] + end) + Self.gap + wanted <= width {
            return texts(after: position, in: width)
        }
        let position = positions.last ?? ""
        if Self.width([position, author, license] + end) <= width {
            return texts(after: position, in: width)
        }
        let rest = [position, license] + (needsKeys ? end : [])
        let room = width - Self.width(rest) - Self.gap
        guard room >= 0 else { return rest }
        return [position, Line(author).clipped(to: max(1, room)).text] + rest.dropFirst()
    }

    private func texts(after position: String, in width: Int) -> [String] {
        var texts = [position, author, license]
        let end = keys.map { [$0] } ?? []
        let room = min(Self.widestTitle, width - Self.width(texts + end) - Self.gap)
        if room >= min(CellWidth.of(title), Self.narrowestTitle) {
            texts.append(Line(title).clipped(to: room).text)
            for text in others where Self.width(texts + [text] + end) <= width { texts.append(text) }
        }
        return texts + end
    }

    private static func width(_ texts: [String]) -> Int {
        texts.reduce(0) { $0 + CellWidth.of($1) } + gap * (texts.count - 1)
    }
}
