import CommandShell
import GalleryCore
import TextLayout
import Wording

extension MachineFacts {
    var characters: String { terminal.isUTF8 ? "UTF-8" : "ASCII" }

    var terminalDiagnoses: [Diagnosis] {
        let size = "\(screen.columns) \(Glyph.times.rawValue) \(screen.rows)"
        let facts = [terminal.type, graphics.terminal ?? "", size, characters] + terminal.inside
        return [
            Diagnosis(
                name: "terminal", label: Phrases.Labels.terminal,
                text: facts.filter { !$0.isEmpty }.joined(separator: ", ")),
            Diagnosis(
                name: "protocol", label: Phrases.Doctor.pictures,
                text: "\(way): \(graphics.reason.text)"),
            Diagnosis(name: "cell", label: Phrases.Labels.cell, text: graphics.cellText),
            Diagnosis(name: "colors", label: Phrases.Doctor.colors, text: graphics.colorsText),
        ]
    }

    /// Graphics protocol; if pictures are drawn as text, also the kind of characters.
    private var way: String {
        let method = graphics.method.rawValue
        return graphics.method == .cells ? "\(method), \(graphics.glyphs.rawValue)" : method
    }
}
