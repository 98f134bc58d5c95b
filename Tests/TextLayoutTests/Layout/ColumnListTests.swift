import Testing
import TextLayout

@Suite struct ColumnListTests {
    private func list(_ count: Int, meaning: String = "") -> ColumnList {
        ColumnList((1...count).map { (head: Line("w\($0)"), tail: Line(meaning)) })
    }

    @Test func `short words are laid out in columns, top to bottom`() {
        let lines = list(4).lines(columns: 8, rows: 5) { Line("\($0)") }
        #expect(lines.map(\.text) == ["w1   w3", "w2   w4"])
    }

    @Test func `descriptions are truncated before words are dropped`() {
        let list = list(4, meaning: "a long meaning of it")
        #expect(list.lines(columns: 40, rows: 4) { Line("\($0)") }.first?.text == "w1  a long meaning of it")
        let tight = list.lines(columns: 40, rows: 2) { Line("\($0)") }
        #expect(tight.first?.text == "w1  a long meanin…   w3  a long meanin…")
    }

    @Test func `the last row contains the number of words that do not fit`() {
        let lines = list(10).lines(columns: 6, rows: 3) { Line("\($0) more") }
        #expect(lines.map(\.text) == ["w1", "w2", "8 more"])
    }

    @Test(arguments: [1, 2, 3, 5, 19, 20, 40, 80, 200])
    func `a list never exceeds the columns and rows of the screen`(columns: Int) {
        for rows in 1...6 {
            let lines = list(30, meaning: "山の朝 meaning").lines(columns: columns, rows: rows) {
                Line("\($0) more")
            }
            #expect(lines.allSatisfy { $0.width <= columns })
            #expect(lines.count <= rows)
        }
    }
}
