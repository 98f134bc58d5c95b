import CommandShell
import Viper
import Wording

struct NavigationPresenter: PresentedPresenter {
    let display: any ConsoleDisplay<[Note]>
    let router: NavigationRouter

    func handle(_ event: NavigationRequest) async {
        switch event {
        case .back: if await !router.back() { display.show([.quiet(Phrases.firstScreen)]) }
        case .forward: if await !router.forward() { display.show([.quiet(Phrases.newestScreen)]) }
        case .home: await router.home()
        case .quit: router.quit()
        case .again: await router.redraw()
        case .clear:
            display.clear(withScrollback: false)
            await router.redraw()
        }
    }
}
