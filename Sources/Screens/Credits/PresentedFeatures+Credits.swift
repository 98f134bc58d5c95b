public import CommandShell
public import GalleryCore
public import UseCases
import Viper

extension PresentedFeatures {
    public func credits(
        _ request: CreditsRequest, credits: CreditInteractor, boards: any BoardsStore, picturesFolder: String
    ) -> any CommandScreen<Route> {
        module(
            [CreditsCommand.list], request,
            CreditsPresenter(
                display: facts,
                interactor: CreditsInteractor(
                    credits: credits, boards: boards, picturesFolder: picturesFolder)))
    }

    public func check(
        _ words: [String], credits: CreditInteractor, boards: any BoardsStore, favorites: any FavoritesStore,
        catalog: any PhotoCatalog, stale: any StaleReplies, isCommercial: Bool, picturesFolder: String
    ) -> any CommandScreen<Route> {
        module(
            [CheckCommand.spec], words,
            CheckPresenter(
                display: facts,
                interactor: CheckInteractor(
                    pictures: CreditsInteractor(
                        credits: credits, boards: boards, picturesFolder: picturesFolder),
                    favorites: favorites, catalog: catalog, stale: stale, isCommercial: isCommercial)))
    }
}
