extension SIMD2<Float> {
    func dot(_ other: SIMD2<Float>) -> Float { x * other.x + y * other.y }
    func cross(_ other: SIMD2<Float>) -> Float { x * other.y - y * other.x }
    var length: Float { (x * x + y * y).squareRoot() }
}
