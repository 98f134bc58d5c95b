/// What the navigation stack holds.
@MainActor
public protocol Screen: AnyObject {
    /// A short name for history and status, such as `search`.
    var name: String { get }
    /// The command words that work here.
    var verbs: [Verb] { get }
    /// The commands that keys stand for while nothing is typed.
    var keys: [ScreenKey: String] { get }
    /// What stands on it and can be typed.
    var offers: CompletionContext { get }
    /// The screen comes to the top.
    func appear() async
    /// Another screen comes in its place, until it appears again.
    func cover()
    /// Deals with a command; false when its word is none of this screen's.
    func perform(_ command: Command) async throws(UsageError) -> Bool
}

extension Screen {
    public var keys: [ScreenKey: String] { [:] }
    public func cover() {}
    public var offers: CompletionContext { CompletionContext() }
}
