import FoundationEssentials
public import GalleryCore
import Glibc

/// Compares real paths, so that no link leads out of a permitted folder.
public struct PermittedFolders: FolderPermission {
    private let home: String?

    public init(home: String?) { self.home = home }

    public func resolved(_ folder: String?, within roots: [String]) throws(FolderRefusal) -> String {
        var permitted: [String] = []
        for root in roots {
            let path = try Self.real(AbsolutePath.of(root))
            guard !isTooWide(path) else { throw .tooWide(root) }
            permitted.append(path)
        }
        guard let first = permitted.first else { throw .unresolved(folder ?? "") }
        guard let folder, !folder.isEmpty else { return first }
        let path = try Self.real(AbsolutePath.of(AbsolutePath.addressed(folder) ?? folder, in: first))
        guard permitted.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) else {
            throw .outside(folder, roots: permitted)
        }
        return path
    }

    public func isTooWide(_ folder: String) -> Bool {
        guard let path = try? Self.real(AbsolutePath.of(folder)), path != "/" else { return true }
        guard let home, let real = try? Self.real(home) else { return false }
        return real == path || real.hasPrefix(path + "/")
    }

    public func path(of address: String) -> String? {
        address.hasPrefix("file:") ? AbsolutePath.addressed(address) : nil
    }

    /// Resolves the existing part of an absolute path; the rest must have no `..`.
    private static func real(_ path: String) throws(FolderRefusal) -> String {
        guard path.hasPrefix("/"), !path.utf8.contains(0) else { throw .unresolved(path) }
        var parts = path.split(separator: "/").map(String.init)
        var missing: [String] = []
        while true {
            if let resolved = realpath("/" + parts.joined(separator: "/"), nil) {
                defer { free(resolved) }
                guard let base = String(validatingCString: resolved) else { throw .unresolved(path) }
                guard !missing.contains("..") else { throw .unresolved(path) }
                return base == "/"
                    ? "/" + missing.joined(separator: "/") : ([base] + missing).joined(separator: "/")
            }
            guard errno == ENOENT, let last = parts.popLast(), !Self.exists(parts + [last]) else {
                throw .unresolved(path)
            }
            missing.insert(last, at: 0)
        }
    }

    /// Whether an entry exists, even if it is a link whose target is missing.
    private static func exists(_ parts: [String]) -> Bool {
        var status = stat()
        return lstat("/" + parts.joined(separator: "/"), &status) == 0
    }
}
