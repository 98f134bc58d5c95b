import CommandShell
import GalleryCore
import UseCases
import Viper
import Wording

extension DetailPresenter {
    func load(upTo number: Int) async -> NumberLoading {
        guard state.list.hasMore, number > state.list.count else { return .finished }
        if !list.isLocal, let refusal = state.list.refusal(toLoad: number) { return refusal }
        display.progress(Phrases.loading(list, title))
        do throws(ScreenError) {
            _ = try await interactor.photo(at: number - 1, of: list)
            update(await interactor.loaded(list))
            return .finished
        } catch {
            display.show(DetailModel(notes: Note.problem(error)))
            return .failed
        }
    }
}
