import Foundation
import GalleryCore
import TestKit
import Testing
import TextLayout

@testable import Screens

@Suite @MainActor struct PhotoListViewTests {
    private func model(hasPrompt: Bool = true) -> ListModel {
        var pager = ListPager()
        pager.begin(
            with: PhotoList(
                photos: [.sample(1, title: "Fog over the fjord"), .sample(2, title: "Night train 夜行列車")],
                total: 1204,
                reasons: [PhotoID(service: .demo, key: "p2"): Reason(traits: [.term("fog")], likes: 1)]))
        return ListModel(
            .search(SearchQuery(keywords: "fog")), pager, hearts: [PhotoID(service: .demo, key: "p1")],
            notes: [.quiet("From yesterday")], hasPrompt: hasPrompt)
    }

    private func blocks(of model: ListModel, on console: RecordingConsole) -> [Block] {
        RecommendationsView(console: console).blocks(for: RecommendationsModel(list: model))
    }

    /// Screen rows as text, with pictures as boxes of `#`.
    private func drawn(columns: Int, rows: Int) -> [String] {
        let screen = ScreenSize(columns: columns, rows: rows)
        let sheet = ScreenLayout(blocks(of: model(), on: RecordingConsole(screen: screen)), on: screen)
        var canvas = [[Character]](
            repeating: [Character](repeating: " ", count: columns), count: sheet.height)
        for box in sheet.pictures {
            for row in box.row..<(box.row + box.rows) {
                for column in box.column..<(box.column + box.columns) { canvas[row][column] = "#" }
            }
        }
        for line in sheet.lines {
            var column = line.column
            for character in line.line.text {
                canvas[line.row][column] = character
                if CellWidth.of(character) == 2 { canvas[line.row][column + 1] = "\u{0}" }
                column += CellWidth.of(character)
            }
        }
        return canvas.map { row in
            let text = String(row.filter { $0 != "\u{0}" })
            return String(text.reversed().drop { $0 == " " }.reversed())
        }
    }

    @Test func `in a caption, the mark of a removed photo precedes the author, so that it is not cut off`() {
        var model = model()
        model.cards[0].status = "removed"
        let texts = Card(model.cards[0])
        #expect(texts.caption.map(\.text) == ["1 ♥ Fog over the fjord", "removed · Author 1"])
        #expect(texts.text.text == "1 ♥ Fog over the fjord by Author 1 · removed")
    }

    @Test func `without a prompt, the position of a screenful names no key`() {
        let positions = model(hasPrompt: false).positions
        #expect(positions == ["0 of 1,204", "1 of 1,204", "1–2 of 1,204"])
        #expect(model().positions == positions.map { $0 + " · Enter: more" })
    }

