import CommandShell
import GalleryCore
import TestKit
import Testing
import UseCases
import Viper
import Wording

@testable import Screens

@Suite struct MarkCommandsTests {
    private let ids = ["demo:p4", "demo:p2"]

    private func named(_ line: String, marked: [String]? = nil) throws -> NamedPhotos? {
        let command = try #require(try Command(parsing: line)).namingPhotos
        let scope = ParsingScope(numbers: 1...9, marked: marked ?? ids)
        // A list declines the command, so the global command table parses it.
        guard try ScreenCommands(PhotoCommands.onScreen { $0 }).event(for: command, in: scope) == nil else {
            return nil
        }
        let route = try ScreenCommands(NavigationCommands.everywhere).event(for: command, in: scope)
        return if case .namedPhotos(let photos) = route { photos } else { nil }
    }

    @Test(
        arguments: [
            ("fav marked", .favorite([1, 2])), ("save MARKED to x", .save([1, 2], SaveRequest(folder: "x"))),
            ("credit marked md", .credit([1, 2], .markdown)), ("unmark marked", .unmark([1, 2])),
            ("tag marked hall", .tag([1, 2], ["hall"])),
            ("board add hall marked", .board(.add([1, 2], to: "hall"))),
            ("board add marked", .board(.add([1, 2], to: ""))),
            ("board add my wall marked", .board(.add([1, 2], to: "my wall"))),
        ] as [(String, PhotoRequest)])
    func `"marked" in a command is replaced by the marked photos`(line: String, request: PhotoRequest) throws
    {
        let photos = try #require(try named(line))
        #expect(photos.request == request)
        #expect(photos.ids == ids.compactMap { PhotoID($0) })
    }

    @Test func `"marked" after a photo ID adds the marked photos`() throws {
        #expect(try named("fav demo:p7 marked")?.ids.map(\.key) == ["p7", "p4", "p2"])
    }

    @Test(arguments: ["fav marked", "board add hall marked", "similar marked"])
    func `if no photo is marked, "marked" is an error that states how to mark photos`(line: String) {
        let error = #expect(throws: UsageError.self) { try named(line, marked: []) }
        #expect(error?.reason == .nothing(Phrases.Marked.none))
    }

    @Test func `at a photo, "marked" may begin the text of a note`() throws {
        let command = try #require(try Command(parsing: "note marked down"))
        let action = try ScreenCommands(PhotoCommands.onScreen { $0 })
            .event(for: command, in: ParsingScope(numbers: 1...9, hasPhotoOnScreen: true, current: 4))
        #expect(
            action == .note(4, "marked down"))
    }

    @Test func `"marked" cannot be combined with numbers`() {
        let error = #expect(throws: UsageError.self) { try named("fav marked 3") }
        #expect(error?.reason == .nothing(Phrases.Marked.withoutNumbers))
    }

    @Test(arguments: ["note 3 marked", "alt 3 marked trees", "board add marked walls 3"])
    func `"marked" in a note, an alt text or a board name does not refer to marked photos`(line: String)
        throws
    {
        #expect(try named(line) == nil)
    }

    private func action(_ line: String, of count: Int) throws -> PhotoRequest? {
        try ScreenCommands(PhotoCommands.onScreen { $0 }).event(
            for: try #require(try Command(parsing: line)), in: ParsingScope(numbers: 1...count))
    }

    @Test func `"all" must be confirmed if the list has more than 30 photos`() throws {
        #expect(try action("fav all", of: 30) == .favorite(Array(1...30)))
        for line in ["fav all", "fav 1,all", "credit all md", "board add hall all"] {
            let error = #expect(throws: UsageError.self) { try action(line, of: 31) }
            #expect(error?.reason == .unconfirmed(31), "\(line)")
            #expect(try action(line + " --yes", of: 31) != nil)
        }
        #expect(try action("fav 1-31", of: 31) != nil)
    }

    @Test(
        arguments: [
            ("note all quiet", .note(5, "all quiet")), ("tag all", .tag([5], ["all"])),
        ] as [(String, PhotoRequest)])
    func `at an open photo of a long list, a text with the word "all" is not a list of numbers`(
        line: String, request: PhotoRequest
    ) throws {
        let scope = ParsingScope(numbers: 1...240, hasPhotoOnScreen: true, current: 5)
        let command = try #require(try Command(parsing: line))
        #expect(
            try ScreenCommands(PhotoCommands.onScreen { $0 }).event(for: command, in: scope)
                == request)
    }

    @Test(arguments: ["tag all fog", "tag last fog", "tag #1 fog"])
    func `in a list of one photo, "all" and "last" before a tag mean that photo`(line: String) throws {
        #expect(
            try action(line, of: 1) == .tag([1], ["fog"]))
    }

    @Test func `ranges and lists of numbers with # are accepted before a tag`() throws {
        for line in ["tag #2-#4 fog", "tag #2,#3,#4 fog", "tag 2-4 fog"] {
            #expect(try action(line, of: 9) == .tag([2, 3, 4], ["fog"]), "\(line)")
        }
    }

    @Test func `"marks" opens the marked photos as a list`() throws {
        let table = ScreenCommands(NavigationCommands.everywhere)
        let route = try table.event(for: Command("marks"), in: ParsingScope(marked: ids))
        #expect(
            route == .list(.named(ids.compactMap { PhotoID($0) }), title: ListTitle(Phrases.Marked.title)))
        let empty = PhotoListID.named([])
        #expect(
            try table.event(for: Command("marks"), in: ParsingScope())
                == .list(empty, title: ListTitle(Phrases.Marked.title)))
        #expect(Phrases.empty(empty) == Phrases.Marked.none)
    }
}
