import PictureExchange
import TestKit
import Testing
import TextLayout

@testable import Pictures

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct PictureNoteTests {
    @Test(arguments: [PictureStyle.Method.kitty(.memory), .kitty(.stream), .iterm2])
    func `a note is printed over the last row of a picture`(_ method: PictureStyle.Method) async throws {
        let box = PictureInBox(
            Picture.sample(32, 24), columns: 40, rows: 15, style: PictureStyle(method))
        let worker = PictureWorker(processes: 1)
        let image = try await worker.render(.bytes(Fixture.rgbPNG.bytes), in: box)
        let plain = try #require(PicturePainter().draw(image, in: box))
        let noted = try #require(PicturePainter().draw(image, in: box, note: "incomplete"))
        #expect(plain.paintings.count == 1 && noted.paintings.count == 2)
        #expect(noted.paintings[1].row == 14)
        #expect(noted.paintings[1].text == "\u{1B}[0;7m incomplete \u{1B}[0m")
        // Kitty draws text and its background over an image only below this z-index.
        #expect(noted.paintings[0].text.contains(",z=-1073741825,") == (method != .iterm2))
        #expect(!plain.paintings[0].text.contains(",z="))
    }

    @Test func `a note replaces the first kitty placeholders of a picture's last row`() {
        let note = PictureNote("incomplete", columns: 20, rows: 3)
        let rows = KittyPlaceholder.picture(5, 20, 3, note: note, after: nil).rows
        let counts = rows.map { $0.unicodeScalars.count { $0 == "\u{10EEEE}" } }
        #expect(counts == [20, 20, 8] && rows[2].hasPrefix("\u{1B}[0;7m incomplete \u{1B}[0m"))
        let narrow = PictureNote("incomplete", columns: 5, rows: 1)
        #expect(narrow.width == 5)
    }
}
