import CommandShell
import GalleryCore
import TestKit
import Testing

@testable import Screens

@Suite(.timeLimit(.minutes(1))) @MainActor struct HelpPresenterTests {
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

    @Test func `the help overview has the available commands in catalog order and no empty groups`()
        async
    {
        let model = await help(
            .overview, commands: [entry("undo", "Undo"), entry("search", "Search"), entry("unheard of")])
        guard case .overview(let sections, let hint)? = model else {
            Issue.record("no overview")
            return
        }
        #expect(sections.map { $0.items.map(\.name) } == [["search"], ["undo"]])
        #expect(sections.map(\.items).joined().map(\.meaning) == ["Search", "Undo"])
        #expect(!hint.isEmpty)
    }

    @Test func `"help keys" lists the keys of the screen, if any, before those of the prompt`() async {
        guard case .keys(let sections)? = await help(.keys, keys: [.altRight: "next"]),
            case .keys(let plain)? = await help(.keys)
        else {
            Issue.record("no keys")
            return
        }
        #expect(sections.count == 2 && plain.count == 1)
        #expect(sections[0].items == [HelpModel.Item(name: "Alt-Right", meaning: "`next`")])
        #expect(sections[1] == plain[0])
    }

    @Test func `"help lock" lists "unlock" and the option that resets the lock`() async {
        guard case .command(_, _, _, let table, _)? = await help(.explain("lock")) else {
            Issue.record("no explanation")
            return
        }
        #expect(table?.items.map(\.name) == ["unlock", "gallery --reset-lock"])
    }

    @Test func `"help" describes a command of the current screen, or else one of all screens`() async {
        let own = CommandInfo(
            "save", group: .take, summary: { "Save this photo" }, usage: { _ in "[to DIR]" })
        guard
            case .command(let usage, let summary, _, let filters, let related)? = await help(
                .explain("save"), commands: [own])
        else {
            Issue.record("no explanation")
            return
        }
        #expect(usage == "save [to DIR]" && summary == "Save this photo")
        #expect(filters?.items.contains { $0.name == "{title}" } == true)
        #expect(related?.items.map(\.name) == CommandCatalog.related(to: "save"))
        guard case .command(let other, _, _, _, _)? = await help(.explain("save")) else {
            Issue.record("no explanation")
            return
        }
        #expect(other.hasPrefix("save N"))
    }

    @Test func `"help search" lists the filters that the service supports`() async {
        guard case .command(_, _, _, let filters?, _)? = await help(.explain("search")) else {
            Issue.record("no filters")
            return
        }
        #expect(filters.items.map(\.name) == ["color:", "lang:"])
        #expect(filters.items.first?.meaning == "red")
    }

    @Test func `"help" prints nothing for an unknown command`() async {
        #expect(await help(.explain("serch")) == nil)
    }
}
