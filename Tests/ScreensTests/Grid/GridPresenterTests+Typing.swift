import CommandShell
import GalleryCore
import TestKit
import Testing
import TextLayout
import UseCases
import Viper
import Wording

@testable import Screens

extension GridPresenterTests {
    @Test func `a command on photos typed after a colon runs in the grid`() async {
        let screen = await grid(typing(":fav 3x\u{7F}"))
        #expect(status(screen) == ":fav 3_")
        await grid(typing(":fav 3\r:fav 9\r"))
        #expect(favorites == ["p3", "p9"] && prompt.lines.isEmpty)
        await grid(typing("l:fav\r"))
        #expect(favorites == ["p2", "p3", "p9"])
        await grid(typing("  :unfav\r:mark 5\r"))
        #expect(favorites == ["p3", "p9"])
        #expect(fixture.marks.ids.map(\.key) == ["p1", "p2", "p5"])
    }

    @Test(arguments: [
        ("tag 3 hall", 3), ("tag hall", 7), ("note 3 by the sea", 3),
        ("note marked down", 7), ("fav", 7),
    ])
    func `a command typed after a colon applies to the given number, else to the photo at the cursor`(
        line: String, number: Int
    ) {
        let command = try? PhotoCommandLine(line, in: 1...9, current: 7, marked: [])
        #expect(command?.request.numbers == [number])
    }

    @Test(arguments: [
        (":search fog\r", "search fog"), (":boards\r", "boards"), ("/fog sea\r", "search cats fog sea; grid"),
        ("\r:search fog\r", "search fog"), ("\r:refine sea\r", "refine sea"),
        ("\r/fog\r", "search cats fog; grid"),
    ])
    func `a line that the grid cannot run closes the grid and runs at the prompt`(keys: String, line: String)
        async
    {
        let screen = await grid(typing(keys) + [.key(.right)])
        #expect(prompt.lines == [line])
        #expect(screen.shown.last == "left" && navigator.redraws == 0)
        #expect(screen.shown.dropLast().allSatisfy { $0.hasPrefix("demo:p1 ") })
    }

    @Test func `an unknown command is reported in the grid, and the quit commands of vi leave only the grid`()
        async
    {
        #expect(status(await grid(typing(":unfa\r"))).contains("did you mean `unfav`"))
        #expect(status(await grid(typing(":unfa 3\r"))).contains("did you mean `unfav 3`"))
        for line in [":q\r", ":wq\r"] {
            #expect(await grid(typing(line)).shown == ["left"], "\(line)")
        }
        #expect(prompt.lines.isEmpty)
    }

    @Test func `in Russian, a line after a colon accepts and suggests the Russian words of the prompt`()
        async
    {
        let typed = Language.russian.asCurrent {
            Task {
                await grid(typing(":нравится 3\r:метка 3 зал\r:избранное\r"))
                return status(await grid(typing(":избраное\r")))
            }
        }
        #expect(await typed.value.contains("`избранное`"))
        #expect(prompt.lines == ["избранное"])
        let command = Language.russian.asCurrent {
            try? PhotoCommandLine("метка 3 зал", in: 1...9, current: 7, marked: [])
        }
        #expect(command?.request.numbers == [3])
    }

    @Test
    func `a command that opens a screen uses the grid's numbers, and the list continues from the cursor`()
        async
    {
        for (line, route) in [
            (":open 20\r", Route.detail(list, at: 19, title: ListTitle())),
            (
                ":similar 20\r",
                .list(.similar(Photo.sample(20).id, by: .subject), title: ListTitle("Photo 20"))
            ),
            (
                ":by\r",
                .list(.author(Photo.sample(2).author.id, on: .demo), title: ListTitle("Author 2"))
            ),
        ] {
            let screen = await grid(typing("l" + line))
            #expect(navigator.routes.last == route)
            #expect(screen.shown == ["left"] && prompt.lines.isEmpty && navigator.redraws == 0)
            #expect(await lists.takePosition(in: list) == 1)
        }
    }

    @Test func `a number past the list is reported in the grid; "grid N" moves the cursor`() async {
        let screen = await grid(typing("l:fav 99\r"))
        #expect(status(screen) == Phrases.number("99", in: 1...30))
        #expect(cursor(screen) == "2" && prompt.lines.isEmpty)
        #expect(cursor(await grid(typing(":grid 9\r"))) == "9")
    }

