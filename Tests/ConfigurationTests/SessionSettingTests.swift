import Testing

@testable import Configuration

@MainActor
@Suite struct SessionSettingTests {
    private static func settings(_ text: String = "") -> Settings {
        Settings(of: .program, file: SettingsFile(text: text, path: "f"))
    }

    @Test func `a live setting starts with its configured value, else with its default`() {
        let notify = LiveSetting(.notify, Self.settings("notify = OFF"))
        #expect(notify.value == "off" && !notify.isOn && notify.source == .file)
        let usual = LiveSetting(.notify, Self.settings())
        #expect(usual.value == "on" && usual.isOn && usual.source == .builtIn)
        let columns = LiveSetting(.columns, Self.settings("columns = auto"))
        #expect(columns.value == "auto" && columns.count == nil && columns.source == .builtIn)
        let loud = LiveSetting(
            .logLevel,
            Settings(of: .program, file: SettingsFile.none, environment: ["GALLERY_LOG_LEVEL": "loud"]))
        #expect(loud.value == "notice" && loud.source == .builtIn)
    }

    @Test func `a valid change of a setting is applied once, and a rejected change has no effect`() {
        var applied: [String] = []
        let columns = LiveSetting(.columns, Self.settings()) { applied.append($0) }
        #expect(throws: Never.self) { try columns.change(to: "4") }
        #expect(columns.count == 4 && columns.source == .session)
        #expect(throws: SettingRefusal.self) { try columns.change(to: "99") }
        #expect(columns.count == 4)
        #expect(throws: Never.self) { try columns.change(to: "AUTO") }
        #expect(columns.value == "auto" && columns.source == .builtIn)
        #expect(applied == ["4", "auto"])
    }

    @Test func `a start-only setting rejects valid and invalid values with different errors`() {
        let folder = StartSetting(.picturesFolder, Self.settings(), usual: "/p")
        #expect(folder.value == "/p" && folder.source == .builtIn && !folder.isLive)
        #expect { try folder.change(to: "/srv") } throws: { error in
            if case SettingRefusal.onlyAtStart = error { true } else { false }
        }
        #expect { try folder.change(to: "a\nb") } throws: { error in
            if case SettingRefusal.unknownValue = error { true } else { false }
        }
        #expect(folder.value == "/p")
    }
}
