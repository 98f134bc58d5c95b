import CommandShell
import GalleryCore
import Testing
import UseCases

@testable import Screens

@Suite struct SaveRequestTests {
    private func typed(_ words: [String]) -> [Word] {
        SaveCommand.spec.info.words(of: Command("save", words)) ?? []
    }

    @Test(
        arguments: [
            (["1-3"], ["1-3"], nil, nil), (["2", "to", "my fog"], ["2"], "my fog", nil),
            (["to", "~/fog"], [], "~/fog", nil), (["1", "--as", "png"], ["1"], nil, .png),
            (["--as=JPEG", "1"], ["1"], nil, .jpg), (["1", "--as", "webp", "to", "to"], ["1"], "to", .webp),
            (["1", "to", "x", "--as", "jpg"], ["1"], "x", .jpg),
        ] as [([String], [String], String?, PictureFormat?)])
    func `the folder and the format are parsed and removed from the arguments of "save"`(
        words: [String], left: [String], folder: String?, format: PictureFormat?
    ) throws {
        var words = typed(words)
        let order = try SaveRequest(takenFrom: &words)
        #expect(order == SaveRequest(folder: folder, format: format))
        #expect(words.map(\.text) == left)
    }

    @Test(arguments: [["1", "--original"], ["--original", "1"]])
    func `--original is parsed before and after a number`(words: [String]) throws {
        var words = typed(words)
        #expect(try SaveRequest(takenFrom: &words) == SaveRequest(isOriginal: true))
        #expect(words.map(\.text) == ["1"])
    }

    @Test func `--width is parsed and repeated by the suggested command`() throws {
        var words = typed(["1", "--width", "1600", "--as=webp"])
        let order = try SaveRequest(takenFrom: &words)
        #expect(order.width == 1600 && order.format == .webp)
        #expect(words.map(\.text) == ["1"])
        #expect(order.commandAcceptingSmaller(["1"]) == "save 1 --as webp --width 1600 --smaller")
    }

    @Test func `--strip is parsed and repeated by the suggested command`() throws {
        var words = typed(["1", "--strip", "gps"])
        let order = try SaveRequest(takenFrom: &words)
        #expect(order.removesLocation == true)
        #expect(order.commandAcceptingSmaller(["1"]) == "save 1 --strip gps --smaller")
    }

    @Test func `--smaller can be combined with other options, which the suggested command repeats`() throws {
        var words = typed(["1", "--smaller", "--as", "png", "to", "my fog"])
        let order = try SaveRequest(takenFrom: &words)
        #expect(order == SaveRequest(folder: "my fog", format: .png, acceptsSmaller: true))
        #expect(order.commandAcceptingSmaller(["1", "3"]) == "save 1 3 --as png --smaller to \"my fog\"")
    }

    @Test(arguments: [
        ["1", "--original", "--as", "png"], ["--as=png", "1", "--original"], ["1", "to"],
        ["1", "to", "a", "b"], ["1", "to", ""], ["1", "--as"], ["to", "--as", "png"],
        ["1", "--as", "bmp"], ["1", "--as="], ["1", "--width"], ["1", "--width", "x"], ["1", "--width=5"],
        ["1", "--original", "--width", "800"], ["1", "--strip"], ["1", "--strip", "all"],
        ["1", "--original", "--strip", "gps"],
    ])
    func `conflicting, incomplete and invalid options of "save" are errors`(words: [String]) {
        var words = typed(words)
        #expect(throws: UsageError.self) { try SaveRequest(takenFrom: &words) }
    }

