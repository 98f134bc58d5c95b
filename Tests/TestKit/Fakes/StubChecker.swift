public import GalleryCore

/// Reports every file as intact, unless `failure` is set or `size` is `nil`.
public struct StubChecker: PictureChecking {
    public var failure: StoreError?
    public var credit: FileCredit?
    public var isAnimated: Bool
    public var size: PixelSize?

    public init(
        failure: StoreError? = nil, credit: FileCredit? = nil, isAnimated: Bool = false,
        size: PixelSize? = PixelSize(width: 1, height: 1)
    ) {
        self.size = size
        self.failure = failure
        self.credit = credit
        self.isAnimated = isAnimated
    }

    public func check(_ file: [UInt8]) async throws(StoreError) -> CheckedPicture {
        try await check(fileAt: "")
    }

    public func check(fileAt path: String) async throws(StoreError) -> CheckedPicture {
        if let failure { throw failure }
        guard let size else { throw .notAPicture(.content(.empty)) }
        return CheckedPicture(size: size, credit: credit, isAnimated: isAnimated)
    }
}
