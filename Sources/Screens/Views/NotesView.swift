import CommandShell
import TextLayout

struct NotesView: ModuleView {
    typealias Model = [Note]

    let console: any Console

    func blocks(for model: [Note]) -> [Block] { model.blocks(for: console.audience) }
}
