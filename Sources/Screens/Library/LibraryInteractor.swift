import Configuration
import FoundationEssentials
import GalleryCore
import UseCases

@MainActor
struct LibraryInteractor {
    let archives: any LibraryArchives
    let files: any BoardFileReading
    let addresses: any PhotoAddresses
    let catalog: any PhotoCatalog
    let favorites: FavoriteEditingInteractor
    let undo: any UndoStore
    let settings: [any SessionSetting]
    /// `nil` if settings cannot be saved.
    let saving: (any SettingSaving)?

    /// `saved` contains the values of the settings file.
    func export(
        to path: String?, withPictures: Bool, saved: [String: String]
    ) async throws(ScreenError) -> LibraryReport {
        let values = saved.filter { SettingName(rawValue: $0.key)?.isPortable == true }
        let report = try await Self.running { [archives] () throws(StoreError) in
            try archives.export(to: path, settings: values, withPictures: withPictures)
        }
        undo.record(.files)
        return report
    }

    func isArchive(_ path: String) -> Bool { archives.isArchive(path) }

    func merge(_ path: String) async throws(ScreenError) -> LibraryReport {
        try await Self.running { [archives] () throws(StoreError) in try archives.merge(path) }
    }

    /// Saves portable settings that the settings file lacks; applies each whose current value is the default.
    func adopt(_ values: [String: String], saved known: [String: String]) async -> [SettingName] {
        guard let saving else { return [] }
        var adopted: [SettingName] = []
        for (key, value) in values.sorted(by: { $0.key < $1.key }) where known[key] == nil {
            guard let name = SettingName(rawValue: key), name.isPortable, name.accepts(value) else {
                continue
            }
            do throws(StoreError) { _ = try saving.save(value, as: name) } catch { continue }
            adopted.append(name)
            guard let setting = settings.first(where: { $0.name == name }), setting.source == .builtIn
            else { continue }
            try? await setting.change(to: value)
        }
        return adopted
    }

    /// Lines of a text file, or `path` alone if it is a page address; `nil` for other files, such as a board file.
    func lines(of path: String) async throws(ScreenError) -> [String]? {
        if photo(named: path) != nil { return [path] }
        guard case .list(let lines) = try await files.opened(path).content else { return nil }
        return lines
    }

    func photo(named line: String) -> PhotoID? { addresses.photo(within: line) }

    func add(_ id: PhotoID) async throws(ScreenError) -> FavoriteOutcome {
        let photo: Photo
        do throws(CatalogError) { photo = try await catalog.photo(id) } catch { throw .catalog(error) }
        return try await favorites.add(photo)
    }

    /// Runs off the main actor, as a large library takes seconds.
    nonisolated private static func running(
        _ work: @Sendable () throws(StoreError) -> LibraryReport
    ) async throws(ScreenError) -> LibraryReport {
        try storing(work())
    }
}
