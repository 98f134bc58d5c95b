import CommandShell
import GalleryCore
import Testing
import UseCases

@testable import Screens

@Suite struct SaveOrderTests {
    @Test(
        arguments: [
            (["1-3"], ["1-3"], nil, nil), (["2", "to", "my fog"], ["2"], "my fog", nil),
            (["to", "~/fog"], [], "~/fog", nil), (["1", "--as", "png"], ["1"], nil, .png),
            (["--as=JPEG", "1"], ["1"], nil, .jpg), (["1", "--as", "webp", "to", "to"], ["1"], "to", .webp),
            (["1", "to", "x", "--as", "jpg"], ["1"], "x", .jpg),
        ] as [([String], [String], String?, PictureFormat?)])
    func `folder and format are removed from the arguments`(
        words: [String], left: [String], folder: String?, format: PictureFormat?
    ) throws {
        var words = Command("save", words).words
        let order = try SaveOrder(takenFrom: &words)
        #expect(order == SaveOrder(folder: folder, format: format))
        #expect(words.map(\.text) == left)
    }

    @Test(arguments: [["1", "--original"], ["--original", "1"]])
    func `--original is parsed at any position`(words: [String]) throws {
        var words = Command("save", words).words
        #expect(try SaveOrder(takenFrom: &words) == SaveOrder(isOriginal: true))
        #expect(words.map(\.text) == ["1"])
    }

    @Test(arguments: [
        ["1", "--original", "--as", "png"], ["--as=png", "1", "--original"], ["1", "to"],
        ["1", "to", "a", "b"], ["1", "to", ""], ["1", "--as"], ["to", "--as", "png"],
        ["1", "--as", "bmp"], ["1", "--as="],
    ])
    func `conflicting or incomplete options are errors`(words: [String]) {
        var words = Command("save", words).words
        #expect(throws: UsageError.self) { try SaveOrder(takenFrom: &words) }
    }
}
