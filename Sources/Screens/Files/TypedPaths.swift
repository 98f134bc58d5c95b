public import CommandShell
import GalleryCore
import Wording

/// Paths of files in typed lines, which need no command.
public enum TypedPaths {
    /// Route for a line that begins with a path, such as `~/Pictures`, or that opens paths; `nil` for other lines. A
    /// path has a slash, or is `~`, `.` or `..`, so that `./search` is a file and `search` a command. A slash before a
    /// single word also abbreviates `search`, unless a file has this path.
    public static func route(of command: Command, exists: (String) -> Bool) -> Route? {
        let words = [command.name] + command.arguments
        if isPath(command.name) {
            guard !isSearch(command.name) || exists(command.name) else { return nil }
            return route(of: words)
        }
        let arguments = command.arguments
        let name = Phrases.commandWords[command.name] ?? command.name
        guard OpenCommand.spec.info.words.contains(name), let first = arguments.first,
            isPath(first) || arguments.allSatisfy({ Int($0) == nil && exists($0) })
        else { return nil }
        return route(of: arguments)
    }

    /// Line for words without a command that are the names of existing files; `nil` for other words.
    public static func line(for line: String, exists: (String) -> Bool) -> String? {
        let words = LineReading(line).words.map(\.text)
        return !words.isEmpty && words.allSatisfy(exists) ? self.line(of: words) : nil
    }

    /// Hint for a single word that is the name of a file but may be meant as a search; `nil` for paths and for names
    /// with the extension of a picture.
    public static func hint(for words: [String]) -> String? {
        guard let word = words.first, words.count == 1, !isPath(word), !isPictureName(word) else {
            return nil
        }
        return Phrases.Files.isFile(word)
    }

    /// Whether arguments of the program are paths. Those that look like a path or have the extension of a picture need
    /// not exist, as a link to a missing file among `*.jpg`.
    public static func arePaths(_ words: [String], exists: (String) -> Bool) -> Bool {
        words.first.map(isPath) == true || words.allSatisfy { isPictureName($0) || exists($0) }
    }

    private static func isPictureName(_ word: String) -> Bool {
        guard let dot = word.lastIndex(of: "."), dot > word.startIndex else { return false }
        return RawFormat.isPicture(ending: word[word.index(after: dot)...])
    }

    /// Command that shows the files.
    public static func line(of paths: [String]) -> String {
        ([FilesCommands.anywhere.info.name] + paths.map(LineReading.quoted)).joined(separator: " ")
    }

    /// Parses words as the arguments of the command that lists folders.
    private static func route(of words: [String]) -> Route? {
        let words = words.enumerated().map { Word($1, at: $0) }
        return try? FilesCommands.anywhere.parse(words, ParsingScope())
    }

    private static func isSearch(_ word: String) -> Bool {
        word.hasPrefix("/") && !word.dropFirst().contains("/")
    }

    /// False for web addresses and photo identifiers such as `unsplash:abc`.
    private static func isPath(_ word: String) -> Bool {
        if word.lowercased().hasPrefix("file:") { return true }
        let isNamed = word.prefix { $0 != "/" }.contains(":")
        return !isNamed && word.contains("/") || ["~", ".", ".."].contains(word)
    }
}
