import CommandShell

struct PhotoListScreenView: ModuleView {
    typealias Model = ListModel

    let console: any Console
}
