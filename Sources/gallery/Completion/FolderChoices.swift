import CommandShell
import Configuration
import GalleryCore
import Glibc
import TextLayout
import Wording

/// Folders on this machine whose path begins as typed.
enum FolderChoices {
    /// Entries read of one folder.
    private static let limit = 10_000

    /// `~` stands for the home folder. Names that begin with a dot are offered after a dot.
    @Sendable static func beginning(_ typed: String) -> [Completion] {
        if typed == "~" { return [choice("~")] }
        let parent = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
        let start = typed.dropFirst(parent.count)
        let path = HomeFolder(environment: Environment.all).path(of: parent)
        return folders(in: path.isEmpty ? "." : path)
            .filter { $0.hasPrefix(start) && (start.hasPrefix(".") || !$0.hasPrefix(".")) }
            .sorted().map { choice(parent + $0) }
    }

    private static func choice(_ path: String) -> Completion {
        Completion(path + "/", meaning: Phrases.Choices.folder, ending: "")
    }

    /// Names that cannot be typed are left out.
    private static func folders(in path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        for _ in 0..<limit {
            guard let entry = readdir(folder) else { break }
            let bytes = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            guard let name = String(validating: bytes, as: UTF8.self), name != ".", name != "..",
                CleanText.clean(name) == name, isFolder(path + "/" + name)
            else { continue }
            names.append(name)
        }
        return names
    }

    private static func isFolder(_ path: String) -> Bool {
        var info = stat()
        return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
    }
}
