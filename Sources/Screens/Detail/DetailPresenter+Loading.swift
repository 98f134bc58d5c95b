import CommandShell
import GalleryCore
import UseCases
import Viper
import Wording

extension DetailPresenter {
    func load(upTo number: Int) async -> NumberLoading {
        guard state.list.hasMore, !(1...max(1, state.list.count)).contains(number) else { return .finished }
        if let refusal = state.list.refusal(toLoad: number, isLocal: list.isLocal) { return refusal }
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
