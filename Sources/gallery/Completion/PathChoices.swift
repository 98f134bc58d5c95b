import CommandShell
import Configuration
import GalleryCore
import Glibc
import TextLayout
import Wording

/// Completions for local paths. `~` is the home folder; hidden names are offered only after a typed dot.
enum PathChoices {
    /// Maximum number of entries read per folder.
    private static let limit = 10_000

    @Sendable static func folders(beginning typed: String) -> [Completion] {
        paths(beginning: typed).filter(isFolder).map(folder)
    }

    @Sendable static func files(beginning typed: String) -> [Completion] {
        typed.contains("/") || typed.hasPrefix("~") || typed.hasPrefix(".") ? documents(beginning: typed) : []
    }

    @Sendable static func documents(beginning typed: String) -> [Completion] {
        paths(beginning: typed).map { path in
            isFolder(path) ? folder(path) : Completion(path, meaning: Phrases.Choices.file)
        }
    }

    private static func folder(_ path: String) -> Completion {
        Completion(path + "/", meaning: Phrases.Choices.folder, ending: "")
    }

    private static func paths(beginning typed: String) -> [String] {
        if typed == "~" { return ["~"] }
        let parent = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
        let start = typed.dropFirst(parent.count)
        return names(in: parent.isEmpty ? "." : expanded(parent))
            .filter { $0.hasPrefix(start) && (start.hasPrefix(".") || !$0.hasPrefix(".")) }
            .sorted().map { parent + $0 }
    }

    private static func expanded(_ path: String) -> String {
        HomeFolder(environment: Environment.all).path(of: path)
    }

    /// Omits names that cannot be typed on a command line.
    private static func names(in path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        for _ in 0..<limit {
            guard let entry = readdir(folder) else { break }
            let bytes = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            guard let name = String(validating: bytes, as: UTF8.self), name != ".", name != "..",
                CleanText.clean(name) == name
            else { continue }
            names.append(name)
        }
        return names
    }

    private static func isFolder(_ path: String) -> Bool {
        var info = stat()
        return stat(expanded(path), &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
    }
}
