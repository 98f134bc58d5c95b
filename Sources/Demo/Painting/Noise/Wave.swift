/// Functions by basic arithmetic: platform functions differ in the last bits, but pictures must be identical.
enum Wave {
    static let pi: Float = 3.141_592_7

    /// Sine of radians, accurate to about 4e-6 for moderate angles.
    static func sine(_ angle: Float) -> Float {
        let turns = angle * (1 / (2 * pi))
        var t = turns - turns.rounded(.toNearestOrEven)
        if t > 0.25 { t = 0.5 - t } else if t < -0.25 { t = -0.5 - t }
        let x = t * 2 * pi
        let s = x * x
        return x * (1 + s * (-1 / 6 + s * (1 / 120 + s * (-1 / 5040 + s * (1 / 362_880)))))
    }

    static func cosine(_ angle: Float) -> Float { sine(angle + pi / 2) }

    /// Angle of a vector in turns, 0 to 1, accurate to about 3e-5 turns (least-squares cubic).
    static func turns(_ x: Float, _ y: Float) -> Float {
        let larger = max(abs(x), abs(y))
        guard larger > 0 else { return 0 }
        let ratio = min(abs(x), abs(y)) / larger
        let bend = 0.034_573_5 + ratio * (0.032_283 - ratio * 0.022_237)
        let eighth = ratio * (0.125 - (ratio - 1) * bend)
        var turns = abs(x) >= abs(y) ? eighth : 0.25 - eighth
        if x < 0 { turns = 0.5 - turns }
        return y < 0 ? 1 - turns : turns
    }

    /// exp(-x), for fading light; 0 if x is at least 40, 1 if x is negative.
    ///
    /// The integer part goes into the float's exponent bits; a Taylor series around the range's center gives the rest.
    static func fade(_ x: Float) -> Float {
        guard x < 40 else { return 0 }
        guard x > 0 else { return 1 }
        let halvings = x * 1.442_695
        let whole = UInt32(halvings)
        let t = (Float(whole) + 0.5 - halvings) * 0.693_147_2
        let power = 1 + t * (1 + t * (0.5 + t * (1 / 6 + t * (1 / 24))))
        return power * 0.707_106_8 * Float(bitPattern: (127 - whole) << 23)
    }

    /// Smooth step (Hermite): 0 below `from`, 1 above `to`.
    static func step(_ from: Float, _ to: Float, _ x: Float) -> Float {
        let t = max(0, min(1, (x - from) / (to - from)))
        return t * t * (3 - 2 * t)
    }

    /// Coverage of a pixel whose center lies `distance` outside an edge.
    static func coverage(_ distance: Float, _ pixel: Float) -> Float {
        max(0, min(1, 0.5 - distance / pixel))
    }
}
