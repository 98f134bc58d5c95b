/// Part of a figure as a signed distance function: negative inside, positive outside (I. Quilez, "2D distance
/// functions"). Figure coordinates: x right, y up, ground at 0.
struct Part: Sendable {
    enum Form: Sendable {
        case ellipse(radii: SIMD2<Float>, cosine: Float, sine: Float)
        /// Line with a radius at each end.
        case limb(to: SIMD2<Float>, from: Float, until: Float)
        case triangle(SIMD2<Float>, SIMD2<Float>, rounding: Float)
    }

    let form: Form
    /// Center, start or first corner, depending on the shape.
    let origin: SIMD2<Float>
    /// Softness of the joint with previous parts.
    let blend: Float
    /// Bounding circle.
    let middle: SIMD2<Float>
    let reach: Float

    static func disc(_ x: Float, _ y: Float, _ radius: Float, blend: Float = 0.02) -> Part {
        ellipse(x, y, radius, radius, blend: blend)
    }

    /// `turn` is in degrees, counterclockwise.
    static func ellipse(
        _ x: Float, _ y: Float, _ across: Float, _ up: Float, turn: Float = 0, blend: Float = 0.02
    ) -> Part {
        let angle = turn * Wave.pi / 180
        return Part(
            form: .ellipse(radii: SIMD2(across, up), cosine: Wave.cosine(angle), sine: Wave.sine(angle)),
            origin: SIMD2(x, y), blend: blend, middle: SIMD2(x, y), reach: max(across, up))
    }

    static func limb(
        _ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float, _ from: Float, _ until: Float, blend: Float = 0.02
    ) -> Part {
        let half = SIMD2(x2 - x1, y2 - y1) / 2
        return Part(
            form: .limb(to: SIMD2(x2, y2), from: from, until: until), origin: SIMD2(x1, y1), blend: blend,
            middle: SIMD2(x1, y1) + half, reach: half.length + max(from, until))
    }

    static func triangle(
        _ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float, _ x3: Float, _ y3: Float, rounding: Float = 0.008,
        blend: Float = 0.01
    ) -> Part {
        let corners = [SIMD2(x1, y1), SIMD2(x2, y2), SIMD2(x3, y3)]
        let middle = (corners[0] + corners[1] + corners[2]) / 3
        return Part(
            form: .triangle(corners[1], corners[2], rounding: rounding), origin: corners[0], blend: blend,
            middle: middle, reach: corners.map { ($0 - middle).length }.reduce(0, max) + rounding)
    }

    /// Quadratic Bézier curve (start, control, end), approximated by limbs.
    static func curve(
        _ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float, _ x3: Float, _ y3: Float, _ from: Float,
        _ until: Float, blend: Float = 0.02
    ) -> [Part] {
        let steps = 8
        func point(_ t: Float) -> SIMD2<Float> {
            let s = 1 - t
            return SIMD2(
                s * s * x1 + 2 * s * t * x2 + t * t * x3, s * s * y1 + 2 * s * t * y2 + t * t * y3)
        }
        return (0..<steps).map { step in
            let t = Float(step) / Float(steps)
            let next = Float(step + 1) / Float(steps)
            let a = point(t)
            let b = point(next)
            return limb(
                a.x, a.y, b.x, b.y, from + (until - from) * t, from + (until - from) * next,
                blend: step == 0 ? blend : 0.004)
        }
    }

    /// Shape of an animal's legs: radii at hip, knee and ankle, and the foot.
    struct Leg {
        let hip: (from: Float, until: Float, blend: Float)
        let shin: (from: Float, until: Float, above: Float)
        let foot: (x: Float, y: Float, across: Float, up: Float)

        func callAsFunction(
            _ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float, _ x3: Float, _ y3: Float
        ) -> [Part] {
            [
                .limb(x1, y1, x2, y2, hip.from, hip.until, blend: hip.blend),
                .limb(x2, y2, x3, y3 + shin.above, shin.from, shin.until),
                .ellipse(x3 + foot.x, y3 + foot.y, foot.across, foot.up),
            ]
        }
    }

    func distance(_ p: SIMD2<Float>) -> Float {
        switch form {
        case .ellipse(let radii, let cosine, let sine):
            let d = p - origin
            let q = SIMD2(d.x * cosine + d.y * sine, d.y * cosine - d.x * sine)
            let near = (q / radii).length
            guard near > 1e-6 else { return -min(radii.x, radii.y) }
            return near * (near - 1) / max(1e-6, (q / (radii * radii)).length)
        case .limb(let end, let from, let until):
            let along = end - origin
            let d = p - origin
            let t = max(0, min(1, d.dot(along) / max(1e-9, along.dot(along))))
            return (d - along * t).length - (from + (until - from) * t)
        case .triangle(let second, let third, let rounding):
            return Self.triangle(p, origin, second, third) - rounding
        }
    }

    private static func triangle(_ p: SIMD2<Float>, _ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>)
        -> Float
    {
        let turn: Float = (b - a).cross(c - a) < 0 ? -1 : 1
        var nearest = Float.greatestFiniteMagnitude
        var inside = true
        for (from, to) in [(a, b), (b, c), (c, a)] {
            let edge = to - from
            let d = p - from
            let t = max(0, min(1, d.dot(edge) / max(1e-9, edge.dot(edge))))
            let away = d - edge * t
            nearest = min(nearest, away.dot(away))
            if edge.cross(d) * turn < 0 { inside = false }
        }
        return inside ? -nearest.squareRoot() : nearest.squareRoot()
    }
}
