import Testing
import Viper

private func card(_ number: Int, _ width: Int = 3, _ height: Int = 2) -> Card {
    let picture = Picture(id: "p\(number)", source: "", width: width, height: height)
    return Card(number: number, picture: picture, caption: [Line("\(number)"), Line("by")])
}

@Suite struct WaterfallTests {
    @Test(arguments: [(20, 1), (59, 1), (60, 2), (119, 2), (120, 3), (159, 3), (160, 4), (200, 5)])
    func `a wider terminal has more columns`(columns: Int, expected: Int) {
        #expect(Waterfall.columnCount(for: columns) == expected)
    }

    @Test func `the next card goes into the shorter column`() {
        let screen = ScreenSize(columns: 80, rows: 100)
        let cards = [card(1, 2, 3), card(2), card(3), card(4)]
        let places = Waterfall(cards, on: screen, room: 98).places
        #expect(places.map { $0.column == 0 } == [true, false, false, true])
        #expect(places[2].row > places[1].row)
    }

    @Test func `a picture keeps its proportions`() throws {
        let screen = ScreenSize(columns: 80, rows: 100)
        let place = try #require(Waterfall([card(1)], on: screen, room: 98).places.first)
        #expect(place.box.columns == 39)
        #expect(place.box.rows == 13)
    }

    @Test func `no card is taller than the screen less four rows`() throws {
        let screen = ScreenSize(columns: 80, rows: 24)
        let place = try #require(Waterfall([card(1, 1, 4)], on: screen, room: 21).places.first)
        #expect(place.box.rows + 2 <= 20)
        #expect(place.box.columns == 9)
    }

    @Test func `cards that do not fit are left for the next screenful`() {
        let screen = ScreenSize(columns: 80, rows: 24)
        let waterfall = Waterfall((1...30).map { card($0) }, on: screen, room: 21)
        #expect(waterfall.places.count == 2)
        #expect(waterfall.height == 15)
    }

    @Test func `the first card is placed on the smallest screen`() {
        for (columns, rows) in [(1, 1), (20, 3), (40, 5)] {
            let screen = ScreenSize(columns: columns, rows: rows)
            #expect(Waterfall([card(1)], on: screen, room: 1).places.count == 1)
        }
    }
}
