public import GalleryCore

public struct StubAnimations: AnimationFinding {
    private let moving: Set<PhotoID>

    public init(_ moving: Set<PhotoID> = []) { self.moving = moving }

    public func isAnimated(_ photo: PhotoID) -> Bool { moving.contains(photo) }
}
