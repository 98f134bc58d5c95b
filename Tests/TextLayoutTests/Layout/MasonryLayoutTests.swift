import Testing
import TextLayout

private func card(_ number: Int, _ width: Int = 3, _ height: Int = 2) -> Card {
    let picture = Picture(of: "p\(number)", width: width, height: height)
    return Card(number: number, picture: picture, caption: [Line("\(number)"), Line("by")])
}

@Suite struct MasonryLayoutTests {
    @Test(arguments: [(20, 1), (47, 1), (48, 2), (60, 2), (80, 3), (100, 4), (120, 4), (160, 6), (200, 8)])
    func `a wider terminal has more columns of photos`(columns: Int, expected: Int) {
        let places = MasonryLayout(page(), on: ScreenSize(columns: columns, rows: 30), room: 25).places
        #expect(Set(places.map(\.column)).count == min(expected, places.count))
    }

    @Test(
        arguments: [(100, 40, 12...16), (200, 60, 28...30), (80, 24, 6...8), (40, 20, 1...1)],
        [1.8, 2, 2.2])
    func `a screenful has the number of photos expected for the size of the terminal`(
        _ window: (columns: Int, rows: Int, photos: ClosedRange<Int>), aspect: Double
    ) {
        let screen = ScreenSize(columns: window.columns, rows: window.rows, cellAspect: aspect)
        let kinds = [page(), (1...30).map { card($0) }, (1...30).map { card($0, 2, 3) }]
        for cards in kinds {
            let sheet = ScreenLayout(
                [.line("Search fog"), .cards(cards), .line("Narrow it:"), .line("1–2 of 60")], on: screen)
            #expect(window.photos.contains(sheet.cardsShown), "\(sheet.cardsShown)")
            #expect(sheet.height <= window.rows - 2)
        }
    }

    @Test func `a column longer than the shortest by over a third of a picture gets no photo`() {
        let screen = ScreenSize(columns: 80, rows: 100)
        func columns(_ first: Card) -> [Int] {
            MasonryLayout(
                [first] + (2...6).map { card($0) }, on: screen, room: 98, style: CardStyle(columns: 3)
            )
            .places.map { $0.column / 27 }
        }
        #expect(columns(card(1, 5, 4)) == [0, 1, 2, 0, 1, 2])
        #expect(columns(card(1, 2, 5)) == [0, 1, 2, 1, 2, 1])
    }

    @Test(arguments: [(80, 24), (100, 40), (200, 60)])
    func `at least 85 percent of photos are placed in the column after that of the previous photo`(
        _ window: (columns: Int, rows: Int)
    ) {
        let shapes =
            Array(repeating: (3, 2), count: 10) + Array(repeating: (2, 3), count: 6)
            + Array(repeating: (4, 3), count: 4) + Array(repeating: (3, 4), count: 3)
            + [(16, 9), (16, 9), (1, 1), (1, 1), (9, 16), (9, 16), (3, 1), (5, 4)]
        let screen = ScreenSize(columns: window.columns, rows: window.rows)
        var following = 0, moves = 0
        // The number of shapes is a prime: each step visits all of them.
        for step in 1..<shapes.count {
            let cards = shapes.indices.map { index in
                let (width, height) = shapes[index * step % shapes.count]
                return card(index + 1, width, height)
            }
            let places = MasonryLayout(cards, on: screen, room: window.rows - 4).places
            let columns = Set(places.map(\.column)).sorted()
            let numbers = places.compactMap { columns.firstIndex(of: $0.column) }
            moves += numbers.count - 1
            following += zip(numbers, numbers.dropFirst()).count { $1 == ($0 + 1) % columns.count }
        }
        #expect(following * 100 >= moves * 85, "\(following) of \(moves)")
    }

    @Test func `a picture keeps its proportions`() throws {
        let screen = ScreenSize(columns: 80, rows: 100)
        let place = try #require(MasonryLayout([card(1)], on: screen, room: 98).places.first)
        #expect(place.box.columns == 80)
        #expect(place.box.rows == 27)
    }

    @Test func `a card is at least four rows shorter than the screen`() throws {
        let screen = ScreenSize(columns: 80, rows: 24)
        let place = try #require(MasonryLayout([card(1, 1, 4)], on: screen, room: 21).places.first)
        #expect(place.box.rows + 2 <= 20)
        #expect(place.box.columns == 9)
    }

    @Test func `cards that do not fit on the screen are not placed`() {
        let screen = ScreenSize(columns: 80, rows: 24)
        let waterfall = MasonryLayout((1...30).map { card($0) }, on: screen, room: 21)
        #expect(waterfall.places.count == 6)
        #expect(waterfall.height == 19)
    }

    @Test func `the first card is placed even on very small screens`() {
        for (columns, rows) in [(1, 1), (20, 3), (40, 5)] {
            let screen = ScreenSize(columns: columns, rows: rows)
            #expect(MasonryLayout([card(1)], on: screen, room: 1).places.count == 1)
        }
    }

    /// Page of mixed portraits, landscapes, squares and panoramas.
    private func page() -> [Card] {
        let shapes = [(2, 3), (3, 2), (1, 1), (9, 16), (16, 9), (4, 3), (3, 1), (1, 4), (5, 4), (3, 4)]
        return (0..<30).map { card($0 + 1, shapes[$0 % 10].0, shapes[$0 % 10].1) }
    }

    @Test(arguments: [20, 40, 60, 80, 119, 120, 160, 200], [24, 50, 1000])
    func `a page is laid out in order, without overlaps or distortion`(columns: Int, rows: Int) throws {
        let screen = ScreenSize(columns: columns, rows: rows)
        let cards = page()
        let places = MasonryLayout(cards, on: screen, room: rows - 3).places
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
        let places = MasonryLayout(page(), on: screen, room: 97, style: CardStyle(columns: wanted))
            .places
        #expect(Set(places.map(\.column)).count == expected)
        #expect(places.allSatisfy { $0.column + $0.width <= columns })
    }

    @Test(arguments: [(100, 40, 5), (200, 60, 11), (40, 40, 2)])
    func `compact cards are at least 16 cells wide, and equally wide whether there are two or many`(
        columns: Int, rows: Int, expected: Int
    ) {
        let screen = ScreenSize(columns: columns, rows: rows)
        let style = CardStyle(density: .compact)
        let many = MasonryLayout(page(), on: screen, room: rows - 5, style: style).places
        #expect(Set(many.map(\.column)).count == expected)
        #expect(many.allSatisfy { $0.width >= 16 })
        let few = MasonryLayout([card(1), card(2)], on: screen, room: rows - 5, style: style).places
        #expect(few.map(\.width) == [many[0].width, many[0].width])
    }

    @Test func `two cards are widened to fill the screen, and tall pictures are limited in height`()
        throws
    {
        let screen = ScreenSize(columns: 100, rows: 40)
        let few = MasonryLayout([card(1), card(2, 2, 3)], on: screen, room: 35).places
        #expect(few.map(\.width) == [49, 49])
        #expect(few[0].box.columns == 49 && few[0].box.rows == 16)
        #expect(few[1].box.rows == 33 && few[1].box.columns == 44)
        let many = MasonryLayout((1...30).map { card($0, 2, 3) }, on: screen, room: 35).places
        #expect(many.allSatisfy { $0.box.rows == 9 && $0.box.columns == 12 })
    }
}
