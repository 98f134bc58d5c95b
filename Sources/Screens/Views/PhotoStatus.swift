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
    private static let narrowestAuthor = 8
    private static let gap = 3

    /// Position in several lengths, longest first.
    private let positions: [String]
    private let author: String
    /// `nil` for a file of the user that states none.
    private let license: String?
    private let title: String
    private let others: [String]
    /// Keys in several lengths, longest first; may be empty.
    private let keys: [String]
    /// Whether the author is shortened for the keys.
    private let needsKeys: Bool

    init(_ photo: Photo, at positions: [String], keys: [String], needsKeys: Bool = false) {
        self.needsKeys = needsKeys
        self.positions = positions
        author = Phrases.authorship(of: photo)
        license = Phrases.statedLicense(of: photo)
        title = Phrases.title(of: photo)
        others = Phrases.sizeAndDate(of: photo)
        self.keys = keys
    }

    private var licenses: [String] { license.map { [$0] } ?? [] }

    func withoutKeys() -> PhotoStatus { PhotoStatus(self, keys: []) }

    private init(_ other: PhotoStatus, keys: [String]) {
        needsKeys = other.needsKeys
        (positions, author, license) = (other.positions, other.author, other.license)
        (title, others) = (other.title, other.others)
        self.keys = keys
    }

    /// Texts from left to right, without separators.
    func texts(in width: Int) -> [String] {
        let wanted = min(CellWidth.of(title), Self.narrowestTitle)
        let ends = keys.map { [$0] } + (keys.isEmpty ? [[]] : [])
        let end = ends[0]
        for position in positions
        where Self.width(([position, author] + licenses) + end) + Self.gap + wanted <= width {
            return texts(after: position, end, in: width)
        }
        let position = positions.last ?? ""
        if let end = ends.first(where: { Self.width(([position, author] + licenses) + $0) <= width }) {
            return texts(after: position, end, in: width)
        }
        for end in (needsKeys ? ends : []) + [[]] {
            let room = width - Self.width(([position] + licenses) + end) - Self.gap
            guard end.isEmpty || room >= Self.narrowestAuthor else { continue }
            return [position, Line(author).clipped(to: max(1, room)).text] + licenses + end
        }
        return [position]
    }

    private func texts(after position: String, _ end: [String], in width: Int) -> [String] {
        var texts = ([position, author] + licenses)
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
