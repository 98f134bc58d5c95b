public import GalleryCore

/// Reports a conversion unless the format is WebP and no width is given, or fails with `failure`.
public struct StubConverter: PictureConverting {
    public var failure: StoreError?
    public var losses: ConversionLosses = []

    public init(failure: StoreError? = nil) { self.failure = failure }

    public func convert(
        fileAt source: String, to path: String, as format: PictureFormat?, width: Int?
    ) async throws(StoreError) -> ConversionLosses? {
        if let failure { throw failure }
        return format != .webp || width != nil ? losses : nil
    }
}
