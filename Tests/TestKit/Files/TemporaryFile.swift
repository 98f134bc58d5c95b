/// File in a temporary folder, removed on deinitialization.
public final class TemporaryFile: Sendable {
    public let path: String
    private let folder = TemporaryFolder()

    public init(_ text: String = "") { path = folder.put(text, at: "file") }

    public var bytes: [UInt8] { folder.bytes(of: "file") }
    public var text: String { folder.text(at: "file") }
}
