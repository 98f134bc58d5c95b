struct Bitmap: Equatable, Sendable {
    let width: Int
    let height: Int
    let bytes: [UInt8]

    var average: (red: UInt8, green: UInt8, blue: UInt8) {
        var sums = SIMD3<Int>.zero
        for at in stride(from: 0, to: bytes.count, by: 3) {
            sums &+= SIMD3(Int(bytes[at]), Int(bytes[at + 1]), Int(bytes[at + 2]))
        }
        let count = max(1, width * height)
        return (UInt8(sums.x / count), UInt8(sums.y / count), UInt8(sums.z / count))
    }
}
