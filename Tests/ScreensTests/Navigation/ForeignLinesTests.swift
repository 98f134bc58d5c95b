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
        #expect(reason("sort") == .nothing(Phrases.sorting))
        #expect(reason("sort at random") == .nothing(Phrases.sorting))
        #expect(reason("order latest") == .foreign("order", line: "search order:latest"))
        let folder = Route.list(.folder(FolderQuery("/p")))
        #expect(reason("sort by date", folder) == .foreign("sort", line: "search order:date"))
        #expect(reason("sort", folder) == .nothing(Phrases.Files.sorting))
        #expect(reason("!ls") == .nothing(Phrases.noShell))
        #expect(reason("y") == .nothing(Phrases.noQuestion))
        #expect(reason("version") == .nothing(Phrases.inShell("--version")))
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

    @Test(arguments: [
        ("color=red", "color:red"), ("license=cc0", "license:cc0"), ("sort:newest", "order:latest"),
        ("orientation:landscape", "orientation:landscape"), ("min_width=1920", "width:>=1920"),
        ("width<=800", "width:<=800"), (">1920x1080", "width:>1920 height:>1080"),
        ("date>2020", "date:2020.."),
        ("date<2020-05", "date:..2020-05"), ("license cc-by", "license:by"), ("color: blue", "color:blue"),
        ("лицензия=cc0", "license:cc0"), ("ширина 2000", "width:2000"),
    ])
    func `a filter without a command refines the search on the screen, and otherwise starts a search`(
        line: String, filters: String
    ) {
        #expect(
            FilterForm.lines(for: line.split(separator: " ").map(String.init)) == [
                "refine \(filters)", "search \(filters)",
            ])
        let search = Route.search(SearchQuery(keywords: "fog"))
        let word = String(line.prefix { $0 != " " })
        #expect(reason(line, search) == .foreign(word, line: "refine \(filters)"))
        #expect(reason(line) == .foreign(word, line: "search \(filters)"))
        #expect(reasons(line, search, gap: "unsupported").first == .nothing("unsupported"))
    }

    @Test(
        arguments: [
            ("by:jane", "by jane"), ("@jane", "by jane"), ("автор:jane", "by jane"),
            ("tag:fog", "search fog"), ("@", nil),
            ("a:b", nil), ("source code", nil), ("w 3", nil), ("-people", nil),
            ("search fog width:>=2000", nil),
        ] as [(String, String?)])
    func `a name and a colon is an author or a search`(line: String, meant: String?) {
        #expect(
            FilterForm.lines(for: line.split(separator: " ").map(String.init)) == (meant.map { [$0] } ?? []))
    }

    @Test(arguments: [
        ("save", "save marked"), ("save to ~/x", "save marked to ~/x"), ("save 1 --alt", "save 1; alt 1"),
        ("open 3 --info", "open 3; info 3"), ("помощь", "help"), ("100%", "zoom 100%"),
        ("#fog", "search fog"),
    ])
    func `a line without numbers, with a command as an option, or in Russian is rewritten`(
        line: String, meant: String
    ) {
        let word = String(line.prefix { $0 != " " })
        #expect(reasons(line).contains(.foreign(word, line: meant)))
    }

    @Test(arguments: [
        ("metadata", "info", "info N"), ("copy credit", "copy", "copy N credit"),
        ("actual size", "zoom", "zoom N 100%"),
        ("save width=1600", "save", "save N --width 1600"), ("same author", "by", "by N"),
    ])
    func `in a list, a command that needs a number is named`(line: String, command: String, meant: String) {
        #expect(reasons(line).last == .nothing(Phrases.needsNumber(command, meant)))
        #expect(reasons(line, nil).last != .nothing(Phrases.needsNumber(command, meant)))
    }

    @Test(arguments: [
        ("2024 eclipse", "search 2024 eclipse"), ("сохрнить 3 to ~/x", "save 3 to ~/x"),
        ("сохранить 3", "save 3"),
    ])
    func `numbers before words are searched, and Russian commands before numbers may be misspelled`(
        line: String, meant: String
    ) {
        let word = String(line.prefix { $0 != " " })
        #expect(reasons(line).contains(.foreign(word, line: meant)))
        #expect(reasons("погода летом").isEmpty)
    }

    @Test func `fields after the option for JSON, "stop" and "update" are answered with a sentence`() {
        #expect(reason("--json id,title") == .nothing(Phrases.Options.noFields("id,title")))
        #expect(reasons("стоп") == [.nothing(Phrases.stopping)])
        #expect(reasons("обновить программу").contains(.nothing(Phrases.updating)))
        #expect(reasons("upgrade") == [.nothing(Phrases.updating)])
    }

    @Test(arguments: ["wallpaper size", "for wallpaper", "обои размер", "размер обоев"])
    func `words for a wallpaper refine the width, or the size where services have no width`(line: String) {
        let search = Route.search(SearchQuery(keywords: "fog"))
        let lines = reasons(line, search).compactMap { reason -> String? in
            if case .foreign(_, let line) = reason { line } else { nil }
        }
        #expect(
            lines.contains { $0.hasSuffix(" width:>=1920") } && lines.contains { $0.hasSuffix(" size:large") }
        )
    }

    @Test func `at an open photo, words for a photo need no number`() {
        let photo = Route.detail(.topic("sea"), at: 0)
        #expect(reason("cite", photo) == .foreign("cite", line: "credit"))
        #expect(reasons("what license", photo).contains(.foreign("what", line: "info")))
        #expect(reasons("crop", photo).contains(.nothing(Phrases.notEdited(""))))
        #expect(reasons("print").isEmpty)
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
