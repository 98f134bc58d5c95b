import GalleryCore

@testable import Demo

extension Bitmap {
    /// FNV-1a hash of the pixels.
    var checksum: UInt64 { FNV1a.hash(of: bytes) }

    /// Luma of each pixel, 0 to 1.
    var lumas: [Float] {
        stride(from: 0, to: bytes.count, by: 3).map { (at: Int) -> Float in
            let rgb = SIMD3(Float(bytes[at]), Float(bytes[at + 1]), Float(bytes[at + 2]))
            let weighed: SIMD3<Float> = rgb * SIMD3(0.2126, 0.7152, 0.0722)
            return weighed.sum() / 255
        }
    }

    func part(_ rect: PixelRect) -> Bitmap {
        let rows = (rect.top..<rect.top + rect.height).flatMap { row in
            let start = (row * width + rect.left) * 3
            return bytes[start..<start + rect.width * 3]
        }
        return Bitmap(width: rect.width, height: rect.height, bytes: rows)
    }
}

extension Subject {
    func motif(seed: UInt64, weather: Weather = .clear) -> Motif {
        let daytime = daytimes[Int(seed % UInt64(daytimes.count))]
        return Motif(
            seed: SplitMix64.mix(seed), subject: self, daytime: daytime, weather: weather,
            palette: PaletteName.fitting(daytime)[Int(seed % 3)], proportion: .landscape3x2)
    }
}

extension Scene {
    var withoutFigures: Scene {
        Scene(
            layers.filter { !($0 is FigureLayer) }
                .map { layer in (layer as? Scene).map { $0.withoutFigures as any Layer } ?? layer })
    }

    func picture(_ frame: Frame) -> [Tint] {
        var band = Band(frame: frame, left: 0, top: 0, columns: frame.width, rows: frame.height)
        paint(&band)
        return band.pixels
    }
}
