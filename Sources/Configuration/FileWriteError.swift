/// A file that could not be written, with the errno of the first call that failed.
public struct FileWriteError: Error, Equatable, Sendable {
    public let path: String
    public let code: Int32

    public init(path: String, code: Int32) {
        (self.path, self.code) = (path, code)
    }
}
