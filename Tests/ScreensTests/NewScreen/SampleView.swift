import CommandShell
import TextLayout
import Wording

@testable import Screens

struct SampleView: ModuleView {
    typealias Model = SampleModel

    let console: any Console

    func blocks(for model: SampleModel) -> [Block] {
        let heading = model.heading.map { [Block.line(Line($0, .heading))] } ?? []
        let lines = model.tags.enumerated().map { index, tag in
            Block.line([Span("\(index + 1) ", .number), Span(tag, .title)])
        }
        return heading + lines + model.notes.blocks(for: audience)
    }
}
