import CommandShell

struct SearchView: ModuleView {
    typealias Model = ListModel

    let console: any Console
}
