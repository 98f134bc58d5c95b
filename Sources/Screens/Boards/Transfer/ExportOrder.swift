import GalleryCore
import Viper
import Wording

/// What a board is to be written as, and where.
struct ExportOrder: Equatable, Sendable {
    var format = ExportFormat.html
    /// Nil is the pictures folder.
    var folder: String?
}

extension ExportOrder {
    /// Reads what stands behind the name of the board: `[html|json|md] [to DIR]`; nil when it is something else.
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
