import Glibc
import Synchronization

/// Existing folders with names that are not UTF-8, under paths that lead to them in this process.
public enum LinkedFolders {
    /// Lower descriptors are left to shells and scripts, higher ones from 240 are used for HOME and the XDG folders.
    private static let firstDescriptor: Int32 = 220
    private static let links = Mutex<[[UInt8]: String]>([:])

    /// Bytes of the real paths by the paths of their links.
    public static var all: [(path: String, bytes: [UInt8])] {
        links.withLock { $0.map { ($0.value, $0.key) } }
    }

    /// Path in which such a folder is replaced by its link; other paths are returned unchanged.
    static func linked(_ path: String) -> String {
        guard path.contains("\u{FFFD}"), access(path, F_OK) != 0 else { return path }
        var folder = path.split(separator: "/"), rest: [Substring] = []
        while folder.contains(where: { $0.contains("\u{FFFD}") }) {
            if let link = link(to: "/" + folder.joined(separator: "/")) {
                return ([link] + rest.map(String.init)).joined(separator: "/")
            }
            rest.insert(folder.removeLast(), at: 0)
        }
        return path
    }

    /// `nil` if the folder does not exist, or its path is UTF-8.
    private static func link(to path: String) -> String? {
        let folder = RepairedPath.withBytes(of: path) { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard folder >= 0 else { return nil }
        defer { close(folder) }
        let real = target(of: "/proc/self/fd/\(folder)")
        guard !real.isEmpty, String(validating: real, as: UTF8.self) == nil else { return nil }
        return links.withLock { links in
            if let known = links[real] { return known }
            let descriptor = fcntl(folder, F_DUPFD_CLOEXEC, firstDescriptor)
            guard descriptor >= 0 else { return nil }
            let link = "/proc/self/fd/\(descriptor)"
            links[real] = link
            return link
        }
    }

    /// Whether the path is valid in this process only, so that it must not be stored.
    static func isTemporary(_ path: String) -> Bool {
        links.withLock { $0.values.contains { path == $0 || path.hasPrefix($0 + "/") } }
    }

    /// Path with a link to a folder replaced by the folder's path, in which U+FFFD replaces invalid bytes.
    static func repaired(_ path: String) -> String {
        let steps = path.split(separator: "/")
        guard steps.starts(with: ["proc", "self"]), steps.count > 2 else { return path }
        let count = steps[2] == "fd" ? 4 : 3
        let target = target(of: "/" + steps.prefix(count).joined(separator: "/"))
        guard !target.isEmpty else { return path }
        return ([String(decoding: target, as: UTF8.self)] + steps.dropFirst(count).map(String.init))
            .joined(separator: "/")
    }

    /// Empty if the path is no link.
    private static func target(of link: String) -> [UInt8] {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(link, &bytes, bytes.count)
        return bytes.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
    }
}
