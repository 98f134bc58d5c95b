import CommandShell
import TextLayout
import Viper

extension ModuleView where Model == ListModel {
    func blocks(for model: ListModel) -> [Block] { model.blocks(on: console) }
}
