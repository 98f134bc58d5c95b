/// Silhouette of smoothly joined parts.
struct Figure: Sendable {
    let parts: [Part]
    let box: Box

    init(_ groups: [Part]...) {
        parts = groups.flatMap(\.self)
        box = parts.reduce(Box(left: 0, top: 0, right: 0, bottom: 0)) { box, part in
            box.union(Box(around: part.middle, radius: part.reach))
        }
    }

    /// Distance to the outline in figure units, negative inside.
    func distance(_ p: SIMD2<Float>) -> Float {
        var distance: Float = 1000
        for part in parts {
            let away = p - part.middle
            let needed = distance + part.blend + part.reach
            // Skips a part that is too far away to affect the distance.
            if needed <= 0 || away.dot(away) > needed * needed { continue }
            distance = Self.join(distance, part.distance(p), part.blend)
        }
        return distance
    }

    /// Polynomial smooth minimum of two distances.
    private static func join(_ a: Float, _ b: Float, _ softness: Float) -> Float {
        guard softness > 0 else { return min(a, b) }
        let overlap = max(0, softness - abs(a - b)) / softness
        return min(a, b) - overlap * overlap * softness * 0.25
    }
}
