import CommandShell
import TextLayout

struct ProfileView: ModuleView {
    typealias Model = ProfileModel

    let console: any Console

    func blocks(for model: ProfileModel) -> [Block] {
        let records = audience.isProgram ? model.records.map(Block.record) : []
        let notes = model.notes.blocks(for: audience)
        guard let pageTitle = model.heading else { return records + notes }
        let person = Portrait(
            model.avatar, of: model.name,
            lines: [Line(model.name, .title)] + model.facts.map { Line($0) })
        let isRead = !audience.isProgram && !audience.usesScreenReader
        let width = isRead ? console.screen.columns : .max
        let taste = model.taste.map { [Block.line(Line($0).clipped(to: width))] } ?? []
        let heading = model.boardsHeading.map { [Block.aside(Line($0, .quiet))] } ?? []
        let cards =
            model.boards.isEmpty
            ? [] : [Block.cards(model.boards.map { Card($0, remarks: $0.reasons) }, .choices)]
        return [.aside(Line(pageTitle, .heading)), .portrait(person)] + taste + heading + cards + records
            + notes
    }
}
