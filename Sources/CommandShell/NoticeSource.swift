public import TextLayout

/// News that waits to be shown, each line once.
@MainActor
public protocol NoticeSource: AnyObject {
    /// What waits now.
    var waiting: [Line] { get }
    /// What waits; nothing waits afterwards.
    func take() -> [Line]
}
