import GalleryCore

/// Smooth noise: lattice noise with quintic interpolation, and sums of its octaves.
struct Noise: Sendable {
    private let seed: UInt32

    init(_ seed: UInt64) { self.seed = UInt32(truncatingIfNeeded: SplitMix64.mix(seed)) }

    /// Two-dimensional noise, -1 to 1, with features about 1 apart.
    func value(_ x: Float, _ y: Float) -> Float {
        let (column, across) = Self.split(x)
        let (row, down) = Self.split(y)
        let u = Self.ease(across)
        let v = Self.ease(down)
        let corners = Self.hash(column, row, seed)
        let top = corners.x + (corners.y - corners.x) * u
        let bottom = corners.z + (corners.w - corners.z) * u
        return top + (bottom - top) * v
    }

    /// One-dimensional noise, -1 to 1.
    func value(_ x: Float) -> Float {
        let (column, across) = Self.split(x)
        let from = Self.hash(column, seed)
        return from + (Self.hash(column &+ 1, seed) - from) * Self.ease(across)
    }

    /// Sum of octaves, each of double frequency and half amplitude; about -1 to 1.
    func fractal(_ x: Float, _ y: Float, octaves: Int) -> Float {
        Self.sum(octaves, from: SIMD2(x, y), Self.turned) { value($0.x, $0.y) }
    }

    /// One-dimensional sum of octaves; about -1 to 1.
    func fractal(_ x: Float, octaves: Int) -> Float {
        Self.sum(octaves, from: x, { $0 * 2 + 3.7 }, value)
    }

    /// One-dimensional ridged noise (octaves folded at zero), as on rocks: 0 to 1, 1 at the crests.
    func crests(_ x: Float, octaves: Int) -> Float {
        Self.sum(octaves, from: x, { $0 * 2.03 + 7.1 }) { 1 - abs(value($0)) }
    }

    /// Two-dimensional ridged noise; 0 to 1.
    func crests(_ x: Float, _ y: Float, octaves: Int) -> Float {
        Self.sum(octaves, from: SIMD2(x, y), Self.turned) { 1 - abs(value($0.x, $0.y)) }
    }

    /// Position in the next octave, rotated so that lattices do not align.
    @inline(__always) private static func turned(_ place: SIMD2<Float>) -> SIMD2<Float> {
        SIMD2(place.x * 1.72 + place.y * 1.02 + 5.3, place.y * 1.72 - place.x * 1.02 + 9.1)
    }

    @inline(__always) private static func sum<Place>(
        _ octaves: Int, from start: Place, _ next: (Place) -> Place, _ value: (Place) -> Float
    ) -> Float {
        var sum: Float = 0
        var strength: Float = 0.5
        var place = start
        for _ in 0..<octaves {
            sum += value(place) * strength
            strength *= 0.5
            place = next(place)
        }
        return sum
    }

    /// White noise, constant within a cell; 0 to 1.
    func cell(_ column: Int32, _ row: Int32) -> Float { (Self.hash(column, row, seed).x + 1) / 2 }

    /// Lattice point below a coordinate of up to four million, and the coordinate's offset from that point.
    ///
    /// Adding 1.5 · 2²³ leaves the nearest integer in the low bits: fast, and identical on every machine.
    @inline(__always) private static func split(_ x: Float) -> (Int32, Float) {
        let magic: Float = 12_582_912
        let sum = (x - 0.5) + magic
        return (Int32(bitPattern: sum.bitPattern) &- Int32(bitPattern: magic.bitPattern), x - (sum - magic))
    }

    @inline(__always) private static func ease(_ t: Float) -> Float { t * t * t * (t * (t * 6 - 15) + 10) }

    /// Pseudorandom values, -1 to 1, of the four corners of a lattice cell, in reading order.
    @inline(__always) private static func hash(_ column: Int32, _ row: Int32, _ seed: UInt32) -> SIMD4<Float>
    {
        let x = UInt32(bitPattern: column) &* 0x9E37_79B1
        let y = UInt32(bitPattern: row) &* 0x85EB_CA77
        let right = x &+ 0x9E37_79B1
        let below = y &+ 0x85EB_CA77
        var h = SIMD4<UInt32>(x ^ y, right ^ y, x ^ below, right ^ below) ^ SIMD4(repeating: seed)
        h = (h ^ (h &>> 15)) &* 0x2C1B_3C6D
        // The upper bits become the mantissa of a number from 2 to 4.
        let bits = (h &>> 9) | SIMD4(repeating: 0x4000_0000)
        // Valid, since both types have four 32-bit lanes and every bit pattern is a float.
        return unsafeBitCast(bits, to: SIMD4<Float>.self) - 3
    }

    @inline(__always) private static func hash(_ column: Int32, _ seed: UInt32) -> Float {
        var h = UInt32(bitPattern: column) &* 0x9E37_79B1 ^ seed
        h = (h ^ h >> 15) &* 0x2C1B_3C6D
        h = (h ^ h >> 13) &* 0x297A_2D39
        return Float(bitPattern: h >> 9 | 0x4000_0000) - 3
    }
}
