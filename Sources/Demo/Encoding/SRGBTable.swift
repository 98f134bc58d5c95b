/// sRGB table (IEC 61966-2-1) by basic arithmetic: `pow` differs between platforms in the last bit.
enum SRGBTable {
    /// Linear light, 0 to 1, of an encoded byte.
    static func linear(_ byte: UInt8) -> Float { table[Int(byte)] }

    /// Encoded byte whose linear light is nearest to `linear`.
    static func encoded(_ linear: Float) -> UInt8 {
        var low = 0
        var high = 255
        while low < high {
            let middle = (low + high) / 2
            if (table[middle] + table[middle + 1]) / 2 < linear { low = middle + 1 } else { high = middle }
        }
        return UInt8(low)
    }

    private static let table: [Float] = (0...255).map { byte in
        let value = Double(byte) / 255
        return Float(value <= 0.04045 ? value / 12.92 : power24((value + 0.055) / 1.055))
    }

    /// x to the power of 2.4: x² times the fifth root of x², which Newton's method computes.
    private static func power24(_ x: Double) -> Double {
        let square = x * x
        var root = 1.0
        for _ in 0..<40 { root = (4 * root + square / (root * root * root * root)) / 5 }
        return square * root
    }
}
