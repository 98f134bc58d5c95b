/// Rectangle in picture or figure coordinates (see `Frame`, `Part`).
struct Box: Sendable {
    var left: Float
    var top: Float
    var right: Float
    var bottom: Float

}

extension Box {
    init(around centre: SIMD2<Float>, radius: Float) {
        self.init(
            left: centre.x - radius, top: centre.y - radius, right: centre.x + radius,
            bottom: centre.y + radius)
    }

    static func rows(from top: Float, to bottom: Float) -> Box {
        Box(left: -.infinity, top: top, right: .infinity, bottom: bottom)
    }

    static let all = rows(from: -.infinity, to: .infinity)

    func union(_ other: Box) -> Box {
        Box(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }
}
