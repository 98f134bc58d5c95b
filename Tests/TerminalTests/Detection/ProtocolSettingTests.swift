import CommandShell
import Configuration
import Testing
import TextLayout

@testable import Terminal

@Suite struct ProtocolSettingTests {
    @Test func `the graphics setting accepts exactly the protocols and auto`() {
        #expect(SettingName.graphics.words == ["auto"] + GraphicsProtocol.allCases.map(\.rawValue))
    }

    @Test func `the glyphs setting accepts auto and every set of non-ASCII glyphs`() {
        #expect(SettingName.glyphs.words == ["auto"] + CellGlyphs.allCases.dropFirst().map(\.rawValue))
    }

    @Test func `the animate setting accepts exactly the animation modes`() {
        #expect(SettingName.animate.words == AnimationMode.allCases.map(\.rawValue))
    }

    @Test func `the density setting accepts exactly the card densities`() {
        #expect(SettingName.density.words == CardDensity.allCases.map(\.rawValue))
    }
}
