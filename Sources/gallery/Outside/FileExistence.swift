import Configuration
import FoundationEssentials
import Terminal

enum FileExistence {
    /// Whether a file or folder has this path. Expands `~`.
    static func exists(_ path: String) -> Bool {
        !path.isEmpty
            && FileManager.default.fileExists(atPath: HomeFolder(environment: Environment.all).path(of: path))
    }
}
