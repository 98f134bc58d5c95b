import CommandShell
import TextLayout
import Viper

/// The view of a list screen shows the list.
extension ModuleView where Model == ListModel {
    func blocks(for model: ListModel) -> [Block] { model.blocks(on: console) }
}
