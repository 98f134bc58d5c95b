public import TextLayout
public import Viper

@MainActor
public protocol ModuleView: ConsoleDisplay {
    var console: any Console { get }
    func blocks(for model: Model) -> [Block]
}

extension ModuleView {
    public var audience: Audience { console.audience }

    @discardableResult
    public func show(_ model: Model) -> Int { console.show(blocks(for: model)) }

    public func prepare(_ model: Model) async { await console.prepare(blocks(for: model)) }

    public func progress(_ text: String?) { console.progress(text.map { Line($0, .quiet) }) }

    public func copy(_ text: String) async -> Bool { await console.copy(text) }

    public func clear(withScrollback: Bool) { console.clear(withScrollback: withScrollback) }

    public func settle(atMost limit: Duration) async { await console.settle(atMost: limit) }

    public var problemCount: Int { console.problemCount }

    public func outdateLayout() -> Bool {
        console.layoutChanged()
        return console.wantsRedraw
    }
}
