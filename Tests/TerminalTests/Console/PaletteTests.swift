import Glibc
import Testing
import TextLayout

@testable import Terminal

@Suite struct PaletteTests {
    /// Default colors of xterm (XTerm-col.ad): eight normal colors, then their bright variants, used for bold.
    private static let colors: [[Double]] = [
        [0, 0, 0], [205, 0, 0], [0, 205, 0], [205, 205, 0], [0, 0, 238], [205, 0, 205], [0, 205, 205],
        [229, 229, 229], [127, 127, 127], [255, 0, 0], [0, 255, 0], [255, 255, 0], [92, 92, 255],
        [255, 0, 255],
        [0, 255, 255], [255, 255, 255],
    ]

    private static func luminance(_ color: [Double]) -> Double {
        let light = color.map {
            $0 / 255 <= 0.04045 ? $0 / 255 / 12.92 : pow(($0 / 255 + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
    }

    private static func contrast(_ one: Double, _ other: Double) -> Double {
        (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    @Test func `with color, the frame at the cursor is a reversed space, which has no gaps between rows`() {
        let bar = Line(Glyph.bar.rawValue, .number)
        let colored = Palette(TerminalCapabilities(color: .indexed256, isUTF8: true)).text(bar)
        #expect(colored == "\u{1B}[7;35m \u{1B}[0m")
        #expect(Palette(TerminalCapabilities(color: .none, isUTF8: true)).text(bar) == "█")
    }

    // The success style is exempt, because it is used only for the dots of a PIN.
    @Test(arguments: TextStyle.allCases.filter { $0 != .success })
    func `each text style, except success, is readable on white and on black`(_ role: TextStyle) throws {
        let palette = Palette(TerminalCapabilities(color: .indexed256, isUTF8: true))
        let text = palette.text([Span("x", role)])
        let numbers = text.matches(of: #/\[([0-9;]*)m/#).flatMap {
            $0.1.split(separator: ";").compactMap { Int($0) }
        }
        for number in numbers where (30...37).contains(number) {
            // Bold selects the bright color in many terminals, but only a heavier font in others, so both are checked.
            for index in numbers.contains(1) ? [number - 30, number - 22] : [number - 30] {
                let light = Self.luminance(Self.colors[index])
                #expect(Self.contrast(light, 1) > 3, "\(role) on white")
                #expect(Self.contrast(light, 0) > 3, "\(role) on black")
            }
        }
    }
}
