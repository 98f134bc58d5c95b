/// A picture at the size it is drawn, in the form the terminal takes.
enum Rendition: Equatable, Sendable {
    /// Bare pixels.
    case pixels(Raster)
    /// A file or control string of our own making.
    case coded(CodedPicture)

    /// Bytes it takes in memory.
    var cost: Int {
        switch self {
        case .pixels(let raster): raster.bytes.count
        case .coded(let picture): picture.bytes.count
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
