import CommandShell
import Configuration
import Testing

@testable import Screens

@Suite @MainActor struct GraphicsSettingTests {
    @Test func `the protocol setting states the source of its value and refuses unknown values`() throws {
        let profile = StubGraphics(.kitty)
        let setting = GraphicsSetting(profile, from: .environment)
        #expect(setting.value == "kitty" && setting.source == .environment)
        try setting.change(to: "CELLS")
        #expect(setting.value == "cells" && setting.source == .session)
        try setting.change(to: "auto")
        #expect(setting.value == "auto" && setting.source == .builtIn)
        #expect(throws: (any Error).self) { try setting.change(to: "ascii") }
        #expect(setting.value == "auto")
    }
}
