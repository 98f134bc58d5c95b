import CommandShell

struct FavoritesView: ModuleView {
    typealias Model = ListModel

    let console: any Console
}
