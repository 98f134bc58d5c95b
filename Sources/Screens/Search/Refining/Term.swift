import CommandShell
import GalleryCore

/// A term as a person names it: by its number in the line, or by itself.
enum Term: Equatable, Sendable {
    case number(Int)
    case text(String)

    /// Reads the words behind `refine` and `without`; nil when there are none.
    init?(_ arguments: [String]) {
        guard let first = arguments.first else { return nil }
        if arguments.count == 1, let number = Int(first), first.utf8.count < 4 {
            self = .number(number)
        } else {
            self = .text(arguments.joined(separator: " "))
        }
    }
}
