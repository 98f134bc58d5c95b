import Testing

@testable import Screens

@Suite struct GridShapeTests {
    private let shape = GridShape(across: 4, down: 3)

    @Test(arguments: [
        (GridMove.left, 0, 0), (.left, 4, 3), (.right, 3, 4), (.right, 29, 30),
        (.up, 2, 2), (.up, 6, 2), (.down, 0, 4),
        // From the row above the last, moves to the last photo if the last row is too short.
        (.down, 25, 29), (.down, 27, 29), (.down, 28, 32),
        (.first, 17, 0), (.last, 0, 29),
        (.pageUp, 7, 3), (.pageUp, 15, 3), (.pageDown, 5, 17), (.pageDown, 23, 35), (.pageDown, 29, 41),
    ])
    func `the grid cursor moves by one photo, row or page, or to the first or last photo`(
        move: GridMove, from: Int, expected: Int
    ) {
        #expect(shape.index(after: move, from: from, of: 30) == expected)
    }

    @Test(arguments: 1...9)
    func `no cursor move leads to a negative index`(across: Int) {
        let shape = GridShape(across: across, down: 2)
        for move in GridMove.allCases {
            for count in 1...40 {
                let least = (0..<count).map { shape.index(after: move, from: $0, of: count) }.min()
                #expect(least.map { $0 >= 0 } == true)
            }
        }
    }

    @Test func `pages of the grid are consecutive index ranges`() {
        #expect(shape.page(of: 11) == 0..<12)
        #expect(shape.page(of: 12) == 12..<24)
    }
}
