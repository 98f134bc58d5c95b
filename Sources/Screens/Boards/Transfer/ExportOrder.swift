import CommandShell
import GalleryCore
import Wording

struct ExportOrder: Equatable, Sendable {
    var format = ExportFormat.html
    /// `nil` is the pictures folder.
    var folder: String?
}

extension ExportOrder {
    /// Parses `[html|json|md] [to DIR]` after the board name; `nil` for anything else.
    init?(_ words: [String]) {
        var words = words[...]
        if let format = words.first.flatMap({ ExportFormat(rawValue: $0.lowercased()) }) {
            self.format = format
            words = words.dropFirst()
        }
        if words.isEmpty { return }
        guard words.count == 2, words.first == "to", let last = words.last, !last.isEmpty else { return nil }
        folder = last
    }
}