    @Test(
        arguments: [
            (["3", "as", "fog-hero"], nil, "fog-hero", nil),
            (["3", "as", "fog", "to", "static/img"], "static/img", "fog", nil),
            (["3", "to", "static/img", "as", "fog.png"], "static/img", "fog", "png"),
            (["3", "to", "static/img/fog.jpg"], "static/img", "fog", "jpg"),
            (["3", "to", "fog.JPEG", "--as", "jpg"], ".", "fog", "JPEG"),
            (["3", "to", "/fog.webp"], "/", "fog", "webp"), (["3", "to", "v1.0"], "v1.0", nil, nil),
            (["3", "to", "as"], "as", nil, nil), (["3", "as", "v1.0"], nil, "v1.0", nil),
        ] as [([String], String?, String?, String?)])
    func `the file name and the target are parsed and removed from the arguments of "save"`(
        words: [String], folder: String?, name: String?, ending: String?
    ) throws {
        var words = typed(words)
        let order = try SaveRequest(takenFrom: &words)
        #expect(order.folder == folder && order.ending == ending)
        #expect(try order.name == name.map { try FileNameTemplate($0) })
        #expect(words.map(\.text) == ["3"])
    }

    @Test(
        arguments: [
            (["2", "4", "as", "a", "b.png"], nil), (["2", "4", "as", "a", "b.png", "to", "img"], "img"),
            (["2", "4", "to", "img", "as", "a", "b.png"], "img"),
            (["2", "4", "as", "a", "b.png", "./img"], "./img"),
            (["2", "4", "--as", "png", "as", "a", "b.png"], nil), (["2", "4", "as", "a,", "b.png,"], nil),
        ] as [([String], String?)])
    func `words after "as" name the photos in their order`(words: [String], folder: String?) throws {
        var words = typed(words)
        let order = try SaveRequest(takenFrom: &words)
        #expect(order.names.map(\.ending) == [nil, "png"] && order.folder == folder && order.name == nil)
        #expect(try order.names.map(\.template) == ["a", "b"].map { try FileNameTemplate($0) })
        #expect(words.map(\.text) == ["2", "4"])
        #expect(throws: Never.self) { try order.checkNames(2) }
        #expect(order.commandAcceptingSmaller(["2", "4"]).hasPrefix("save 2 4 as a b.png "))
    }

    @Test(
        arguments: [
            (
                ["a", "b"], 3,
                "2 names for 3 photos; `as` takes one name for each, or one for all, such as `a-{n}`."
            ),
            (["my", "fog"], 1, "2 names for 1 photo; a name with spaces needs quotes."),
        ])
    func `a wrong number of names is an error that states both numbers`(
        names: [String], count: Int, sentence: String
    ) throws {
        var words = typed(["1", "as"] + names)
        let order = try SaveRequest(takenFrom: &words)
        #expect(throws: UsageError(.nothing(sentence))) { try order.checkNames(count) }
    }

    @Test func `two photos cannot have one name`() throws {
        var words = typed(["1", "2", "3", "as", "a", "b", "a"])
        let order = try SaveRequest(takenFrom: &words)
        #expect(throws: UsageError(.filterValue("a", of: "as", known: ["a-{n}", "a-{id}"]))) {
            try order.checkNames(3)
        }
    }

    @Test(arguments: [
        ["3", "as"], ["3", "as", "a/b"], ["3", "as", " "], ["3", "as", "{titel}"],
        ["3", "as", "a", "to", "b.jpg"], ["3", "to", "b.jpg", "--as", "png"],
        ["3", "as", "x.png", "--as=jpg"],
    ])
    func `a missing, invalid or conflicting file name is an error`(words: [String]) {
        var words = typed(words)
        #expect(throws: UsageError.self) { try SaveRequest(takenFrom: &words) }
    }

    @Test func `--fav is parsed and removed from the arguments of "save"`() throws {
        var words = typed(["--fav", "1"])
        #expect(try SaveRequest(takenFrom: &words).addsFavorite)
        #expect(words.map(\.text) == ["1"])
    }

    @Test func `to save several photos, a file name must contain {n} or {id}`() throws {
        var words = typed(["as", "fog"])
        let order = try SaveRequest(takenFrom: &words)
        #expect(throws: Never.self) { try order.checkNames(1) }
        #expect(throws: UsageError(.filterValue("fog", of: "as", known: ["fog-{n}", "fog-{id}"]))) {
            try order.checkNames(2)
        }
    }
}
