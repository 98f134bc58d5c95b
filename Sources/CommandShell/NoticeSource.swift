public import TextLayout

@MainActor
public protocol NoticeSource: AnyObject {
    var waiting: [Line] { get }
    func take() -> [Line]
}
