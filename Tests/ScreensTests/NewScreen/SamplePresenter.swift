import CommandShell
import GalleryCore
import UseCases
import Viper
import Wording

@testable import Screens

final class SamplePresenter: CommandPresenter {
    private let display: any ConsoleDisplay<SampleModel>
    private let interactor: any SampleInteracting
    private let router: any PhotoRouting
    private var tags: [String] = []

    init(
        display: any ConsoleDisplay<SampleModel>, interactor: any SampleInteracting, router: any PhotoRouting
    ) {
        self.display = display
        self.interactor = interactor
        self.router = router
    }

    var numbers: ClosedRange<Int>? { tags.isEmpty ? nil : 1...tags.count }

    func appear() async { show() }

    func handle(_ event: SampleEvent) async {
        switch event {
        case .open(let number):
            guard tags.indices.contains(number - 1) else { return }
            let query = SearchQuery(keywords: tags[number - 1])
            await router.openList(.search(query), titled: ListTitle())
        case .refresh: show()
        }
    }

    private func show() {
        do throws(ScreenError) {
            tags = try interactor.tags()
            let notes = tags.isEmpty ? [Note.info(Phrases.Sample.empty)] : []
            display.show(SampleModel(heading: Phrases.Sample.heading, tags: tags, notes: notes))
        } catch {
            display.show(SampleModel(notes: Note.problem(error)))
        }
    }
}
