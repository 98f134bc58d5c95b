public import CommandShell
public import Configuration
public import GalleryCore
import Viper

/// Opens files and folders of this computer, typed as paths.
public enum FilesModule {
    /// Screen of files that were named when the program was started, with sentences about those that cannot be read;
    /// `nil` if none can be shown. Throws errors of a folder.
    public static func route(
        to paths: [String], folders: any PictureFolders, home: HomeFolder
    ) async throws(StoreError) -> (route: Route, problems: [String])? {
        let interactor = FilesInteractor(folders: folders, home: home, picturesFolder: "")
        switch try await interactor.target(of: FilesRequest(paths: paths)) {
        case .list(let list, let title): return (.list(list, title: title), [])
        case .readable(let list, let unreadable):
            return (.list(list, title: ListTitle()), unreadable.map(\.sentence))
        case .photo(let list, let title, let index): return (.detail(list, at: index, title: title), [])
        case .missing, .nothingSaved, .unsuitable: return nil
        }
    }
}

extension PresentedFeatures {
    public func files(
        _ request: FilesRequest, folders: any PictureFolders, home: HomeFolder, picturesFolder: String
    ) -> any CommandScreen<Route> {
        FilesPresenter(
            display: notes,
            interactor: FilesInteractor(
                folders: folders, home: home, picturesFolder: picturesFolder),
            router: FilesRouter(photos: photoRouter, refusal: refusal)
        ).module(for: request)
    }
}
