import Testing
import TextLayout

@Suite struct CardCaptionTests {
    private func card(_ number: Int, title: String, picture: Picture? = nil) -> Card {
        let picture = picture ?? Picture(of: "p\(number)", width: 3, height: 2)
        return Card(number: number, picture: picture, caption: [Line(title), Line("by")])
    }

    @Test(arguments: 20...60, [40, 80, 100])
    func `on a screen, either all long titles have a second row, or none`(rows: Int, columns: Int) {
        let long = "a path through an autumn forest at dawn in the fog"
        let cards = (1...30).map { card($0, title: $0 % 3 == 0 ? "short" : long) }
        let layout = CardLayout(cards, on: ScreenSize(columns: columns, rows: rows), room: rows - 4)
        let heights = zip(cards, layout.places).filter { $0.0.caption[0].text == long }.map(\.1.caption.count)
        #expect(Set(heights).count == 1)
    }

    @Test func `a card without a picture has only its caption, in the row of the other captions`() {
        let cards = [
            card(1, title: "full"), card(2, title: "empty", picture: Picture(withoutSubject: "empty")),
        ]
        let layout = ScreenLayout([.cards(cards, .choices)], on: ScreenSize(columns: 80, rows: 24))
        #expect(layout.pictures.count == 1)
        let rows = layout.lines.filter { ["full", "empty"].contains($0.line.text) }.map(\.row)
        #expect(rows.count == 2 && Set(rows).count == 1)
        let alone = ScreenLayout([.cards([cards[1]], .choices)], on: ScreenSize(columns: 80, rows: 24))
        #expect(alone.height == 2 && alone.pictures.isEmpty)
    }
}
