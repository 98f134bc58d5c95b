import CommandShell
import GalleryCore
import TestKit
import Testing
import UseCases

@testable import Screens

@Suite struct PhotoCommandsTests {
    private func action(_ command: Command, _ numbers: ClosedRange<Int>) throws(UsageError) -> PhotoRequest? {
        try ScreenCommands(PhotoCommands.onScreen { $0 })
            .event(for: command, in: ParsingScope(numbers: numbers))
    }

    @Test(
        arguments: [
            (Command("open", ["3"]), PhotoRequest.open(3)),
            (Command("fav", ["2,5", "7-8"]), .favorite([2, 5, 7, 8])),
            (Command("unfav", ["1"]), .unfavorite([1])),
            (Command("save", ["1-3"]), .save([1, 2, 3], SaveRequest())),
            (Command("save", ["2", "to", "my fog"]), .save([2], SaveRequest(folder: "my fog"))),
            (Command("credit", ["9"]), .credit([9], nil)),
            (Command("credit", ["9", "text"]), .credit([9], .text)),
            (Command("credit", ["9", "figure-md"]), .credit([9], .markdownFigure)),
            (Command("credit", ["1-2", "yaml", "to", "a b"]), .credit([1, 2], .frontmatter, to: "a b")),
            (Command("credit", ["9", "to", "md"]), .credit([9], nil, to: "md")),
            (Command("credit", ["9", "to", "to"]), .credit([9], nil, to: "to")),
            (Command("copy", ["4", "credit", "tex"]), .copy([4], .credit, .latex)),
            (Command("alt", ["3", "A", "fjord"]), .alt(3, "A fjord")), (Command("alt", ["3"]), .alt(3, nil)),
            (Command("alt", ["2", "4", "Fog,", "A", "hill"]), .alt(2, 4, texts: ["Fog", "A hill"])),
            (Command("figure", ["2", "a.md"]), .credit([2], .markdownFigure, to: "a.md")),
            (Command("figure", ["1-2", "to", "a.html"]), .credit([1, 2], .figure, to: "a.html")),
            (Command("figure", ["9"]), .credit([9], .figure)),
            (Command("credit", ["1-3", "md"]), .credit([1, 2, 3], .markdown)),
            (Command("credit", ["2,4", "HTML"]), .credit([2, 4], .html)),
            (Command("copy", ["4"]), .copy([4], .link)), (Command("copy", ["4", "PATH"]), .copy([4], .path)),
            (Command("copy", ["4", "7-8", "credit"]), .copy([4, 7, 8], .credit)),
            (Command("web", ["4"]), .web(4)),
            (Command("like", ["2,3"]), .like([2, 3])), (Command("dislike", ["5"]), .dislike([5])),
            (Command("unlike", ["2,5"]), .unlike([2, 5])),
            (Command("why", ["5"]), .why(5)),
            (Command("similar", ["4"]), .similar(4, by: .subject)),
            (Command("similar", ["4", "by", "color"]), .similar(4, by: .color)),
            (Command("similar", ["4", "by", "look"]), .similar(4, by: .look)),
            (Command("similar", ["~/fog.jpg"]), .resembling(path: "~/fog.jpg")),
            (Command("similar", ["/a b", "by", "look"]), .resembling(path: "/a b")),
            (Command("by", ["4"]), .author(4)),
            (Command("mark", ["2", "5-7"]), .mark([2, 5, 6, 7])), (Command("unmark", ["LAST"]), .unmark([9])),
            (Command("open", ["last"]), .open(9)), (Command("fav", ["all"]), .favorite(Array(1...9))),
            (Command("copy", ["all", "id"]), .copy(Array(1...9), .id)),
            (
                Command("tag", ["all", "red"]),
                .tag(Array(1...9), ["red"])
            ),
            (
                Command("note", ["3", "all", "of", "it"]),
                .note(3, "all of it")
            ),
            (Command("board", ["add", "hall", "all"]), .board(.add(Array(1...9), to: "hall"))),
            (Command("board", ["add", "2-3"]), .board(.add([2, 3], to: ""))),
            (Command("board", ["add", "last"]), .board(.add([9], to: ""))),
            (Command("board", ["add", "all", "3"]), .board(.add([3], to: "all"))),
        ] as [(Command, PhotoRequest)])
    func `photo commands are parsed to their actions`(command: Command, expected: PhotoRequest) throws {
        #expect(try action(command, 1...9) == expected)
    }

