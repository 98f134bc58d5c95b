import CommandShell
import GalleryCore
import Testing
import Wording

@testable import Screens

@Suite struct ForeignLinesTests {
    private func reasons(
        _ line: String, _ route: Route? = .list(.topic("sea")), hasBoard: Bool = true, gap: String? = nil
    ) -> [UsageError.Reason] {
        ForeignLines.reasons(
            for: line, at: route, board: { _ in "misty mornings" }, hasBoard: { _ in hasBoard },
            gap: { $0.filters.isEmpty ? nil : gap })
    }

    private func reason(_ line: String, _ route: Route? = .list(.topic("sea"))) -> UsageError.Reason? {
        reasons(line, route).first
    }

    @Test(
        arguments: [
            ("cd favorites", "favorites"), ("ls boards", "boards"), ("cd ..", "back"), ("cd", "home"),
            ("cd nature", "board nature"), ("ls -l", "list"), ("gg", "open 1"), ("G", "open last"),
            ("N", "prev"), ("u", "undo"), ("?fog forest", "search fog forest"), ("?save", "help save"),
            ("save?", "help save"), ("??", "help"), ("\\d", "boards"), (".tables", "boards"),
            ("git log", "history"), ("git status", "status"), ("gh search fog", "search fog"),
            ("sort title", "favorites order:title"), ("sort by size", "favorites order:size"),
            ("back 2", "back; back"), ("next 3", "next; next; next"), ("fog?", nil), ("next x", nil),
            ("git clone x", nil), ("fog", nil), ("get 3", "save 3"), ("cite 2-4", "credit 2-4"),
            ("star 3", "fav 3"), ("man save", "help save"), ("settings", "set"),
        ] as [(String, String?)])
    func `a command of a shell, editor, pager or database program is answered with gallery's command`(
        line: String, meant: String?
    ) {
        let word = line.split(separator: " ").first.map(String.init) ?? ""
        #expect(reason(line) == meant.map { .foreign(word, line: $0) })
    }

    @Test func `a foreign command that gallery has no command for is answered with a hint`() {
        for line in ["sort", "order latest"] {
            #expect(reason(line) == .nothing(Phrases.sorting))
        }
        #expect(reason("!ls") == .nothing(Phrases.noShell))
        #expect(reason("y") == .nothing(Phrases.noQuestion))
        #expect(reason("version") == .nothing(Phrases.versionElsewhere))
    }

    @Test func `"cd" and "ls" offer a board only if it exists`() {
        #expect(reasons("cd nature", hasBoard: false).isEmpty)
    }

    @Test func `words of filters refine a search, if the service has the filter`() {
        let search = Route.search(SearchQuery(keywords: "fog"))
        #expect(reason("only landscape", search) == .foreign("only", line: "refine orientation:landscape"))
        #expect(reason("landscape") == nil)
        #expect(reasons("landscape", search, gap: "unsupported").isEmpty)
        #expect(reasons("cc0", search, gap: "unsupported") == [.nothing("unsupported")])
    }

    @Test(arguments: [
        ("search fog license=cc0", "search fog license:cc0"),
        ("search fog --license cc0", "search fog license:cc0"),
        ("find fog -license cc0", "find fog license:cc0"),
        ("favorites --licence=by", "favorites license:by"),
        ("search fog aspect:wide", "search fog orientation:landscape"),
    ])
    func `a filter in the form of another program is written as gallery's`(line: String, meant: String) {
        let word = line.split(separator: " ").first.map(String.init) ?? ""
        #expect(reason(line) == .foreign(word, line: meant))
    }

    @Test(arguments: ["search fog -tree house", "search E=mc2", "search fog -source code"])
    func `words that are no filter stay`(line: String) { #expect(reasons(line).isEmpty) }

    @Test
    func `outside of favorites and boards, the removal of a number is refused with what can be removed`() {
        #expect(reason("rm 3") == .nothing(Phrases.nothingToRemove("3")))
        #expect(reason("delete 3", .favorites) == .foreign("delete", line: "unfav 3"))
        #expect(reason("remove 2", .boards) == .foreign("remove", line: "board remove 2"))
        #expect(reason("wallpaper 3") == .nothing(Phrases.wallpaper("3")))
    }

    @Test func `on an open board, "rm" with numbers means to remove the photos from the board`() {
        let board = PhotoListID.board(Board.ID(1), query: WordQuery())
        for route in [Route.list(board), .detail(board, at: 0)] {
            #expect(
                reason("rm 2-4", route)
                    == .foreign("rm", line: "board remove \"misty mornings\" 2-4"))
            #expect(reason("rm", route) == nil)
        }
    }
}
