/// A picture at the size it is drawn, in the form the terminal takes.
enum Rendition: Equatable, Sendable {
    /// Bare pixels.
    case pixels(Raster)
    /// A file or control string of our own making.
    case coded(CodedPicture)

    /// Bytes of its name, its places in the cache and what the allocator rounds up: with thousands of small ones that
    /// is a third of all.
    private static let upkeep = 1024

    /// Bytes it takes in memory.
    var cost: Int {
        switch self {
        case .pixels(let raster): raster.bytes.count + Self.upkeep
        case .coded(let picture): picture.bytes.count + Self.upkeep
        }
    }

    /// The pixels, where it is made of them.
    var raster: Raster? {
        if case .pixels(let raster) = self { raster } else { nil }
    }

    /// How many pixels it has.
    var pixelCount: Int {
        switch self {
        case .pixels(let raster): raster.width * raster.height
        case .coded(let picture): picture.width * picture.height
        }
    }
}
