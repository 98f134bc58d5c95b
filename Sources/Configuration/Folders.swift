import Glibc

/// Folders of the program (XDG Base Directory Specification 0.8; user-dirs.dirs(5) for pictures).
public struct Folders: Equatable, Sendable {
    /// Settings and keys; `nil` if neither HOME nor XDG_CONFIG_HOME is an absolute path.
    public let settings: String?
    /// Database; empty if neither HOME nor XDG_DATA_HOME is an absolute path. Then the database is in memory.
    public let data: String
    public let cache: String
    /// Thumbnails of file managers; empty as for `data`.
    public let thumbnails: String
    /// Trash of the desktop; empty as for `data`.
    public let trash: String
    /// Log and tokens; `nil` if neither HOME nor XDG_STATE_HOME is an absolute path.
    public let state: String?
    public let pictures: String

    static let variables = [
        "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_PICTURES_DIR",
    ]

    public init(environment: [String: String]) {
        let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        func folder(_ variable: String, _ standard: String) -> String? {
            // The specification requires ignoring relative paths.
            if let set = environment[variable], set.hasPrefix("/") { return set + "/gallery" }
            return home.map { "\($0)/\(standard)/gallery" }
        }
        settings = folder("XDG_CONFIG_HOME", ".config")
        data = folder("XDG_DATA_HOME", ".local/share") ?? ""
        trash = data.isEmpty ? "" : data.dropLast("gallery".count) + "Trash"
        cache = folder("XDG_CACHE_HOME", ".cache") ?? ""
        thumbnails = cache.isEmpty ? "" : cache.dropLast("gallery".count) + "thumbnails"
        state = folder("XDG_STATE_HOME", ".local/state")
        if environment["XDG_PICTURES_DIR"] == nil, let home,
            let named = UserFolders.pictures(home: home, configuration: environment["XDG_CONFIG_HOME"])
        {
            pictures = named + "/gallery"
        } else {
            pictures = folder("XDG_PICTURES_DIR", "Pictures") ?? ""
        }
    }
}

/// Folders named in `user-dirs.dirs` (user-dirs.dirs(5)), such as `~/Изображения` on a Russian desktop.
private enum UserFolders {
    /// Pictures folder; `nil` if it is not set, or set to the home folder, which means that it is disabled.
    static func pictures(home: String, configuration: String?) -> String? {
        let folder = configuration.flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.config"
        let descriptor = open(folder + "/user-dirs.dirs", O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 16_384)
        let count = read(descriptor, &bytes, bytes.count)
        return pictures(in: String(decoding: bytes.prefix(max(0, count)), as: UTF8.self), home: home)
    }

    static func pictures(in text: String, home: String) -> String? {
        let start = "XDG_PICTURES_DIR=\""
        guard let line = text.split(separator: "\n").last(where: { $0.hasPrefix(start) }) else { return nil }
        var path = String(line.dropFirst(start.count).prefix { $0 != "\"" })
        if path.hasPrefix("$HOME/") { path = home + path.dropFirst(5) }
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path.hasPrefix("/") && path != home ? path : nil
    }
}