    @Test func `a click moves the cursor, the second opens the photo, and the wheel moves by one row`() async
    {
        let click = FullScreenKey.click(row: 9, column: 25)
        let once = await grid(click)
        #expect(cursor(once) == "6" && once.readsMouse)
        #expect(cursor(await grid(.click(row: 23, column: 1), .click(row: 2, column: 79))) == "4")
        #expect(cursor(await grid(click, .wheelDown, .wheelDown, .wheelUp)) == "10")
        var opened = await grid(click, click, .escape)
        // On a busy machine, the second click may come later than a double click allows.
        for _ in 0..<20 where opened.shown == ["left"] { opened = await grid(click, click, .escape) }
        #expect(opened.shown.first?.hasPrefix("demo:p6 ") == true && cursor(opened) == "6")
        #expect(await grid(click, .right, click, .left).shown == ["left"])
        #expect(cursor(await grid([.key(.pageDown), .key(click)])) == "18")
    }

    @Test func `TAB completes commands, their arguments and the numbers of the grid`() async {
        #expect(status(await grid(typing(":cop\t3 cr\t"))) == ":copy 3 credit _")
        let several = await grid(typing(":un\t"))
        #expect(status(several) == ":un_  unfav  unlike  untag  unmark")
        #expect(status(await grid(typing(":un\tf"))) == ":unf_")
        #expect(status(await grid(typing(":open 2\t"))).hasPrefix(":open 2_  2  20  21"))
        await grid(typing(":fa\t 3\r"))
        #expect(favorites == ["p3"])
    }

    @Test func `Escape closes the command line of the grid, as does Backspace if the line is empty`() async {
        await grid(typing(":fav 3") + [.key(.escape)] + typing("/\u{7F}l:\r"))
        #expect(favorites.isEmpty && prompt.lines.isEmpty)
        #expect(await lists.takePosition(in: list) == 1)
    }

    @Test
    func `while picking, Enter returns the marked photos or the current photo; no line runs at the prompt`()
        async
    {
        let request = GridRequest(list: list, title: ListTitle(), index: 0, isPick: true)
        for (keys, expected) in [("l\r", ["p2"]), ("  \r", ["p1", "p2"]), (":by 3\r/fog\rq", [])] {
            var picked: [Photo] = []
            fixture.marks.clear()
            let screen = ScriptedScreen(typing(keys))
            let presenter = GridPresenter(
                display: display, screen: { GridDisplay(screen) },
                interactor: fixture.grid(lists), keys: fixture.keys, photoCommands: fixture.commands,
                router: GridRouter(navigator: navigator), runAtPrompt: prompt.run, picked: { picked = $0 })
            await presenter.handle(request)
            #expect(picked.map(\.id.key) == expected)
            #expect(screen.shown == ["left"])
        }
        #expect(prompt.lines.isEmpty && navigator.redraws == 0)
    }

    @Test func `three marked photos are compared side by side; without marks, a message is shown`() async {
        #expect(status(await grid(.character("="))) == Phrases.Grid.compares)
        let screen = await grid(.space, .space, .space, .character("="))
        #expect(screen.layouts.last?.pictures.count == 3)
        let lines = screen.layouts.last?.lines.map(\.line.text).filter { $0.hasPrefix("by ") }
        #expect(lines == ["by Author 1", "by Author 2", "by Author 3"])
        #expect(
            status(screen) == "Comparing 3 photos · same size, license and date · any key: back")
        #expect(cursor(await grid(.character("="), .right, .right)) == "2")
    }

    @Test func `without full-screen mode, a message instead of the grid states what the grid needs`() async {
        let presenter = GridPresenter(
            display: display, screen: { nil },
            interactor: fixture.grid(lists), keys: fixture.keys, photoCommands: fixture.commands,
            router: GridRouter(navigator: navigator), runAtPrompt: { _ in })
        await presenter.handle(GridRequest(list: list, title: ListTitle(), index: 0))
        #expect(display.models == [[.problem(Phrases.Grid.needsTerminal)]])
        #expect(navigator.redraws == 0)
    }

    @Test func `an empty list is not shown as a grid`() async {
        let empty = PhotoLists(source: TestPages(catalog: StubCatalog([]), favorites: InMemoryFavorites([])))
        let screen = ScriptedScreen([])
        let presenter = GridPresenter(
            display: display, screen: { GridDisplay(screen) },
            interactor: fixture.grid(empty), keys: fixture.keys, photoCommands: fixture.commands,
            router: GridRouter(navigator: navigator), runAtPrompt: { _ in })
        await presenter.handle(GridRequest(list: list, title: ListTitle(), index: 0))
        #expect(screen.layouts.isEmpty && screen.shown.isEmpty)
        #expect(display.models == [[.info(Phrases.empty(list))]])
    }
}
