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
    /// Parses `[html|json|md|marp|presenterm] [to DIR] [--copy]` after the board name; `nil` for anything else.
    init?(_ arguments: [String]) {
        var arguments = arguments[...]
        if let option = arguments.firstIndex(of: "--copy") {
            copies = true
            arguments.remove(at: option)
        }
        if let format = arguments.first.flatMap({ ExportFormat(rawValue: $0.lowercased()) }) {
            self.format = format
            arguments = arguments.dropFirst()
        }
        if arguments.isEmpty { return }
        guard arguments.count == 2, arguments.first == "to", let last = arguments.last, !last.isEmpty else {
            return nil
        }
        folder = last
    }
}
