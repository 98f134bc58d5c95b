import CommandShell
import Configuration
import Testing
import TextLayout

@testable import Terminal

@Suite struct ProtocolSettingTests {
    @Test func `the protocol setting accepts exactly auto and the graphics protocols`() {
        #expect(SettingName.graphics.choices == ["auto"] + GraphicsProtocol.allCases.map(\.rawValue))
    }

    @Test func `the glyphs setting accepts auto and every set of non-ASCII glyphs`() {
        #expect(SettingName.glyphs.choices == ["auto"] + CellGlyphs.allCases.dropFirst().map(\.rawValue))
    }

    @Test func `the animate setting accepts exactly the animation modes`() {
        #expect(SettingName.animate.choices == AnimationMode.allCases.map(\.rawValue))
    }

    @Test func `the captions setting accepts exactly the caption styles`() {
        #expect(SettingName.captions.choices == CaptionStyle.allCases.map(\.rawValue))
    }

    @Test func `the density setting accepts exactly the card densities`() {
        #expect(SettingName.density.choices == CardDensity.allCases.map(\.rawValue))
    }
}
