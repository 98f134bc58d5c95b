public import CommandShell
public import GalleryCore
public import UseCases

public struct PickRequest: Sendable {
    /// Text that another program gets for a picked photo.
    public enum Form: String, CaseIterable, Sendable {
        /// Path of the saved file.
        case path
        case id, credit, json
        /// HTML figure of the saved file, with the credit.
        case figure

        var savesFiles: Bool { self == .path || self == .figure }
    }

    /// Photos to choose from: a search or, without words, the recommendations.
    public let list: PhotoListID
    public var form = Form.path
    /// Whether the first photo is taken without asking.
    public var takesFirst = false
    public var saving = SaveRequest()

    /// Throws if several picked photos would get one file name.
    public func checkNames(_ count: Int) throws(UsageError) { try saving.checkNames(count) }
}
