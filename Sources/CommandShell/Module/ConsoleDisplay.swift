public import TextLayout
public import Viper

@MainActor
public protocol ConsoleDisplay<Model>: Display {
    var audience: Audience { get }
    func copy(_ text: String) async -> Bool
    func clear(withScrollback: Bool)
    /// As `Console.settle(atMost:)`.
    func settle(atMost limit: Duration) async
    /// Number of problems that all screens have shown so far.
    var problemCount: Int { get }
    /// Called after a change of layout settings; returns true if visible pictures must be drawn again.
    func outdateLayout() -> Bool
}

extension ConsoleDisplay {
    public var audience: Audience { Audience() }
    public func copy(_ text: String) async -> Bool { false }
    public func clear(withScrollback: Bool) {}
    public func settle(atMost limit: Duration) async {}
    public var problemCount: Int { 0 }
    public func outdateLayout() -> Bool { false }
}
