import Testing
import TextLayout

extension CardRowsTests {
    @Test(
        arguments: [(40, 20), (80, 24), (100, 30), (100, 50), (120, 40), (200, 60)], [1.8, 2, 2.125, 2.25])
    func `a long title has two rows, which costs no photo, whatever the shape of a cell`(
        _ window: (columns: Int, rows: Int), aspect: Double
    ) {
        let screen = ScreenSize(columns: window.columns, rows: window.rows, cellAspect: aspect)
        let cards = (1...30).map { number in
            Card(
                number: number, picture: Picture(of: "\(number)", width: 3, height: 2),
                caption: [Line("\(number) a title that needs two rows of a card"), "by"])
        }
        func places(_ captions: CaptionStyle) -> [CardLayout.Place] {
            let style = CardStyle(captions: captions)
            return CardLayout(cards, on: screen, room: window.rows - 5, style: style, extent: .part).places
        }
        let titled = places(.full)
        #expect(window.rows == 20 || titled.allSatisfy { $0.caption.count == 3 })
        #expect(titled.count == places(.short).count)
    }

    @Test(arguments: [
        (100, 30, [(2, 3), (2, 3), (2, 3)]), (100, 30, [(3, 2), (2, 3), (3, 2)]),
        (200, 50, [(3, 2), (3, 2), (3, 2)]), (240, 60, [(3, 2)]), (80, 24, [(1, 4), (1, 1), (3, 2)]),
    ])
    func `few photos in one row use the width or the height of the screen, with equally high pictures`(
        columns: Int, rows: Int, shapes: [(Int, Int)]
    ) {
        let screen = ScreenSize(columns: columns, rows: rows)
        let cards = shapes.enumerated().map { index, shape in
            let picture = Picture(of: "p\(index)", width: shape.0, height: shape.1)
            return Card(number: index + 1, picture: picture, caption: [Line("\(index + 1)"), "by"])
        }
        let places = CardLayout(cards, on: screen, room: rows - 4).places
        #expect(places.count == cards.count && Set(places.map(\.row)).count == 1)
        #expect(Set(places.map(\.box.rows)).count == 1)
        let (width, height) = (places.map(\.width).reduce(0, +), places[0].box.rows + 2)
        #expect(width >= columns * 9 / 10 || height >= rows - 5, "\(width) by \(height)")
        #expect(zip(places, places.dropFirst()).allSatisfy { $0.column + $0.width + 2 == $1.column })
        #expect(places.allSatisfy { $0.column + $0.width <= columns && $0.width >= 12 })
    }
}
