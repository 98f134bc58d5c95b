public import GalleryCore

/// Chooses the folders that another program may use: those that the user named, else those of the program, else the
/// pictures folder. The home folder is never one of them.
public struct FolderInteractor: Sendable {
    private let permission: any FolderPermission
    private let named: [String]
    private let picturesFolder: String

    public init(permission: any FolderPermission, named: [String], picturesFolder: String) {
        self.permission = permission
        self.named = named
        self.picturesFolder = picturesFolder
    }

    /// First of the named folders that is the home folder or contains it.
    public var tooWide: String? { named.first(where: permission.isTooWide) }

    /// Whether the program's own folders matter.
    public var asksProgram: Bool { named.isEmpty }

    /// Resolved path of a folder; `addresses` are the `file:` addresses of the program's folders.
    public func resolved(_ folder: String?, addresses: [String]) throws(FolderRefusal) -> String {
        let own = addresses.compactMap(permission.path).filter { !permission.isTooWide($0) }
        let roots = named.isEmpty ? own : named
        return try permission.resolved(folder, within: roots.isEmpty ? [picturesFolder] : roots)
    }
}