    @Test(arguments: [
        "fav", "save", "credit", "copy", "web", "similar", "by", "like", "dislike", "unlike", "why",
    ])
    func `the photo number may be omitted if the list has only one photo`(word: String) throws {
        #expect(try action(Command(word), 7...7) != nil)
    }

    @Test(arguments: [
        Command("open"), Command("open", ["10"]), Command("open", ["1", "2"]), Command("fav"),
        Command("fav", ["x"]), Command("credit", ["md", "3"]), Command("credit", ["3", "pdf"]),
        Command("copy", ["1", "title"]), Command("web", ["1-2"]),
        Command("save", ["1", "to"]), Command("save", ["1", "to", "a", "b"]), Command("credit", ["1", "to"]),
        Command("credit", ["1", "to", "a", "b"]), Command("copy", ["1", "credit", "pdf"]),
        Command("alt", ["1-2", "text"]), Command("save", ["1", "as", "a/\u{301}b"]),
        Command("credit", ["1", "md", "to", "a/c/"]), Command("credit", ["1", "a/c/"]),
        Command("figure", ["1", "to", "a/c/"]),
    ])
    func `missing and invalid arguments of photo commands are errors`(command: Command) {
        #expect(throws: UsageError.self) { try action(command, 1...9) }
    }

    @Test(arguments: [
        ("save foo", "`save N as foo`"), ("save 7 foo", "`save 7 as foo`"),
    ])
    func `"save" with a name but no "as" suggests the complete command`(
        line: String, suggested: String
    ) throws {
        let command = try #require(try Command(parsing: line))
        let error = #expect(throws: UsageError.self) { try action(command, 1...9) }
        guard case .nothing(let sentence)? = error?.reason else {
            Issue.record("no hint: \(line)")
            return
        }
        #expect(sentence.contains(suggested))
    }

    @Test(arguments: [
        ("save 7 foo.jpg", "save 7 to foo.jpg"), ("save 7 ~/x.jpg", "save 7 to ~/x.jpg"),
        ("save 7 ./img", "save 7 to ./img"), ("save 1..3 /tmp/x", "save 1-3 to /tmp/x"),
        ("save 7 --to img", "save 7 to img"), ("save 7 as fog ../img", "save 7 as fog to ../img"),
        ("save 7 ~ --width 800", "save 7 --width 800 to ~"),
    ])
    func `"save" needs no "to" before a path or the name of a picture`(line: String, usual: String) throws {
        let command = try #require(try Command(parsing: line)),
            other = try #require(try Command(parsing: usual))
        #expect(try action(command, 1...9) == action(other, 1...9))
    }

