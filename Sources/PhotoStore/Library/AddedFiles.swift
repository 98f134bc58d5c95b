/// Files that file managers and archivers add to folders and archives.
enum AddedFiles {
    private static let names: Set = ["__MACOSX", "Thumbs.db", "desktop.ini", "@eaDir"]

    /// Whether a step of the path is such a name or hidden, as `.DS_Store` and `._library.jsonl`.
    static func contain(_ path: String) -> Bool {
        path.split(separator: "/").contains { step in
            names.contains(String(step)) || step.hasPrefix(".") && step != ".."
        }
    }

    /// Path without leading `./`. Old archivers of Windows separate folders by backslashes.
    static func plain(_ path: String) -> String {
        var path = path.contains("/") ? path : path.replacing("\\", with: "/")
        while path.hasPrefix("./") { path.removeFirst(2) }
        return path
    }
}
