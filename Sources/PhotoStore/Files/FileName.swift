import GalleryCore

/// The name of a saved photo: the one place that makes file names of text from outside.
///
/// `Jane Doe - Fog over the fjord - demo-0001.jpg`: author, title and identity, so that it can be found by each.
struct FileName: Equatable, Sendable {
    /// The longest name in bytes. With `.json` for the file beside it that makes 200, far from the 255 that
    /// Linux file systems allow and the 143 characters of eCryptfs for Latin text.
    static let limit = 195
    /// The longest identity; a longer one is cut and told apart by a number made of all of it.
    private static let longestIdentity = 64
    /// What the author may take when the title is long, too.
    private static let longestAuthor = 60
    private static let joint = " - "

    private let words: String
    private let identity: String
    private let kind: PictureKind

    /// A name for the photo as a file of that kind.
    init(_ photo: Photo, kind: PictureKind) {
        self.init(
            author: photo.author.name, titles: [photo.title, photo.about, photo.altText], id: photo.id,
            kind: kind)
    }

    /// Takes the first title that leaves anything.
    init(author: String, titles: [String?], id: PhotoID, kind: PictureKind) {
        self.kind = kind
        identity = Self.identity(id)
        let author = SafeText.clean(author)
        let title = titles.lazy.compactMap { $0 }.map(SafeText.clean).first { !$0.isEmpty } ?? "Untitled"
        // The joint before the identity, the dot, a number like " (9999)" and the "_" before a reserved word
        // have their place in any case.
        let room = Self.limit - identity.utf8.count - Self.joint.utf8.count - kind.rawValue.utf8.count - 9
        let shortAuthor = SafeText.cut(
            author, to: max(Self.longestAuthor, room - title.utf8.count - Self.joint.utf8.count))
        let left = room - (shortAuthor.isEmpty ? 0 : shortAuthor.utf8.count + Self.joint.utf8.count)
        words = [shortAuthor, SafeText.cut(title, to: left)].filter { !$0.isEmpty }
            .joined(separator: Self.joint)
    }

    /// The whole name; from 2 on, the number is part of it.
    func text(number: Int = 1) -> String {
        let suffix = number > 1 ? " (\(number))" : ""
        return (Self.isReserved(words) ? "_" : "") + words + Self.joint + identity + suffix + "."
            + kind.rawValue
    }

    /// The kind a file of that name would be if it were the photo, whatever its author and title were when it was
    /// saved; nil when it is another photo's.
    static func kind(of name: String, ifNaming id: PhotoID) -> PictureKind? {
        guard let dot = name.lastIndex(of: "."),
            let kind = PictureKind(rawValue: String(name[dot...].dropFirst()))
        else { return nil }
        var stem = name[..<dot]
        if stem.hasSuffix(")"), let bracket = stem.lastIndex(of: "("),
            Int(stem[stem.index(after: bracket)...].dropLast()) != nil, stem[..<bracket].hasSuffix(" ")
        {
            stem = stem[..<bracket].dropLast()
        }
        return stem.hasSuffix(joint + identity(id)) ? kind : nil
    }

    /// `service-key` in ASCII letters, digits, `-`, `_` and `.`.
    private static func identity(_ id: PhotoID) -> String {
        let plain = "\(id.service.rawValue)-\(id.key)".unicodeScalars.map { scalar -> Character in
            let isPlain =
                scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
                || "-_.".unicodeScalars.contains(scalar)
            return isPlain ? Character(scalar) : "_"
        }
        var text = String(plain)
        while text.hasSuffix(".") { text = String(text.dropLast()) + "_" }
        guard text.utf8.count > longestIdentity else { return text }
        return text.prefix(longestIdentity - 17) + "_" + digest(id.description)
    }

    /// 16 hexadecimal digits that tell long identities apart.
    static func digest(_ text: String) -> String {
        let digits = String(FNV1a.hash(of: text), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Names that Windows takes for devices, whatever follows the first dot
    /// (learn.microsoft.com/windows/win32/fileio/naming-a-file).
    static func isReserved(_ words: String) -> Bool {
        let base = words.prefix { $0 != "." }.uppercased()
        let stem = SafeText.trimmed(base)
        if ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"].contains(stem) { return true }
        guard stem.hasPrefix("COM") || stem.hasPrefix("LPT") else { return false }
        return stem.count == 4 && "0123456789¹²³".contains(stem.last ?? " ")
    }
}
