import CommandShell
import TextLayout

/// Shows notes and nothing else: the view of presented modules that answer in a line or two.
struct NotesView: ModuleView {
    typealias Model = [Note]

    let console: any Console

    func blocks(for model: [Note]) -> [Block] { model.blocks(for: console.audience) }
}
