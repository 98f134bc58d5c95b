public import CommandShell
public import GalleryCore
public import UseCases
import Viper

extension PresentedFeatures {
    public func credits(
        _ request: CreditsRequest, credits: CreditInteractor, boards: any BoardsStore, picturesFolder: String,
        folders: any PictureFolders
    ) -> any CommandScreen<Route> {
        CreditsPresenter(
            display: facts,
            interactor: CreditsInteractor(
                credits: credits, boards: boards, picturesFolder: picturesFolder, folders: folders)
        ).module(for: request)
    }

    public func check(
        _ words: [String], credits: CreditInteractor, boards: any BoardsStore, favorites: any FavoritesStore,
        catalog: any PhotoCatalog, stale: any StaleReplies, isCommercial: Bool, picturesFolder: String
    ) -> any CommandScreen<Route> {
        CheckPresenter(
            display: facts,
            interactor: CheckInteractor(
                pictures: CreditsInteractor(
                    credits: credits, boards: boards, picturesFolder: picturesFolder, folders: nil),
                favorites: favorites,
                comparison: ComparisonInteractor(
                    credits: credits, catalog: catalog, stale: stale, isCommercial: isCommercial))
        ).module(for: words)
    }
}
