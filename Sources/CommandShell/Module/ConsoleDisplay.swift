public import TextLayout
public import Viper

/// What a presenter sees of a view that prints to the console.
@MainActor
public protocol ConsoleDisplay<Model>: Display {
    /// Who reads it.
    var audience: Audience { get }
    /// Puts text onto the clipboard; false where there is none that is known.
    func copy(_ text: String) async -> Bool
}

extension ConsoleDisplay {
    public var audience: Audience { Audience() }
    public func copy(_ text: String) async -> Bool { false }
}
