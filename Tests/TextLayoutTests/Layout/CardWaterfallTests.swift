import Testing
import TextLayout

@Suite struct CardWaterfallTests {
    private func card(_ number: Int, _ width: Int = 3, _ height: Int = 2) -> Card {
        Card(
            number: number, picture: Picture(of: "\(number)", width: width, height: height),
            caption: [Line("\(number) title"), "Author"])
    }

    private func page() -> [Card] {
        let shapes = [(3, 2), (2, 3), (3, 2), (4, 3), (3, 2), (3, 4), (16, 9), (3, 2), (1, 1), (3, 2)]
        return (0..<30).map { card($0 + 1, shapes[$0 % 10].0, shapes[$0 % 10].1) }
    }

    @Test
    func `with a set number of columns, each picture is as wide as its column or as high as the window`() {
        let screen = ScreenSize(columns: 100, rows: 40)
        let places = CardLayout(page(), on: screen, room: 36, style: CardStyle(columns: 3)).places
        #expect(places.count >= 5)
        #expect(places.allSatisfy { $0.box.columns >= $0.width - 1 || $0.box.rows == 34 })
    }

    @Test func `a column over a third of a picture longer than the shortest column gets no further photo`() {
        let screen = ScreenSize(columns: 80, rows: 100)
        func columns(_ first: Card) -> [Int] {
            CardLayout(
                [first] + (2...6).map { card($0) }, on: screen, room: 98, style: CardStyle(columns: 3)
            )
            .places.map { $0.column / 27 }
        }
        #expect(columns(card(1, 5, 4)) == [0, 1, 2, 0, 1, 2])
        #expect(columns(card(1, 2, 5)) == [0, 1, 2, 1, 2, 1])
    }

    @Test(arguments: [20, 40, 60, 80, 119, 120, 160, 200], [24, 50, 1000])
    func `a page is laid out in a waterfall in order, without overlaps or distortion`(columns: Int, rows: Int)
        throws
    {
        let screen = ScreenSize(columns: columns, rows: rows)
        let cards = page()
        let style = CardStyle(columns: max(1, (columns + 2) / 25))
        let places = CardLayout(cards, on: screen, room: rows - 3, style: style).places
        try #require(!places.isEmpty)
        if rows == 1000 { #expect(places.count == 30 || columns < 60) }
        let count = (columns + 2) / ((places.first?.width ?? columns) + 2)
        #expect(Set(places.map(\.column)).count == min(count, places.count))
        #expect(places.allSatisfy { $0.column + $0.width <= columns })
        var bottoms: [Int: Int] = [:]
        for (card, place) in zip(cards, places) {
            // Proportions are kept, up to rounding to cells.
            let width = Double(place.box.columns), height = Double(place.box.rows) * 2
            let wanted = Double(card.picture.width) / Double(card.picture.height)
            #expect((width - 0.5) / (height + 1) <= wanted && wanted <= (width + 0.5) / (height - 1))
            #expect(place.box.columns <= place.width)
            #expect(place.box.rows + card.caption.count <= rows - 4)
            // One row below the card above, in a column that is at most a third of a picture longer than the shortest.
            let tops = (0..<count).map { bottoms[$0 * (place.width + 2)] ?? 0 }
            let top = bottoms[place.column] ?? 0, shortest = try #require(tops.min())
            #expect(place.row == (top == 0 ? 0 : top + 1))
            #expect(top - shortest <= (places.map(\.box.rows).max() ?? 0) / 3)
            bottoms[place.column] = place.row + place.box.rows + card.caption.count
        }
    }

    @Test(arguments: [(80, 1, 1), (80, 3, 3), (80, 8, 8), (80, 20, 8), (20, 4, 2), (5, 3, 1), (200, 20, 20)])
    func `a configured number of columns is used unless the cards would be too narrow`(
        columns: Int, wanted: Int, expected: Int
    ) {
        let screen = ScreenSize(columns: columns, rows: 100)
        let places = CardLayout(page(), on: screen, room: 97, style: CardStyle(columns: wanted))
            .places
        #expect(Set(places.map(\.column)).count == expected)
        #expect(places.allSatisfy { $0.column + $0.width <= columns })
    }
}
