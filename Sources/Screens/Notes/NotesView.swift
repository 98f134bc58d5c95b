import CommandShell
import TextLayout

/// View of presented modules that print only notes.
struct NotesView: ModuleView {
    typealias Model = [Note]

    let console: any Console

    func blocks(for model: [Note]) -> [Block] { model.blocks(for: console.audience) }
}
