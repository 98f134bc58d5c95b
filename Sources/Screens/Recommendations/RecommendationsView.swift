import CommandShell

struct RecommendationsView: ModuleView {
    typealias Model = ListModel

    let console: any Console
}
