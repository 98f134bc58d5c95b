import CommandShell
import GalleryCore
import TestKit
import Testing
import TextLayout
import Wording

@testable import Screens

@Suite(.timeLimit(.minutes(10))) @MainActor struct HelpPresenterTests {
    private let display = RecordingDisplay<HelpModel>()

    private func help(
        _ request: HelpRequest, commands: [CommandInfo] = [], keys: [ScreenKey: String] = [:]
    ) async -> HelpModel? {
        await HelpPresenter(
            display: display, commands: commands, keys: keys,
            service: .unsplash, filters: FilterAbility([.color: ["red"], .lang: []])
        ).handle(request)
        return display.models.last
    }

    private func entry(_ name: String, _ summary: String = "") -> CommandInfo {
        CommandInfo(name, group: .find, summary: { summary })
    }

    @Test(arguments: Language.allCases)
    func `the help overview has the words to begin with, each in one line of 40 columns`(
        language: Language
    ) async {
        let words = language.asCurrent { Phrases.Help.first }
        #expect(
            words.map(\.0) == [
                "search", "3", "next", "back", "grid", "full", "save", "credit", "fav", "favorites", "boards",
                "undo", "help", "quit",
            ])
        #expect(words.allSatisfy { $0.1.count <= 29 && CommandCatalog.info($0.0) != nil })
        guard case .overview(let items, let hint)? = await help(.overview) else {
            Issue.record("no overview")
            return
        }
        #expect(items.map(\.name) == words.map(\.0) && hint.contains("`help all`"))
    }

    @Test func `for a screen reader, the help overview leaves out the grid and the full screen`() async {
        let spoken = RecordingDisplay<HelpModel>(audience: Audience(usesScreenReader: true))
        await HelpPresenter(
            display: spoken, commands: [], keys: [:], service: .demo, filters: FilterAbility([:])
        ).handle(.overview)
        guard case .overview(let items, _)? = spoken.models.last else {
            Issue.record("no overview")
            return
        }
        let names = items.map(\.name)
        #expect(names.contains("save") && !names.contains("grid") && !names.contains("full"))
    }

    @Test func `commands of a family are listed once`() async {
        guard case .all(let sections, _)? = await help(.all, commands: []) else {
            Issue.record("no list")
            return
        }
        let names = sections.flatMap(\.items).map(\.name)
        #expect(names.contains("mark") && !names.contains("marks") && !names.contains("unmark"))
    }

    @Test
    func `"help all" has all commands in catalog order, with the meaning on the screen if they run there`()
        async
    {
        let model = await help(.all, commands: [entry("undo", "Undo"), entry("unheard of")])
        guard case .all(let sections, let hint)? = model else {
            Issue.record("no list")
            return
        }
        let items = sections.flatMap(\.items)
        #expect(items.contains(HelpModel.Item(name: "undo", meaning: "Undo")))
        #expect(!items.contains { $0.name == "unheard of" } && items.contains { $0.name == "zoom" })
        #expect(sections.allSatisfy { !$0.items.isEmpty } && !hint.isEmpty)
    }

    @Test func `"help keys" lists the keys of the screen, if any, before those of the prompt`() async {
        guard case .keys(let sections)? = await help(.keys, keys: [.altRight: "next"]),
            case .keys(let plain)? = await help(.keys)
        else {
            Issue.record("no keys")
            return
        }
        #expect(sections.count == 3 && plain.count == 2)
        #expect(sections[0].items == [HelpModel.Item(name: "Alt-Right", meaning: "`next`")])
        #expect(Array(sections[1...]) == plain)
    }

    @Test func `"help lock" lists "unlock" and the option that resets the lock`() async {
        guard case .command(_, let table, _)? = await help(.explain("lock")) else {
            Issue.record("no explanation")
            return
        }
        #expect(table?.items.map(\.name) == ["unlock", "unlock SERVICE", "gallery --reset-lock"])
    }

    @Test func `"help" describes a command of the current screen, or else one of all screens`() async {
        let own = CommandInfo(
            "save", group: .take, summary: { "Save this photo" }, usage: { _ in "[to DIR]" })
        guard
            case .command(let entries, let filters, let related)? = await help(
                .explain("save"), commands: [own])
        else {
            Issue.record("no explanation")
            return
        }
        #expect(entries.map(\.usage) == ["save [to DIR]"] && entries.map(\.summary) == ["Save this photo"])
        #expect(filters?.items.contains { $0.name == "{title}" } == true)
        #expect(related?.items.map(\.name) == CommandCatalog.related(to: "save"))
        guard case .command(let other, _, _)? = await help(.explain("save")) else {
            Issue.record("no explanation")
            return
        }
        #expect(other.first?.usage.hasPrefix("save N") == true)
    }

    @Test func `in a folder, "help search" lists the filters of files, not those of the service`() async {
        let table = FilesCommands.table(of: .folder(FolderQuery("/p")))
        let search = table.specs.map { $0.info.scoped(to: ParsingScope()) }.filter { $0.name == "search" }
        guard
            case .command(_, let filters?, _)? = await help(
                .explain("search"), commands: search)
        else {
            Issue.record("no filters")
            return
        }
        let names = Set(filters.items.map(\.name))
        #expect(names.isSuperset(of: ["date:", "camera:", "type:", "size:", "color:"]))
        #expect(
            names.isDisjoint(with: ["lang:", "source:", "content:"]) && !filters.title.contains("unsplash"))
    }

    @Test func `"help favorites" lists the filters of stored photos`() async {
        guard case .command(_, let filters?, _)? = await help(.explain("favorites")) else {
            Issue.record("no filters")
            return
        }
        let names = filters.items.map(\.name)
        #expect(names.contains("orientation:") && !names.contains("date:") && !names.contains("lang:"))
    }

    @Test func `"help search" lists the filters that the service supports`() async {
        guard case .command(_, let filters?, _)? = await help(.explain("search")) else {
            Issue.record("no filters")
            return
        }
        #expect(filters.items.map(\.name) == ["color:", "lang:"])
        #expect(filters.items.first?.meaning == "red")
    }

    @Test func `"help" with a command also explains the others of its family`() async {
        guard case .command(let entries, _, let related)? = await help(.explain("tags")) else {
            Issue.record("no explanation")
            return
        }
        let words = entries.compactMap { $0.usage.split(separator: " ").first }
        #expect(words == ["tags", "tag", "untag"])
        #expect(related?.items.contains { ["tag", "marks"].contains($0.name) } == false)
    }

    @Test func `"help" prints nothing for an unknown command`() async {
        #expect(await help(.explain("serch")) == nil)
    }
}
