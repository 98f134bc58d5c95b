@testable import Pictures

/// Draws a sixel image as a terminal does (DEC STD 070); throws on any other input.
struct SixelReader {
    struct Violation: Error, CustomStringConvertible {
        let description: String
    }

    private(set) var width = 0
    private(set) var height = 0
    /// `0xRRGGBB`; `nil` for unset pixels.
    private(set) var pixels: [UInt32?] = []
    private(set) var colors: [Int: UInt32] = [:]
    private var rest: ArraySlice<UInt8>

    /// `body` is the text between DCS and ST.
    init(_ body: String) throws {
        rest = Array(body.utf8)[...]
        guard try numbers() == [0, 1, 0], rest.popFirst() == UInt8(ascii: "q") else {
            throw Violation(description: "not sixel with its background left alone")
        }
        guard rest.popFirst() == UInt8(ascii: "\"") else { throw Violation(description: "no raster") }
        let raster = try numbers()
        guard raster.count == 4, raster[0] == 1, raster[1] == 1, raster[2] > 0, raster[3] > 0 else {
            throw Violation(description: "raster \(raster)")
        }
        width = raster[2]
        height = raster[3]
        pixels = Array(repeating: nil, count: width * height)
        try draw()
    }

    private mutating func draw() throws {
        var x = 0, top = 0, color: UInt32?
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "#"):
                let numbers = try numbers()
                if numbers.count == 5, numbers[1] == 2, numbers[2...].allSatisfy({ (0...100).contains($0) }) {
                    colors[numbers[0]] = numbers[2...].reduce(0) { $0 << 8 | UInt32(($1 * 255 + 50) / 100) }
                } else {
                    guard numbers.count == 1, let known = colors[numbers[0]] else {
                        throw Violation(description: "colour \(numbers)")
                    }
                    color = known
                }
            case UInt8(ascii: "$"): x = 0
            case UInt8(ascii: "-"): (x, top) = (0, top + 6)
            case UInt8(ascii: "!"):
                guard let count = try numbers().first, count > 3, let sixel = rest.popFirst() else {
                    throw Violation(description: "repeat")
                }
                try put(sixel, count, &x, top, color)
            default: try put(byte, 1, &x, top, color)
            }
        }
    }

    private mutating func put(
        _ sixel: UInt8, _ count: Int, _ x: inout Int, _ top: Int, _ color: UInt32?
    ) throws {
        guard (0x3F...0x7E).contains(sixel), x + count <= width else {
            throw Violation(description: "sixel \(sixel) at \(x)")
        }
        for bit in 0..<6 where (sixel - 0x3F) >> UInt8(bit) & 1 == 1 {
            guard top + bit < height, let color else { throw Violation(description: "beyond the raster") }
            for column in x..<(x + count) { pixels[(top + bit) * width + column] = color }
        }
        x += count
    }

    private mutating func numbers() throws -> [Int] {
        var text = ""
        while let byte = rest.first, byte == UInt8(ascii: ";") || (0x30...0x39).contains(byte) {
            text.unicodeScalars.append(Unicode.Scalar(byte))
            rest.removeFirst()
        }
        return try text.split(separator: ";", omittingEmptySubsequences: false).map { digits in
            guard let number = Int(digits) else { throw Violation(description: "number \(digits)") }
            return number
        }
    }

    /// All pixels; throws if any is unset.
    func raster() throws -> PixelBuffer {
        let bytes = try pixels.flatMap { pixel -> [UInt8] in
            guard let pixel else { throw Violation(description: "a hole") }
            return [UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255)]
        }
        return PixelBuffer(width: width, height: height, bytes: bytes)
    }
}
