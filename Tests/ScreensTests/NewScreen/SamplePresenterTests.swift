import GalleryCore
import TestKit
import Testing
import UseCases
import Wording

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct SamplePresenterTests {
    private struct Tags: SampleInteracting {
        var result: Result<[String], ScreenError>
        func tags() throws(ScreenError) -> [String] { try result.get() }
    }

    private let display = RecordingDisplay<SampleModel>()
    private let navigator = SpyNavigator<Route>()

    private func presenter(_ result: Result<[String], ScreenError>) -> SamplePresenter {
        SamplePresenter(
            display: display, interactor: Tags(result: result), router: PhotoRouter(navigator: navigator))
    }

    @Test func `open searches for the tag with the number`() async {
        let presenter = presenter(.success(["fog", "sea"]))
        await presenter.appear()
        #expect(presenter.numbers == 1...2)
        #expect(display.models.last?.tags == ["fog", "sea"])
        await presenter.handle(.open(2))
        #expect(navigator.routes == [.list(.search(SearchQuery(keywords: "sea")))])
    }

    @Test func `without tags, a note suggests a command`() async {
        await presenter(.success([])).appear()
        #expect(display.models.last?.notes.map(\.text) == [Phrases.Sample.empty])
    }

    @Test func `an error is shown as one note`() async {
        await presenter(.failure(.store(.full(path: "/")))).appear()
        #expect(display.models.last?.notes.map(\.kind) == [.problem])
    }
}
