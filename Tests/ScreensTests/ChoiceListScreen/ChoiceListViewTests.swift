import GalleryCore
import TestKit
import Testing

@testable import Screens
@testable import TextLayout

@Suite @MainActor struct ChoiceListViewTests {
    @Test(arguments: [40, 80, 200])
    func `each choice is one line with its number right-aligned`(columns: Int) {
        var model = ChoiceListModel(list: ListModel(heading: "Topics", positions: ["10"]))
        model.rows = [
            .init(number: 9, text: "Sea", details: ["1,204 photos", "topic sea"]),
            .init(number: 10, text: "Fog", details: ["", "topic fog"]),
        ]
        let screen = ScreenSize(columns: columns, rows: 24)
        let view = ChoiceListView(console: RecordingConsole(screen: screen))
        let sheet = ScreenLayout(view.blocks(for: model), on: screen)
        #expect(
            sheet.lines.map(\.line.text) == [
                "Topics", " 9 Sea · 1,204 photos · topic sea", "10 Fog · topic fog", "10",
            ])
        #expect(view.show(model) == 2)
    }

    @Test func `in the line layout, all rows are printed, even on a small screen`() {
        var model = ChoiceListModel(list: ListModel(heading: "Topics", positions: ["30"]))
        model.rows = (1...30).map { .init(number: $0, text: "t\($0)", details: []) }
        let console = RecordingConsole()
        #expect(ChoiceListView(console: console).show(model) == 30)
        #expect(console.text.count == 32)
    }

    @Test func `the column layout shows only the rows that fit the screen`() {
        let console = RecordingConsole()
        var model = ChoiceListModel(
            list: ListModel(
                heading: "History", aside: "30 searches",
                positions: (0...30).map { "shown \($0)" }),
            layout: .columns)
        model.rows = (1...30).map { .init(number: $0, text: "s\($0)", details: ["1 photo"]) }
        #expect(ChoiceListView(console: console).show(model) == 20)
        #expect(console.text.first == "History · 30 searches")
        #expect(console.text[1] == " 1  s1   1 photo")
        #expect(console.text[20] == "20  s20  1 photo")
        #expect(console.text.last == "shown 20")
    }

    @Test func `details that do not fit beside the text continue in their own column`() {
        var model = ChoiceListModel(
            list: ListModel(heading: "History", positions: ["1"]), layout: .columns)
        model.rows = [.init(number: 1, text: "fog", details: ["100 photos · nine minutes ago"])]
        let screen = ScreenSize(columns: 30, rows: 24)
        let view = ChoiceListView(console: RecordingConsole(screen: screen))
        let lines = ScreenLayout(view.blocks(for: model), on: screen).lines.map(\.line.text)
        #expect(lines.dropFirst().prefix(2) == ["1  fog  100 photos · nine", "        minutes ago"])
    }

    @Test func `for a program, the rows that fit are printed as records below the heading`() {
        let console = RecordingConsole(audience: Audience(isProgram: true))
        var model = ChoiceListModel(
            list: ListModel(heading: "History", records: (1...30).map { _ in Record("search", []) }),
            layout: .columns)
        model.rows = (1...30).map { .init(number: $0, text: "s\($0)", details: []) }
        #expect(ChoiceListView(console: console).show(model) == 20)
        #expect(console.blocks.count { if case .record = $0 { true } else { false } } == 20)
        #expect(console.text == ["History"])
    }

    @Test func `an empty list shows its notes without a position line`() {
        let console = RecordingConsole()
        let model = ChoiceListModel(list: ListModel(heading: "History", notes: [.info("None yet.")]))
        #expect(ChoiceListView(console: console).show(model) == 0)
        #expect(console.text == ["History", "None yet."])
    }
}
