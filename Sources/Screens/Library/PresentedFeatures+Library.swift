public import CommandShell
public import Configuration
public import GalleryCore
public import UseCases

extension PresentedFeatures {
    /// If `saving` is `nil`, settings cannot be saved; `saved` returns the values of the settings file.
    public func library(
        _ request: LibraryRequest, archives: any LibraryArchives, files: any BoardFileReading,
        addresses: any PhotoAddresses, catalog: any PhotoCatalog, favorites: FavoriteEditingInteractor,
        undo: any UndoStore, settings: [any SessionSetting], saving: (any SettingSaving)?,
        saved: @escaping () -> [String: String]
    ) -> any CommandScreen<Route> {
        LibraryPresenter(
            display: notes,
            interactor: LibraryInteractor(
                archives: archives, files: files, addresses: addresses, catalog: catalog,
                favorites: favorites, undo: undo, settings: settings, saving: saving),
            saved: saved
        ).module(for: request)
    }
}
