import CommandShell
import GalleryCore
import Wording

struct ExportOrder: Equatable, Sendable {
    var format = ExportFormat.html
    /// `nil` is the pictures folder.
    var folder: String?
    /// Copies all pictures, also those that a service asks to link.
    var copies = false
}

extension ExportOrder {
    /// Parses `[html|json|md] [to DIR] [--copy]` after the board name; `nil` for anything else.
    init?(_ words: [String]) {
        var words = words[...]
        if let option = words.firstIndex(of: "--copy") {
            copies = true
            words.remove(at: option)
        }
        if let format = words.first.flatMap({ ExportFormat(rawValue: $0.lowercased()) }) {
            self.format = format
            words = words.dropFirst()
        }
        if words.isEmpty { return }
        guard words.count == 2, words.first == "to", let last = words.last, !last.isEmpty else { return nil }
        folder = last
    }
}
