public import GalleryCore

/// Treats each file as WebP: converts it to another format or width, or fails with `failure`.
public struct StubConverter: PictureConverting {
    public var failure: StoreError?

    public init(failure: StoreError? = nil) { self.failure = failure }

    public func convert(
        fileAt source: String, to path: String, as format: PictureFormat?, width: Int?
    ) async throws(StoreError) -> Bool {
        if let failure { throw failure }
        return format != .webp || width != nil
    }
}
