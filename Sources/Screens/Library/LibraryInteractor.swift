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

    /// Saves portable settings of an archive. `all`: also those that the settings file has, and those that protect.
    /// Applies each whose current value is the default, with `all` each. Settings with another value here are `left`.
    func adopt(
        _ values: [String: String], saved known: [String: String], all: Bool
    ) async -> (adopted: [SettingName], left: [SettingName]) {
        var adopted: [SettingName] = [], left: [SettingName] = []
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            guard let name = SettingName(rawValue: key), name.isPortable, name.accepts(value),
                value != known[key] ?? name.declaration.builtIn
            else { continue }
            guard all || known[key] == nil && !name.isProtective, let saving,
                (try? saving.save(value, as: name)) != nil
            else {
                left.append(name)
                continue
            }
            adopted.append(name)
            guard let setting = settings.first(where: { $0.name == name }), all || setting.source == .builtIn
            else { continue }
            try? await setting.change(to: value)
        }
        return (adopted, left)
    }

    /// References in a text file or among the links of an HTML file, or `path` alone if it is a page address; `nil` for
    /// other files, such as a board file.
    func references(in path: String) async throws(ScreenError) -> PhotoReferences? {
        if addresses.photo(within: path) != nil {
            return PhotoReferences(lines: [path], photo: addresses.photo(within:))
        }
        return switch try await files.opened(path).content {
        case .list(let lines): PhotoReferences(lines: lines, photo: addresses.photo(within:))
        case .links(let links): PhotoReferences(links: links, photo: addresses.photo(at:))
        case .board, .failure: nil
        }
    }

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