    @Test func `at 80 columns two cards share a row`() {
        let box = String(repeating: "#", count: 39)
        #expect(
            drawn(columns: 80, rows: 24)
                == ["Search fog · 1,204 photos"] + Array(repeating: "\(box)  \(box)", count: 13) + [
                    "1 ♥ Fog over the fjord                   2 Night train 夜行列車",
                    "Author 1                                 Author 2 · because of fog", "From yesterday",
                    "1–2 of 1,204 · Enter: more",
                ])
    }

    @Test func `at 40 columns each card has its own row`() {
        let box = String(repeating: "#", count: 40)
        #expect(
            drawn(columns: 40, rows: 40)
                == ["Search fog · 1,204 photos"] + Array(repeating: box, count: 13) + [
                    "1 ♥ Fog over the fjord", "Author 1", "",
                ] + Array(repeating: box, count: 13) + [
                    "2 Night train 夜行列車", "Author 2 · because of fog", "From yesterday",
                    "1–2 of 1,204 · Enter: more",
                ])
    }

    @Test func `at 200 columns cards are narrow enough for four in a row`() {
        let lines = drawn(columns: 200, rows: 50)
        #expect(lines[1] == String(repeating: "#", count: 48) + "  " + String(repeating: "#", count: 48))
        #expect(lines.count == 21)
        #expect(model().extent == .part)
    }

    @Test(arguments: [20, 24, 28, 33, 40, 60, 80, 100, 160])
    func `each card shows the first trait of its reason untruncated at several widths`(columns: Int) {
        var pager = ListPager()
        let photos = Photo.samples(6)
        let reason = Reason(
            traits: [.term("architecture"), .author("demo/Annemarie Schwarzenbach")], likes: 2)
        var reasons = Dictionary(photos.map { ($0.id, reason) }, uniquingKeysWith: { first, _ in first })
        // Few enough that the heading does not state the reason.
        for index in [1, 3, 5] { reasons[photos[index].id] = nil }
        pager.begin(with: PhotoList(photos: photos, reasons: reasons))
        let model = ListModel(.recommendations, pager, hearts: [])
        let screen = ScreenSize(columns: columns, rows: 60)
        let layout = ScreenLayout(blocks(of: model, on: RecordingConsole(screen: screen)), on: screen)
        let cards = Dictionary(grouping: layout.lines.filter { $0.row > 0 }, by: \.column)
        let text = cards.values.flatMap { $0.sorted { $0.row < $1.row } }.map(\.line.text).joined(
            separator: " ")
        let count = text.components(separatedBy: "because of architecture").count - 1
        #expect(layout.cardsShown > 0 && count == (layout.cardsShown + 1) / 2, "\(text)")
        #expect(!text.contains("…") && !text.contains("~"), "\(text)")
        for line in layout.lines { #expect(line.column + line.line.width <= columns) }
    }

    @Test func `the heading states the reason of all recommendations, and a card only other reasons`() {
        var pager = ListPager()
        let photos = Photo.samples(3), fog = Reason(traits: [.term("fog")], likes: 2)
        let forest = Reason(traits: [.term("forest"), .term("fog")], likes: 2)
        let reasons = [photos[0].id: fog, photos[1].id: forest, photos[2].id: fog]
        pager.begin(with: PhotoList(photos: photos, reasons: reasons))
        let model = ListModel(.recommendations, pager, hearts: [])
        #expect(model.reason == "because of fog")
        #expect(model.cards.map(\.reasons) == [[], ["also forest"], []])
        let heading = PhotoListView(console: RecordingConsole()).heading(of: model).first?.text?.text
        #expect(heading == "Recommendations · because of fog")
        pager.begin(with: PhotoList(photos: Photo.samples(4), reasons: reasons))
        #expect(ListModel(.recommendations, pager, hearts: []).reason == "mostly because of fog")
        let form = Reason(traits: [.orientation(.portrait)], likes: 4)
        pager.begin(
            with: PhotoList(
                photos: photos, reasons: Dictionary(uniqueKeysWithValues: photos.map { ($0.id, form) })))
        #expect(
            ListModel(.recommendations, pager, hearts: []).reason == nil, "a form is no reason for a page")
    }

    @Test func `in a pipe, each card is one line`() {
        #expect(
            PlainText.lines(
                of: blocks(of: model(), on: RecordingConsole(screen: ScreenSize(columns: 80, rows: 100))))
                == [
                    "Search fog · 1,204 photos", "1 ♥ Fog over the fjord by Author 1",
                    "2 Night train 夜行列車 by Author 2 · because of fog", "From yesterday",
                    "1–2 of 1,204 · Enter: more",
                ])
    }

    @Test func `if a search finds nothing, other words and "search" are suggested`() {
        var pager = ListPager()
        pager.begin(with: PhotoList(hasMore: false))
        let model = ListModel(.search(SearchQuery(keywords: "xyzzy")), pager, hearts: [])
        #expect(
            PlainText.lines(of: SearchView(console: RecordingConsole()).blocks(for: SearchModel(model))) == [
                "Nothing found for xyzzy. Try other words, or `search` for ideas."
            ])
    }
}
