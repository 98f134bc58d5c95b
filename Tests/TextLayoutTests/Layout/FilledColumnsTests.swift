import Testing
import TextLayout

@Suite struct FilledColumnsTests {
    private func card(_ number: Int, _ width: Int, _ height: Int) -> Card {
        Card(
            number: number, picture: Picture(of: "\(number)", width: width, height: height),
            caption: [Line("\(number) title"), "Author"])
    }

    private func page() -> [Card] {
        let shapes = [(3, 2), (2, 3), (3, 2), (4, 3), (3, 2), (3, 4), (16, 9), (3, 2), (1, 1), (3, 2)]
        return (0..<30).map { card($0 + 1, shapes[$0 % 10].0, shapes[$0 % 10].1) }
    }

    @Test(arguments: [(80, 24, 6), (100, 40, 12), (200, 60, 28)])
    func `tall pictures are enlarged on large screens, and enough photos stay visible`(
        columns: Int, rows: Int, count: Int
    ) {
        let screen = ScreenSize(columns: columns, rows: rows)
        let landscapes = MasonryLayout(
            (0..<30).map { card($0, 3, 2) }, on: screen, room: rows - 4)
        let mixed = MasonryLayout(page(), on: screen, room: rows - 4)
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
            let places = MasonryLayout(cards, on: screen, room: rows - 4).places
            let columns = places.map { $0.column / (places[0].width + 2) }
            #expect(zip(columns, columns.dropFirst()).allSatisfy { $1 == ($0 + 1) % 4 }, "\(rows) rows")
        }
    }

    @Test
    func `with a set number of columns, each picture fills the width of its column or the available rows`() {
        let screen = ScreenSize(columns: 100, rows: 40)
        let places = MasonryLayout(page(), on: screen, room: 36, style: CardStyle(columns: 3)).places
        #expect(places.count >= 5)
        #expect(places.allSatisfy { $0.box.columns >= $0.width - 1 || $0.box.rows == 34 })
    }
}
