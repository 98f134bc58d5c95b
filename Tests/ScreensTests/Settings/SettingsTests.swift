import CommandShell
import Configuration
import GalleryCore
import Synchronization
import TestKit
import Testing
import TextLayout
import Viper

@testable import Screens

@Suite(.timeLimit(.minutes(10))) @MainActor struct SettingsTests {
    private final class Setting: SessionSetting {
        let name: SettingName
        let isLive: Bool
        let restarts: Bool
        private(set) var value: String
        var source: SettingSource { value == "comfortable" ? .builtIn : .session }

        init(_ name: SettingName, _ value: String, isLive: Bool = true, restarts: Bool = false) {
            self.name = name
            self.value = value
            self.isLive = isLive
            self.restarts = restarts
        }

        func change(_ value: String) { self.value = value }

        func change(to text: String) throws(SettingRefusal) {
            guard isLive else { throw .onlyAtStart }
            guard ["compact", "comfortable"].contains(text) else { throw .unknownValue }
            value = text
        }
    }

    private final class File: SettingSaving {
        let path = "/users/ann/settings"
        let saved = Mutex<[String]>([])
        let variable: String?
        let error: StoreError?

        init(overriddenBy variable: String? = nil, error: StoreError? = nil) {
            self.variable = variable
            self.error = error
        }

        func save(_ value: String?, as name: SettingName) throws(StoreError) -> SavedSetting {
            if let error { throw error }
            saved.withLock { $0.append("\(name.rawValue) = \(value ?? "-")") }
            return SavedSetting(previous: name == .columns ? nil : "compact", overruledBy: variable)
        }
    }

    private let console = RecordingConsole()
    private let navigator = SpyNavigator<Route>()
    private let undo = StubUndo()
    private let density = Setting(.density, "comfortable")
    private let columns = Setting(.columns, "comfortable", restarts: true)
    private let folder = Setting(.picturesFolder, "/pictures", isLive: false)
    private let lockAfter = Setting(.lockAfter, "compact")

    private func set(_ request: SettingsRequest, file: File? = nil) async -> [String] {
        console.clear(withScrollback: false)
        await PresentedFeatures(on: console, navigator: navigator).settings(
            request, settings: [density, columns, folder, lockAfter],
            ring: StubKeys(file: [StubKeys.unsplash: "k3y"]), file: file, lock: InMemoryLock(),
            undo: undo
        ).appear(for: nil)
        return console.text
    }

    @Test func `"set" lists settings with their sources, and access keys without values`() async {
        let text = await set(.list)
        #expect(text.first == "Pictures and lists")
        #expect(text[1].hasPrefix("density  comfortable") && text[1].hasSuffix("(built in)"))
        let groups = text.filter { !$0.contains("  ") }
        #expect(groups == ["Pictures and lists", "Privacy", "Saved files and credits", "Access keys"])
        #expect(
            text.contains { $0.hasPrefix("unsplash_access_key") && $0.hasSuffix("(from the settings file)") })
        #expect(!text.joined().contains("k3y"))
        #expect(text.count == 13)
    }

    @Test(arguments: [40, 80]) func `a long value is not divided, and its meaning follows`(columns: Int)
        throws
    {
        let console = RecordingConsole(screen: ScreenSize(columns: columns, rows: 24))
        let address = "https://commons.wikimedia.org", meaning = "address of the service commons"
        let blocks = FactsView(console: console).blocks(
            for: FactList(facts: [
                FactList.Fact(kind: .word, label: "commons_url", value: address, meaning: meaning)
            ]))
        let lines = blocks.compactMap(\.text)
        let value = try #require(lines.first { $0.text.contains(address) })
        #expect(value.isUnbroken && value.width <= columns)
        #expect(lines.last?.text.hasSuffix(meaning) == true)
    }

    @Test func `a setting can be typed as in the settings file`() throws {
        for line in ["set columns 4", "set columns=4"] {
            let words = try #require(try Command(parsing: line)).words
            #expect(
                try SettingsCommands.spec.parse(words, ParsingScope())
                    == .settings(.set("columns", to: "4", isPersistent: false)), "\(line)")
        }
    }

    @Test func `"set" with only a name shows the setting and changes nothing`() async {
        let text = await set(.set("Density", to: nil, isPersistent: false))
        #expect(text.count == 1 && text[0].hasPrefix("density  comfortable"))
        #expect(console.newLayouts == 0 && navigator.restarts.isEmpty)
        #expect(undo.irreversibleChanges.isEmpty)
    }

    @Test func `a changed setting applies at once, and the screen is redrawn only if it shows the old value`()
        async
    {
        _ = await set(.set("density", to: "compact", isPersistent: false))
        #expect(density.value == "compact")
        #expect(console.newLayouts == 1)
        #expect(undo.irreversibleChanges == [.setting])
        #expect(navigator.redraws == 0, "nothing visible was drawn with the old value")
        console.wantsRedraw = true
        _ = await set(.set("density", to: "comfortable", isPersistent: false))
        #expect(navigator.redraws == 1 && navigator.restarts.isEmpty)
        _ = await set(.set("lock_after", to: "5", isPersistent: false))
        #expect(navigator.redraws == 1, "no picture depends on the setting")
    }

    @Test func `changing a setting that affects lists restarts the screens`() async {
        _ = await set(.set("columns", to: "compact", isPersistent: false))
        #expect(navigator.restarts == [.recommendations()])
    }

    @Test func `"set --save" applies and stores a value, and names a variable that overrides the value`()
        async
    {
        let file = File(overriddenBy: "GALLERY_X")
        let text = await set(.set("density", to: "compact", isPersistent: true), file: file)
        #expect(density.value == "compact")
        #expect(file.saved.withLock { $0 } == ["density = compact"])
        #expect(
            text.suffix(2) == [
                "Saved density = compact in /users/ann/settings.",
                "GALLERY_X is set in the environment and takes precedence.",
            ])
    }

    @Test func `"set --save" without a value stores the current value`() async {
        let file = File()
        _ = await set(.set("density", to: nil, isPersistent: true), file: file)
        #expect(file.saved.withLock { $0 } == ["density = comfortable"])
    }

    @Test func `a setting that is read at startup can be saved, but not changed in the session`() async {
        let file = File()
        let text = await set(.set("pictures_folder", to: "/other", isPersistent: false), file: file)
        #expect(text.first?.hasPrefix("pictures_folder is read at startup; `set --save") == true)
        #expect(file.saved.withLock { $0.isEmpty })
        _ = await set(.set("pictures_folder", to: "/other", isPersistent: true), file: file)
        #expect(file.saved.withLock { $0 } == ["pictures_folder = /other"])
        #expect(folder.value == "/pictures")
        #expect(console.newLayouts == 0)
    }

    @Test(arguments: [
        ("unsplash-access-key", "x", "Save access keys with `key set NAME`"),
        ("density", "wide", "density cannot be `wide`; type `set density comfortable|compact`."),
    ])
    func `"set --save" refuses access keys, and unknown values as usage errors`(
        name: String, value: String, sentence: String
    ) async {
        let file = File()
        let text = await set(.set(name, to: value, isPersistent: true), file: file)
        let isUsage = name == "density"
        #expect(isUsage ? text.isEmpty : text.count == 1 && text[0].hasPrefix(sentence))
        #expect(
            navigator.refusals.map { $0 as? UsageError } == (isUsage ? [UsageError(.nothing(sentence))] : []))
        #expect(console.problemCount == (isUsage ? 0 : 1))
        #expect(file.saved.withLock { $0.isEmpty } && density.value == "comfortable")
    }

    @Test func `an unknown setting is a usage error with the known names`() async {
        #expect(await set(.set("densty", to: "compact", isPersistent: true)).isEmpty)
        let known = ["density", "columns", "pictures_folder", "lock_after"]
        #expect(
            navigator.refusals.map { $0 as? UsageError }
                == [UsageError(.setting("densty", known: known), at: .argument(0, part: "densty"))])
    }

    @Test func `a value that cannot be saved still applies to the session`() async {
        let homeless = await set(.set("density", to: "compact", isPersistent: true))
        #expect(homeless.last?.hasPrefix("No home folder for the settings file.") == true)
        #expect(density.value == "compact")
        _ = await set(
            .set("density", to: "comfortable", isPersistent: true), file: File(error: .full(path: "/full")))
        #expect(density.value == "comfortable" && console.problemCount == 2)
    }

    @Test func `"set --unset" removes a saved value and applies the default`() async {
        density.change("compact")
        let file = File(overriddenBy: "GALLERY_X")
        let text = await set(.unset("density"), file: file)
        #expect(density.value == "comfortable")
        #expect(file.saved.withLock { $0 } == ["density = -"])
        #expect(
            text == [
                "Removed density from /users/ann/settings; the default applies again: comfortable.",
                "GALLERY_X is set in the environment and takes precedence.",
            ])
        #expect(console.newLayouts == 1)
    }

    @Test
    func `after "set --unset" of a setting that is read at startup, the default applies from the next start`()
        async
    {
        let text = await set(.unset("pictures_folder"), file: File())
        #expect(
            text == [
                "Removed pictures_folder from /users/ann/settings; the default applies from the next start."
            ])
    }

    @Test func `"set --unset" of a setting that is not in the file changes nothing`() async {
        columns.change("compact")
        let text = await set(.unset("columns"), file: File())
        #expect(text == ["columns is not in /users/ann/settings; nothing changed."])
        #expect(columns.value == "compact" && console.problemCount == 0)
    }

    @Test func `changing a setting of the lock without a PIN names the command that sets a PIN`() async {
        let text = await set(.set("lock_after", to: "comfortable", isPersistent: false))
        #expect(text.last == "lock_after takes effect once a PIN is set: `lock set`.")
    }

    @Test func `"set --example" prints every setting, and an access key last`() async {
        let text = await set(.example)
        for name in ["density", "columns", "pictures_folder", "lock_after"] {
            #expect(text.contains { $0.hasPrefix("# \(name) = ") }, "\(name)")
        }
        #expect(text.last == "# openverse_client_secret = KEY")
    }
}
