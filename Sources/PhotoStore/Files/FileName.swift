import GalleryCore

/// File name of a photo, made safe from untrusted text. Without a template, consists of author, title and ID:
/// `Jane Doe - Fog over the fjord - demo-0001.jpg`.
struct FileName: Sendable {
    /// Maximum length in bytes where the folder allows names of 255 bytes, as on most Linux file systems.
    static let limit = 195
    /// Maximum length in bytes of names on eCryptfs, the lowest of the file systems that people use.
    static let shortest = 143
    /// Longest text after a name: the license of a sidecar.
    private static let companion = ".json.license"
    /// Maximum bytes of the ID. A longer ID is cut, and a hash of the full ID appended.
    private static let longestIdentity = 64
    /// Minimum bytes available to a long author if the title is long, too.
    private static let longestAuthor = 60
    private static let joint = " - "

    private let stem: String
    /// Whether the template gave no character of a name, so that the ID is the name.
    private let isEmpty: Bool
    private let numbering: (before: String, after: String)
    private let ending: String

    /// `width`: width in pixels of a scaled-down picture; `nil` for the full size. `longest`: maximum bytes of a
    /// name in the folder, also for the names of companions.
    init(_ photo: Photo, kind: PictureKind, width: Int? = nil, longest: Int = 255) {
        self.init(
            author: photo.author.name, titles: [photo.title, photo.about, photo.altText], id: photo.id,
            kind: kind, width: width, longest: longest)
    }

    private static func limit(_ longest: Int) -> Int { min(limit, max(100, longest - companion.utf8.count)) }

    /// Uses the first title that is not empty after cleaning.
    init(
        author: String, titles: [String?], id: PhotoID, kind: PictureKind, width: Int? = nil,
        longest: Int = 255
    ) {
        let identity = (width.map { "\($0)w" + Self.joint } ?? "") + Self.identity(id)
        let author = SafeText.clean(author)
        let title = titles.lazy.compactMap { $0 }.map(SafeText.clean).first { !$0.isEmpty } ?? "Untitled"
        // Leaves room for separator, dot, a number such as " (9999)" and "_" before a reserved name.
        let room =
            Self.limit(longest) - identity.utf8.count - Self.joint.utf8.count - kind.rawValue.utf8.count - 9
        let shortAuthor = SafeText.cut(
            author,
            to: max(min(Self.longestAuthor, room * 3 / 5), room - title.utf8.count - Self.joint.utf8.count))
        let left = room - (shortAuthor.isEmpty ? 0 : shortAuthor.utf8.count + Self.joint.utf8.count)
        let readable = [shortAuthor, SafeText.cut(title, to: left)].filter { !$0.isEmpty }
            .joined(separator: Self.joint)
        stem = Self.unreserved(readable) + Self.joint + identity
        isEmpty = false
        numbering = (" (", ")")
        ending = kind.rawValue
    }

    /// Name from a template: a single path component, with long texts cut.
    init(_ naming: FileNaming, _ photo: Photo, kind: PictureKind, longest: Int = 255) {
        let identity = Self.identity(photo.id)
        ending = naming.ending ?? kind.rawValue
        let room = Self.limit(longest) - ending.utf8.count - 9
        func filled(_ longest: Int) -> String {
            let parts = naming.template.parts.map { part in
                switch part {
                case .text(let text): text
                case .field(.id): identity
                case .field(let field):
                    SafeText.cut(
                        SafeText.clean(naming.value(of: field, photo, identity: identity)), to: longest)
                }
            }
            return SafeText.clean(parts.joined())
        }
        let name = [room, 100, 60, 30].lazy.map(filled).first { $0.utf8.count <= room } ?? filled(12)
        let cut = SafeText.cut(name, to: room)
        isEmpty = cut.isEmpty
        stem = Self.unreserved(isEmpty ? identity : cut)
        numbering = naming.template.parts.contains(.field(.slug)) ? ("-", "") : (" (", ")")
    }

    /// New name of a file, with its extension unless `naming` has one; `nil` if it would be empty.
    static func renamed(_ name: String, as naming: FileNaming, _ photo: Photo, longest: Int) -> String? {
        let ending = name.split(separator: ".").last.map(String.init) ?? ""
        let kept = FileNaming(
            naming.template, values: naming.values, ending: naming.ending ?? ending, isExact: naming.isExact)
        let new = FileName(kept, photo, kind: PictureKind(ending: ending) ?? .jpg, longest: longest)
        return new.isEmpty ? nil : new.text()
    }

    func text(number: Int = 1) -> String {
        let suffix = number > 1 ? numbering.before + "\(number)" + numbering.after : ""
        return stem + suffix + "." + ending
    }

    private static func unreserved(_ readable: String) -> String {
        (isReserved(readable) ? "_" : "") + readable
    }

    /// File type of a name that ends with the photo's ID, regardless of author and title; `nil` for other names.
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

    /// `service-key` in ASCII letters, digits, `-`, `_` and `.`; with a digest if the key is longer or has others.
    private static func identity(_ id: PhotoID) -> String {
        let id = id.shareable
        let whole = "\(id.service.rawValue)-\(id.key)"
        let plain = whole.unicodeScalars.map { scalar -> Character in
            let isPlain =
                scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
                || "-_.".unicodeScalars.contains(scalar)
            return isPlain ? Character(scalar) : "_"
        }
        var text = String(plain)
        while text.hasSuffix(".") { text = String(text.dropLast()) + "_" }
        guard text.utf8.count > longestIdentity || text != whole else { return text }
        return text.prefix(longestIdentity - 17) + "_" + digest(id.description)
    }

    /// FNV-1a hash as 16 hexadecimal digits.
    static func digest(_ text: String) -> String {
        let digits = String(FNV1a.hash(of: text), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Whether Windows reserves the name for a device (learn.microsoft.com/windows/win32/fileio/naming-a-file).
    static func isReserved(_ readable: String) -> Bool {
        let base = readable.prefix { $0 != "." }.uppercased()
        let stem = SafeText.trimmed(base)
        if ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"].contains(stem) { return true }
        guard stem.hasPrefix("COM") || stem.hasPrefix("LPT") else { return false }
        return stem.count == 4 && "0123456789¹²³".contains(stem.last ?? " ")
    }
}
