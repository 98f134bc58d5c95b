import CommandShell
import Configuration
import GalleryCore
import PhotoService
import PhotoStore
import Pictures
import Screens
import Terminal
import TestKit
import Testing
import TextLayout
import UseCases
import Viper
import Wording

@testable import gallery

@Suite @MainActor struct SessionSettingsTests {
    private final class ListScreen: CommandScreen {
        typealias Route = Screens.Route
        let name = "list"
        let infos: [CommandInfo]

        init(_ commands: String...) {
            infos = commands.map { CommandInfo($0, group: .find, summary: { "" }) }
        }

        func appear(for route: Route?) async {}
        func perform(_ command: Command) async throws(UsageError) -> Bool { false }
    }

    private let saving = SessionValue(SavePreferences())
    private let license = SessionValue<String?>(nil)
    private let folder = TemporaryFolder()

    private func settings(_ flags: [SettingName: String] = [:]) -> SessionSettings {
        let settings = Settings(
            of: ServiceDefinition.all.map(\.description), file: .none, flags: flags)
        let capabilities = TerminalCapabilities(color: .none)
        let profile = TerminalProfile(environment: [:], capabilities: capabilities)
        let pictures = PictureLibrary(
            fetchers: { _ in StubPictures() }, favorites: InMemoryFavorites(), worker: PictureWorker(),
            cacheFolder: folder("cache"),
            styles: TerminalStyles(profile: profile, capabilities: capabilities, isPipe: false),
            absenceText: { _ in "" })
        let mirror = FavoriteMirror(
            store: SQLiteMirror(GalleryDatabase(folder: "")), accounts: nil, favorites: nil, isOn: false)
        return SessionSettings(
            settings, language: LanguageSetting("en", from: .flag, environment: [:], isUTF8: true),
            mirror: mirror, pictures: pictures, profile: profile, transport: CurlTransport(version: "0"),
            saving: saving, folder: DefaultFolder("/pictures"), only: license,
            log: ProgramLog(folder: nil, level: nil))
    }

    @Test(
        arguments: [("next", ""), ("random", "random"), ("list", "list"), ("nothing", nil)]
            as [(String, String?)])
    func `an empty line runs the command of the setting enter, or none`(value: String, line: String?) {
        #expect(settings([.enter: value]).emptyLine(on: ListScreen("grid")) == line)
    }

    @Test func `an empty line shows the grid on lists, and on other screens runs their usual command`() {
        let settings = settings([.enter: "grid"])
        #expect(settings.emptyLine(on: ListScreen("open", "grid")) == "grid")
        #expect(settings.emptyLine(on: ListScreen("open")) == "")
        #expect(settings.emptyLine(on: nil) == "")
    }

    @Test func `the template of file names is that of the setting, also after a change`() throws {
        let settings = settings([.filename: "{author}-{n}"])
        #expect(saving.value.template == (try FileNameTemplate("{author}-{n}")))
        try settings.filename.change(to: "slug")
        #expect(saving.value.template == .slug)
        try settings.filename.change(to: "auto")
        #expect(saving.value.template == nil)
    }

    @Test func `settings for saved files apply at the start and after a change`() throws {
        let settings = settings([
            .sidecar: "off", .strip: "gps", .credit: "html", .license: "commercial", .width: "1600",
            .base: "/",
        ])
        #expect(!saving.value.hasSidecar && saving.value.removesLocation)
        #expect(saving.value.creditFormat == .html && license.value == "commercial")
        #expect(saving.value.width == 1600 && saving.value.base == "/")
        try settings.sidecar.change(to: "on")
        try settings.strip.change(to: "off")
        try settings.credit.change(to: "text")
        try settings.license.change(to: "any")
        try settings.width.change(to: "full")
        try settings.base.change(to: ".")
        #expect(saving.value.width == nil && saving.value.base == nil)
        #expect(saving.value.hasSidecar && !saving.value.removesLocation)
        #expect(saving.value.creditFormat == .text && license.value == nil)
    }

    @Test func `all settings are listed in order, and those that are not live keep their first value`() {
        let settings = settings([.address(.unsplash): "https://example.com"])
        let service = LiveSetting(.service, settings.start, initial: "demo")
        let all = settings.all(live: [service])
        #expect(all.map(\.name) == SettingName.all(of: settings.start.services))
        let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
        #expect(named[.service]?.value == "demo" && named[.service]?.isLive == true)
        #expect(named[.columns]?.isLive == true)
        #expect(
            named[.address(.unsplash)]?.value == "https://example.com"
                && named[.address(.unsplash)]?.isLive == false)
        #expect(named[.address(.nasa)]?.value == ServiceDefinition.named(.nasa)?.description.address)
        #expect(named[.authorityFile]?.value == "")
    }

    @Test func `cards have the columns, density and captions of the settings`() {
        #expect(settings().cards == CardStyle())
        #expect(
            settings([.columns: "3", .density: "compact", .captions: "facts"]).cards
                == CardStyle(columns: 3, density: .compact, captions: .facts))
    }
}
