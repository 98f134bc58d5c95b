public import TextLayout

/// Queue of messages for the user.
@MainActor
public protocol NoticeSource: AnyObject {
    var waiting: [Line] { get }
    func take() -> [Line]
}
