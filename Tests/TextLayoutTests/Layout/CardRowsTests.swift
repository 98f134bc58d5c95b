import TestKit
import Testing
import TextLayout

private func card(_ number: Int, _ width: Int = 3, _ height: Int = 2) -> Card {
    let picture = Picture(of: "p\(number)", width: width, height: height)
    return Card(number: number, picture: picture, caption: [Line("\(number)"), Line("by")])
}

@Suite struct CardRowsTests {
    @Test(arguments: [
        (20, 1), (33, 1), (34, 2), (48, 2), (60, 2), (80, 3), (100, 4), (120, 4), (160, 6), (200, 8),
    ])
    func `a wider terminal has more columns of photos`(columns: Int, expected: Int) {
        let places = CardLayout(page(), on: ScreenSize(columns: columns, rows: 30), room: 25).places
        #expect(Set(places.map(\.column)).count == min(expected, places.count))
    }

    @Test(
        arguments: [(100, 40, 12...16), (200, 60, 28...30), (80, 24, 6...8), (40, 20, 4...4)],
        [1.8, 2, 2.2])
    func `a screenful has 6 to 8 photos at 80x24, 12 to 16 at 100x40, 28 to 30 at 200x60, 4 at 40x20`(
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

    @Test func `a picture keeps its proportions`() throws {
        let screen = ScreenSize(columns: 80, rows: 100)
        let place = try #require(CardLayout([card(1)], on: screen, room: 98).places.first)
        #expect(place.box.columns == 80)
        #expect(place.box.rows == 27)
    }

    @Test func `a card is at least four rows shorter than the screen`() throws {
        let screen = ScreenSize(columns: 80, rows: 24)
        let place = try #require(CardLayout([card(1, 1, 4)], on: screen, room: 21).places.first)
        #expect(place.box.rows + 2 <= 20)
        #expect(place.box.columns == 9)
    }

    @Test func `cards that do not fit on the screen are not placed`() {
        let screen = ScreenSize(columns: 80, rows: 24)
        let layout = CardLayout((1...30).map { card($0) }, on: screen, room: 21)
        #expect(layout.places.count == 6)
        #expect(layout.height == 19)
    }

    @Test func `the first card is placed even on very small screens`() {
        for (columns, rows) in [(1, 1), (20, 3), (40, 5)] {
            let screen = ScreenSize(columns: columns, rows: rows)
            #expect(CardLayout([card(1)], on: screen, room: 1).places.count == 1)
        }
    }

    private func page() -> [Card] {
        let shapes = [(2, 3), (3, 2), (1, 1), (9, 16), (16, 9), (4, 3), (3, 1), (1, 4), (5, 4), (3, 4)]
        return (0..<30).map { card($0 + 1, shapes[$0 % 10].0, shapes[$0 % 10].1) }
    }

    @Test(arguments: [20, 40, 60, 80, 119, 120, 160, 200], [24, 50, 1000])
    func `a page is laid out in rows without overlap or distortion; captions of a row are aligned`(
        columns: Int, rows: Int
    ) throws {
        let screen = ScreenSize(columns: columns, rows: rows)
        let cards = page()
        let places = CardLayout(cards, on: screen, room: rows - 3).places
        try #require(!places.isEmpty)
        if rows == 1000 { #expect(places.count == 30) }
        let count = (columns + 2) / ((places.first?.width ?? columns) + 2)
        #expect(places.allSatisfy { $0.column + $0.width <= columns })
        for (index, place) in places.enumerated() {
            let (card, picture) = (cards[index], cards[index].picture)
            // Proportions are kept, up to rounding to cells.
            let width = Double(place.box.columns), height = Double(place.box.rows) * 2
            let wanted = Double(picture.width) / Double(picture.height)
            #expect((width - 0.5) / (height + 1) <= wanted && wanted <= (width + 0.5) / (height - 1))
            #expect(place.box.columns <= place.width)
            #expect(place.box.rows + card.caption.count <= rows - 4)
            #expect(place.column == index % count * (place.width + 2))
            let first = places[index / count * count]
            #expect(place.row + place.box.rows == first.row + first.box.rows)
            if index >= count {
                let above = places[index - count]
                #expect(place.row > above.row + above.box.rows + above.caption.count)
            }
        }
    }

    /// Mix of common aspect ratios, with some long titles.
    private func mix(_ random: inout SeededRandom) -> [Card] {
        let shapes =
            Array(repeating: (3, 2), count: 10) + Array(repeating: (2, 3), count: 6)
            + Array(repeating: (4, 3), count: 4) + Array(repeating: (3, 4), count: 3)
            + [(16, 9), (16, 9), (1, 1), (1, 1), (9, 16), (9, 16), (3, 1), (5, 4)]
        return (1...30).map { number in
            let (width, height) = shapes.randomElement(using: &random) ?? (3, 2)
            let title = Bool.random(using: &random) ? "title" : "a title that needs two rows of a card"
            return Card(
                number: number, picture: Picture(of: "p\(number)", width: width, height: height),
                caption: [Line("\(number) \(title)"), "by"])
        }
    }

    @Test(arguments: [60, 80, 100, 133, 200, 220], (0..<2).map { SeededRandom(seed: $0) })
    func `another row of the window makes no picture smaller, but another row of cards may, for titles`(
        columns: Int, random: SeededRandom
    ) {
        var random = random
        let cards = mix(&random)
        for extent in [CardExtent.part, .whole] {
            var before: [CardLayout.Place] = []
            for rows in 20...70 {
                let screen = ScreenSize(columns: columns, rows: rows)
                let places = CardLayout(cards, on: screen, room: rows - 5, extent: extent).places
                // With another row of cards, pictures may be lower by rows for titles.
                let titleRows = places.count > before.count ? 2 : 0
                for (old, new) in zip(before, places) {
                    #expect(
                        new.box.rows >= old.box.rows - titleRows
                            && (titleRows > 0 || new.box.columns >= old.box.columns),
                        "\(columns)x\(rows), seed \(random)")
                }
                let across = (columns + 2) / (places[0].width + 2)
                if extent == .part { #expect(places.count % across == 0, "\(columns)x\(rows)") }
                before = places
            }
        }
    }

    @Test(arguments: [(80, 24, 6), (100, 40, 12), (200, 60, 28)], [SeededRandom(seed: 7)])
    func `a part of a list fills common windows with 6, 12 or 28 cards`(
        _ window: (columns: Int, rows: Int, photos: Int), _ random: SeededRandom
    ) {
        let screen = ScreenSize(columns: window.columns, rows: window.rows)
        var random = random
        let places = CardLayout(mix(&random), on: screen, room: window.rows - 5, extent: .part).places
        #expect(places.count == window.photos)
    }

    @Test(arguments: [(80, 24), (100, 40), (200, 60)])
    func `a single choice has the size of a card, but a single photo is enlarged`(columns: Int, rows: Int)
        throws
    {
        let screen = ScreenSize(columns: columns, rows: rows)
        func first(_ count: Int, _ extent: CardExtent) throws -> CardLayout.Place {
            let cards = (1...count).map { card($0, 2, 3) }
            return try #require(CardLayout(cards, on: screen, room: rows - 5, extent: extent).places.first)
        }
        #expect(try first(1, .choices) == first(30, .choices))
        #expect(try first(1, .whole).box.rows > 2 * first(1, .choices).box.rows)
    }

    @Test(arguments: [(100, 40, 5), (200, 60, 11), (40, 40, 2)])
    func `compact cards are at least 16 cells wide, and equally wide whether there are two or many`(
        columns: Int, rows: Int, expected: Int
    ) {
        let screen = ScreenSize(columns: columns, rows: rows)
        let style = CardStyle(density: .compact)
        let many = CardLayout(page(), on: screen, room: rows - 5, style: style).places
        #expect(Set(many.map(\.column)).count == expected)
        #expect(many.allSatisfy { $0.width >= 16 })
        let few = CardLayout([card(1), card(2)], on: screen, room: rows - 5, style: style).places
        #expect(few.map(\.width) == [many[0].width, many[0].width])
    }

    @Test func `two cards share the screen's width, and thirty tall pictures are scaled to a card's height`()
        throws
    {
        let screen = ScreenSize(columns: 100, rows: 40)
        let few = CardLayout([card(1), card(2, 2, 3)], on: screen, room: 35).places
        #expect(few.map(\.width) == [49, 49])
        #expect(few[0].box.columns == 49 && few[0].box.rows == 16)
        #expect(few[1].box.rows == 33 && few[1].box.columns == 44)
        let many = CardLayout((1...30).map { card($0, 2, 3) }, on: screen, room: 35).places
        #expect(many.allSatisfy { $0.box.rows == 9 && $0.box.columns == 12 })
    }

    private func mixed() -> [Card] {
        let shapes = [(3, 2), (2, 3), (3, 2), (4, 3), (3, 2), (3, 4), (16, 9), (3, 2), (1, 1), (3, 2)]
        return (0..<30).map { card($0 + 1, shapes[$0 % 10].0, shapes[$0 % 10].1) }
    }

    @Test(arguments: [(80, 24, 6), (100, 40, 12), (200, 60, 28)])
    func `tall pictures are enlarged only if enough photos stay visible`(
        columns: Int, rows: Int, count: Int
    ) {
        let screen = ScreenSize(columns: columns, rows: rows)
        let landscapes = CardLayout(
            (0..<30).map { card($0, 3, 2) }, on: screen, room: rows - 4)
        let mixed = CardLayout(mixed(), on: screen, room: rows - 4)
        #expect(landscapes.places.count >= count && mixed.places.count >= count)
        #expect(mixed.height <= rows - 4)
        let tallest = mixed.places.map(\.box.rows).max() ?? 0
        let usual = landscapes.places.map(\.box.rows).max() ?? 0
        #expect(rows == 24 ? tallest >= usual : tallest > usual)
    }

    @Test func `tall pictures and two-row titles do not change the reading order`() {
        let title = Line("1 a title that needs two rows in a column")
        let shapes = [(3, 4), (3, 4), (3, 2), (3, 2), (3, 2), (3, 2), (3, 2), (3, 2)]
        let cards = (0..<30).map { index in
            let (width, height) = shapes[index % 8]
            return Card(
                number: index, picture: Picture(of: "\(index)", width: width, height: height),
                caption: [index % 5 == 4 ? title : Line("title"), "Author"])
        }
        for rows in 36..<46 {
            let screen = ScreenSize(columns: 100, rows: rows)
            let places = CardLayout(cards, on: screen, room: rows - 4).places
            let columns = places.map { $0.column / (places[0].width + 2) }
            #expect(zip(columns, columns.dropFirst()).allSatisfy { $1 == ($0 + 1) % 4 }, "\(rows) rows")
        }
    }
}
