import CommandShell
import Configuration
import Testing
import TextLayout

@testable import Terminal

@Suite struct ProtocolSettingTests {
    @Test func `every protocol can be set, and nothing else`() {
        #expect(SettingName.graphics.words == ["auto"] + GraphicsProtocol.allCases.map(\.rawValue))
    }

    @Test func `every way to play animations can be set, and nothing else`() {
        #expect(SettingName.animate.words == AnimationMode.allCases.map(\.rawValue))
    }

    @Test func `every density of cards can be set, and nothing else`() {
        #expect(SettingName.density.words == CardDensity.allCases.map(\.rawValue))
    }
}
