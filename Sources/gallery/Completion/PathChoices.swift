import CommandShell
import Configuration
import GalleryCore
import Glibc
import TextLayout
import Wording

/// Folders and files on this machine whose path begins as typed. `~` stands for the home folder; names that begin with a
/// dot are offered after a dot.
enum PathChoices {
    /// Entries read of one folder.
    private static let limit = 10_000

    private struct Entry {
        let name: String
        let isFolder: Bool
    }

    @Sendable static func folders(beginning typed: String) -> [Completion] {
        paths(beginning: typed).filter { $0.ending.isEmpty }
    }

    /// Nothing where what is typed does not look like a path.
    @Sendable static func files(beginning typed: String) -> [Completion] {
        let isPath = typed.contains("/") || typed.hasPrefix("~") || typed.hasPrefix(".")
        return isPath ? paths(beginning: typed) : []
    }

    private static func paths(beginning typed: String) -> [Completion] {
        if typed == "~" { return [folder("~")] }
        let parent = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
        let start = typed.dropFirst(parent.count)
        let path = HomeFolder(environment: Environment.all).path(of: parent)
        return entries(of: path.isEmpty ? "." : path)
            .filter { $0.name.hasPrefix(start) && (start.hasPrefix(".") || !$0.name.hasPrefix(".")) }
            .sorted { $0.name < $1.name }
            .map { entry in
                entry.isFolder
                    ? folder(parent + entry.name)
                    : Completion(parent + entry.name, meaning: Phrases.Choices.file)
            }
    }

    private static func folder(_ path: String) -> Completion {
        Completion(path + "/", meaning: Phrases.Choices.folder, ending: "")
    }

    /// Names that cannot be typed are left out.
    private static func entries(of path: String) -> [Entry] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var entries: [Entry] = []
        for _ in 0..<limit {
            guard let entry = readdir(folder) else { break }
            let bytes = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            guard let name = String(validating: bytes, as: UTF8.self), name != ".", name != "..",
                CleanText.clean(name) == name
            else { continue }
            entries.append(Entry(name: name, isFolder: isFolder(path + "/" + name)))
        }
        return entries
    }

    private static func isFolder(_ path: String) -> Bool {
        var info = stat()
        return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
    }
}