    @Test(arguments: [
        (Command("credit", ["3", "pdf"]), "pdf", CreditFormat.allCases.map(\.rawValue)),
        (Command("copy", ["3", "titel"]), "titel", ["link", "credit", "path", "id", "image"]),
    ])
    func `an unknown word after the numbers is an error that lists the valid words`(
        command: Command, word: String, known: [String]
    ) {
        #expect(throws: UsageError(.word(word, known: known), at: .argument(1, part: nil))) {
            try action(command, 1...9)
        }
    }

    @Test(arguments: [["4", "by"], ["4", "by", "smell"], ["by"]])
    func `"similar" with a missing or unknown kind of similarity is an error with the usage`(
        _ words: [String]
    ) {
        #expect(throws: UsageError(.arguments("similar"))) { try action(Command("similar", words), 1...9) }
    }

    @Test func `an option and its value may be joined by an equals sign, unless quoted`() throws {
        func parsed(_ line: String) throws -> PhotoRequest? {
            try Command(parsing: line).flatMap { try action($0, 1...9) }
        }
        var order = SaveRequest(format: .webp)
        order.width = 1600
        #expect(try parsed("save 3 --width=1600 --as=webp") == .save([3], order))
        #expect(try parsed("save 3 -w 1600 --as webp") == .save([3], order))
        for line in ["save 2 4 as fog hill to img -w 9999", "save 2 4 fog hill to img -w 9999"] {
            let names = try parsed(line)?.arguments(of: SaveCommand.self)?.order.names
            #expect(names?.map(\.template) == [try FileNameTemplate("fog"), try FileNameTemplate("hill")])
        }
        #expect(throws: UsageError.self) { try parsed("save 2 4 6 fog hill") }
        #expect(throws: UsageError.self) { try parsed("save 2 4 fog") }
        order.width = .max
        #expect(try parsed("save 3 --width=full --as=webp") == .save([3], order))
        let credit = PhotoRequest.credit([3], nil, base: "my site")
        #expect(try parsed("credit 3 --base=\"my site\"") == credit)
        #expect(throws: UsageError.self) { try parsed("save 3 \"--width=1600\"") }
    }

    @Test(arguments: [
        ("alt 2 4 Fog, A hill", ["Fog", "A hill"]),
        ("alt 2,4 \"Fog, at dawn\", Sea", ["Fog, at dawn", "Sea"]),
        ("alt 2-4 the dog's bone,, Sea", ["the dog's bone", "", "Sea"]),
        ("alt 2 Fog, a hill", ["Fog, a hill"]),
    ])
    func `commas separate the alt texts of several photos, except in quotes`(
        line: String, texts: [String]
    ) throws {
        let command = try #require(try Command(parsing: line) { $0 == "alt" })
        #expect(try action(command, 1...9)?.arguments(of: AltCommand.self)?.texts == texts)
    }

    @Test(
        arguments: [
            "alt Fog, Sea", "alt the dog's bone", "credit", "credit figure-md", "credit md to a.md", "figure",
            "figure a.md", "figure --base site",
        ].map { ($0, true) }
            + [
                "alt", "alt 2 Fog", "alt all Fog", "alt marked Fog", "credit 2", "credit img/a",
                "figure 2 a.md", "fav",
            ]
            .map { ($0, false) })
    func `a command without numbers that credits or describes photos means those saved last`(
        line: String, isOfSaved: Bool
    ) throws {
        let command = try #require(try Command(parsing: line) { $0 == "alt" })
        #expect(PhotoCommands.appliesToSaved(command) == isOfSaved)
    }

    @Test func `an unknown command is not a photo action`() throws {
        #expect(try action(Command("dance"), 1...9) == nil)
    }

    @Test func `photos named by ID are numbered in the order given, without duplicates`() throws {
        let named = PhotoCommands.all.map(\.named)
        let command = Command("save", ["unsplash:a", "demo:b", "unsplash:a", "to", "fog"]).namingPhotos
        let found = try ScreenCommands(named).event(for: command, in: ParsingScope())
        #expect(found?.request == .save([1, 2], SaveRequest(folder: "fog")))
        #expect(found?.ids.map(\.description) == ["unsplash:a", "demo:b"])
        #expect(try ScreenCommands(named).event(for: Command("save", ["3"]), in: ParsingScope()) == nil)
        #expect(try action(command, 1...9) == nil)
    }

    @Test func `commands for photos named by ID are not listed in the global help`() {
        let words = PhotoCommands.named.map(\.info.name)
        #expect(words.contains("save") && words.contains("open"))
        #expect(PhotoCommands.named.allSatisfy { !$0.info.isListed })
        let board = NavigationCommands.everywhere.filter { $0.info.name == "board" }
        #expect(board.map(\.info.isListed) == [true])
    }

    @Test func `on the photo screen, the usage of photo commands shows the number as optional`() {
        let scope = ParsingScope(numbers: 1...9, hasPhotoOnScreen: true, current: 3)
        let entries = PhotoCommands.onScreen { $0 }.map { $0.info.scoped(to: scope) }
        let save = entries.first { $0.name == "save" }
        #expect(
            save?.usage
                == "save [N…] [as NAME…] [to DIR|FILE] [--as jpg|png|webp "
                + "| --original] [-w|--width N] [--strip gps] [--smaller] [--fav]")
        #expect(
            save?.examples == [
                "save", "save to ~/fog", "save --as png", "save as fog-hero", "save as fog-{n} to img",
                "save --width=1600 --as webp",
            ])
        #expect(entries.contains { $0.takes.contains(.numbers) && $0.name == "fav" })
        #expect(entries.contains { $0.name == "open" && $0.usage == "open [N]" })
    }
}
