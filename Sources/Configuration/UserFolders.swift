import Glibc

/// Folders named in `user-dirs.dirs` (user-dirs.dirs(5)), such as `~/Изображения` on a Russian desktop.
enum UserFolders {
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
