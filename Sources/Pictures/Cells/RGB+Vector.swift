import GalleryCore

extension RGB {
    init(rounding color: SIMD3<Float>) {
        func channel(_ value: Float) -> UInt8 { UInt8(clamping: Double(value + 0.5)) }
        self.init(red: channel(color.x), green: channel(color.y), blue: channel(color.z))
    }

    var vector: SIMD3<Float> { SIMD3(Float(red), Float(green), Float(blue)) }
}
