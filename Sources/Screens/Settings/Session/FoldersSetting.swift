public import Configuration
public import GalleryCore
public import UseCases

/// Folders of the service `files`. A change replaces the service by one with the new folders.
@MainActor
public final class FoldersSetting: SessionSetting {
    public let name = SettingName.folders
    public private(set) var value: String
    public private(set) var source: SettingSource

    private let folders: any PictureFolders
    private let services: any ServiceChoosing
    private let lists: PhotoLists
    private let apply: ([String]) -> Void

    /// `apply` receives absolute paths.
    public init(
        _ settings: Settings, folders: any PictureFolders, services: any ServiceChoosing, lists: PhotoLists,
        apply: @escaping ([String]) -> Void
    ) {
        self.folders = folders
        self.services = services
        self.lists = lists
        self.apply = apply
        value = settings[.folders] ?? SettingValues.usual
        source = settings.source(of: .folders)
    }

    public var restarts: Bool { services.queried.contains(.files) }

    public func change(to text: String) async throws(SettingRefusal) {
        guard name.accepts(text) else { throw .unknownValue }
        var paths: [String] = []
        do throws(StoreError) {
            for path in SettingValues.paths(in: text) { paths.append(try await folders.folder(at: path)) }
        } catch { throw .unavailable(.notStored(error)) }
        value = paths.isEmpty ? SettingValues.usual : paths.joined(separator: ":")
        source = paths.isEmpty ? .builtIn : .session
        apply(paths)
        await lists.resetAll()
    }
}
