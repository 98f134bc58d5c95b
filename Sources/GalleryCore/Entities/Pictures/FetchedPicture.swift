public struct FetchedPicture: Equatable, Sendable {
    /// Untrusted.
    public let bytes: [UInt8]
    public let stamp: PictureStamp
    /// Time of the download or last revalidation, in seconds since 1970; 0 if unknown.
    public let date: Double

    public init(_ bytes: [UInt8], _ stamp: PictureStamp, date: Double = 0) {
        self.bytes = bytes
        self.stamp = stamp
        self.date = date
    }
}
