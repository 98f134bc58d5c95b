import CommandShell
import GalleryCore
import Wording

struct ExportRequest: Equatable, Sendable {
    var format = ExportFormat.html
    /// Destination; `nil` for the pictures folder.
    var folder: String?
    /// Whether to copy all pictures, even if their service asks to link to them instead.
    var copies = false
}

extension ExportRequest {
    /// Parses `[html|json|md|marp|presenterm] [[to] DIR] [--copy]` after the board name, in any order; `nil` for
    /// anything else. Without `to`, a folder is a word with a slash or a leading `~` or dot. After `to`, a word that
    /// names a file format is the format, unless another one is given.
    init?(_ arguments: [String]) {
        var words = arguments.filter { $0 != "--copy" }
        copies = words.count < arguments.count
        if let to = words.indices.dropLast().first(where: { words[$0] == "to" }) {
            let word = words[to + 1]
            words.removeSubrange(to...to + 1)
            if words.isEmpty, word.isFileFormat { words = [word] } else { folder = word }
        } else if let path = words.firstIndex(where: {
            $0.contains("/") || $0.hasPrefix("~") || $0.hasPrefix(".")
        }) {
            folder = words.remove(at: path)
        }
        guard words.count <= 1, folder != "" else { return nil }
        guard let word = words.first else { return }
        guard let format = ExportFormat(rawValue: word.lowercased()) else { return nil }
        self.format = format
    }
}
