import GalleryCore
import TextLayout
import UseCases
import Wording

/// Collects what credits lack, for notes after them.
struct CreditRemarks {
    private var unsaved: [String] = [], linked: [String] = [], withoutAlt: [String] = []
    private var host = ""

    /// `target` is the argument that names the photo in a command, with a leading space; empty for an open photo.
    mutating func add(_ credit: PhotoCredit, _ target: String) {
        switch credit.picture {
        case .missing: unsaved.append(target)
        case .address(let address):
            linked.append(target)
            host = WebLink.withoutScheme(address).map { String($0.prefix { $0 != "/" }) } ?? ""
        case .file, nil: break
        }
        if credit.lacksAltText { withoutAlt.append(target) }
    }

    var notes: [Note] {
        var notes: [Note] = []
        if !withoutAlt.isEmpty {
            let texts = Array(repeating: "TEXT", count: withoutAlt.count).joined(separator: ", ")
            notes.append(.quiet(Phrases.noAltText("alt\(withoutAlt.joined()) \(texts)")))
        }
        if !linked.isEmpty { notes.append(.quiet(Phrases.linkedPicture(host, Self.saving(linked)))) }
        if !unsaved.isEmpty {
            let line = Self.saving(unsaved)
            notes.append(.problem(Phrases.notSavedPicture(line)).offering(line))
        }
        return notes
    }

    /// Command that saves the photos; numbers without gaps are a range.
    private static func saving(_ targets: [String]) -> String {
        let numbers = targets.compactMap { Int($0.dropFirst()) }
        guard numbers.count > 2, let first = numbers.first, let last = numbers.last,
            numbers == Array(first..<first + targets.count)
        else { return "save" + targets.joined() }
        return "save \(first)-\(last)"
    }
}
