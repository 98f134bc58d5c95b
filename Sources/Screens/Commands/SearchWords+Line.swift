import CommandShell
import GalleryCore

extension SearchWords {
    /// Texts of the searches that a line runs.
    static func texts(ofLine line: String) -> [String] {
        Command.sequence(line).compactMap { part in
            guard let command = try? Command(parsing: part),
                let arguments = SearchCommands.anywhere.info.words(of: command)
            else { return nil }
            return (try? query(arguments.map(\.text)))?.text
        }
    }
}
