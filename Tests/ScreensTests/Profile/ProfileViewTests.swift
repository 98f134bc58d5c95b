import CommandShell
import GalleryCore
import TestKit
import Testing

@testable import Screens
@testable import TextLayout

@Suite @MainActor struct ProfileViewTests {
    private let board = CardModel(
        number: 1, photo: Picture(withoutSubject: "Hall"), title: "Hall", author: "3 photos",
        isFavorite: false)

    private func model(_ avatar: Picture?) -> ProfileModel {
        ProfileModel(
            heading: "Profile", name: "Zoë Doe", avatar: avatar, facts: ["unsplash", "4 favorites"],
            taste: "Taste: fog", boardsHeading: "Recent boards", boards: [board],
            records: [Record("profile", []), Record("board", [])], notes: [.quiet("`login`")])
    }

    private func sheet(_ model: ProfileModel, _ columns: Int) -> ScreenLayout {
        let view = ProfileView(console: RecordingConsole())
        return ScreenLayout(view.blocks(for: model), on: ScreenSize(columns: columns, rows: 30))
    }

    @Test func `the profile screen accepts "refresh" and "open" with a listed number, but not "save"`() throws
    {
        func event(_ line: String) throws -> ProfileEvent? {
            try Command(parsing: line).flatMap {
                try ProfileCommands.table.event(for: $0, in: ParsingScope(numbers: 1...3))
            }
        }
        #expect(try event("open 2") == .open(2))
        #expect(try event("2") == .open(2))
        #expect(try event("refresh") == .refresh)
        #expect(try event("save") == nil)
        #expect(throws: UsageError.self) { try event("open 4") }
    }

    @Test(arguments: [40, 80]) func `the avatar is printed to the left of the text`(columns: Int) throws {
        let sheet = sheet(model(Picture(of: "p", width: 1, height: 1)), columns)
        let avatar = try #require(sheet.pictures.first)
        #expect((avatar.row, avatar.column, avatar.columns, avatar.rows) == (1, 0, 8, 4))
        #expect(sheet.lines.prefix(4).map(\.line.text) == ["Profile", "Zoë Doe", "unsplash", "4 favorites"])
        #expect(sheet.lines.prefix(4).map(\.column) == [0, 10, 10, 10])
        #expect(sheet.lines[4].row == 5 && sheet.lines[4].line.text == "Taste: fog")
        #expect(sheet.cardsShown == 1)
    }

    @Test func `without an avatar the initial is shown`() {
        let sheet = sheet(model(nil), 80)
        #expect(sheet.lines[1].line.spans.first == Span(" Z ", .initial))
        #expect(
            sheet.lines[1...3].map(\.line.text) == [" Z   Zoë Doe", "     unsplash", "     4 favorites"])
        #expect(sheet.lines[4].row == 4)
    }

    @Test func `on a narrow screen the initial replaces the avatar`() {
        let sheet = sheet(model(Picture(of: "p", width: 1, height: 1)), 20)
        #expect(sheet.lines.contains { $0.line.text == " Z   Zoë Doe" })
        #expect(sheet.lines.allSatisfy { $0.column + $0.line.width <= 20 })
    }

    @Test func `for a program, the profile is printed as records`() {
        let console = RecordingConsole(audience: Audience(isProgram: true))
        let blocks = ProfileView(console: console).blocks(for: model(nil))
        #expect(blocks.count { if case .record = $0 { true } else { false } } == 2)
    }
}
