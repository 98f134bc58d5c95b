public import CommandShell
public import GalleryCore
public import UseCases
public import Viper

extension PresentedFeatures {
    /// Grid in which photos are picked for another program; `picked` receives them.
    public func pick(
        from list: PhotoListID, lists: PhotoLists, taste: TasteFeedbackInteractor, seen: SeenInteractor,
        keys: FullScreenInteractor, photoCommands: PhotoCommands, lines: any LineSource,
        picked: @escaping ([Photo]) -> Void
    ) -> any CommandScreen<Route> {
        grid(
            GridRequest(list: list, title: ListTitle(), index: 0, isPick: true), lists: lists, taste: taste,
            seen: seen, keys: keys, photoCommands: photoCommands, lines: lines, picked: picked)
    }

    /// Prints the text of each picked photo in order; shows failures.
    public func write(
        _ picked: [Photo], _ order: PickRequest, saving: PhotoSavingInteractor, credits: CreditInteractor,
        stored: StoredPhotosInteractor, to output: @escaping (String) -> Void
    ) async {
        let presenter = PickPresenter(
            display: notes,
            interactor: PickInteractor(saving: saving, credits: credits, stored: stored), output: output)
        await presenter.write(picked, order)
    }
}
