import CommandShell
import TestKit
import Testing
import TextLayout

@testable import Screens

@Suite @MainActor struct RecommendationsViewTests {
    private func text(_ audience: Audience = Audience()) -> [String] {
        let console = RecordingConsole(screen: ScreenSize(columns: 80, rows: 24), audience: audience)
        var list = ListModel(notes: [.info("Sent.")])
        list.heading = "Recommendations"
        _ = console.show(
            RecommendationsView(console: console)
                .blocks(for: RecommendationsModel(list: list, firstSteps: "Type words.")))
        return console.text
    }

    @Test func `the first steps are printed below the list, above its notes`() {
        #expect(text() == ["Recommendations", "▞▚ gallery", "Type words.", "Sent."])
    }

    @Test(arguments: [Audience(isProgram: true), Audience(usesScreenReader: true)])
    func `programs and screen readers get the first steps without the name of the program`(audience: Audience)
    {
        #expect(text(audience) == ["Recommendations", "Type words.", "Sent."])
    }
}
