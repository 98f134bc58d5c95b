import Testing
import TextLayout

@Suite struct ScreenLayoutTests {
    private let picture = Picture(of: "p", width: 3, height: 2)

    @Test(arguments: [20, 40, 80, 200])
    func `no text or picture is wider than the screen`(columns: Int) {
        let text = String(repeating: "wide 広い words ", count: 30)
        let card = Card(number: 1, picture: picture, caption: [Line(text), Line(text)])
        let blocks: [Block] = [.line(Line(text)), .cards([card, card, card]), .problem(Line(text))]
        let sheet = ScreenLayout(blocks, on: ScreenSize(columns: columns, rows: 50))
        for line in sheet.lines { #expect(line.column + line.line.width <= columns) }
        for box in sheet.pictures { #expect(box.column + box.columns <= columns) }
    }

    @Test func `a single picture fills the rows that the text does not use`() throws {
        let blocks: [Block] = [.line("one"), .picture(picture), .line("two")]
        let sheet = ScreenLayout(blocks, on: ScreenSize(columns: 200, rows: 24))
        let box = try #require(sheet.pictures.first)
        #expect(box.row == 1)
        #expect(box.rows == 20)
        #expect(box.columns == 60)
        #expect(sheet.height == 22)
    }

    @Test func `a caption is placed below its picture`() throws {
        let card = Card(number: 7, picture: picture, caption: ["7 Fog"])
        let sheet = ScreenLayout([.line("head"), .cards([card])], on: ScreenSize(columns: 80, rows: 24))
        let box = try #require(sheet.pictures.first)
        let caption = try #require(sheet.lines.last)
        #expect(caption.row == box.row + box.rows)
        #expect(caption.line.text == "7 Fog")
        #expect(sheet.cardsShown == 1)
    }

    @Test func `a terminal that reports a size of 0 is treated as 80 by 24`() {
        #expect(ScreenSize(columns: 0, rows: 0) == ScreenSize(columns: 80, rows: 24))
    }
}
