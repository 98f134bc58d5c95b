import ArgumentParser
import Foundation
import TestKit

/// Pixels in netpbm's ppm(5) format with 8 bits per channel, which `djpeg` writes and `cjpeg` reads.
struct PortablePixmap {
    /// Programs of the Debian package libjpeg-turbo-progs.
    static let decoder = "/usr/bin/djpeg", encoder = "/usr/bin/cjpeg"

    let width: Int
    let height: Int
    var bytes: [UInt8]

    init(width: Int, height: Int, bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    init(jpeg path: String) throws {
        let file = path + ".ppm"
        defer { try? FileManager.default.removeItem(atPath: file) }
        let run = try ProgramRun([Self.decoder, "-outfile", file, path], environment: [:])
        guard run.code == 0 else { throw ValidationError("djpeg failed: \(run.problems)") }
        let data = [UInt8](try Data(contentsOf: URL(filePath: file)))
        // P6, width, height, 255, each ended by one white space.
        var numbers: [Int] = []
        var at = 2
        var number = 0
        var inNumber = false
        while numbers.count < 3, at < data.count {
            if let digit = Character(Unicode.Scalar(data[at])).wholeNumberValue {
                number = number * 10 + digit
                inNumber = true
            } else if inNumber {
                numbers.append(number)
                number = 0
                inNumber = false
            }
            at += 1
        }
        guard numbers.count == 3, data.count >= at + numbers[0] * numbers[1] * 3 else {
            throw ValidationError("djpeg wrote no pixels for \(path).")
        }
        self.init(width: numbers[0], height: numbers[1], bytes: Array(data[at...]))
    }

    /// Writes a JPEG file with chroma subsampling, as cameras do.
    func write(jpeg path: String, quality: Int = 85) throws {
        let file = path + ".ppm"
        defer { try? FileManager.default.removeItem(atPath: file) }
        try Data(Array("P6\n\(width) \(height)\n255\n".utf8) + bytes).write(to: URL(filePath: file))
        let run = try ProgramRun(
            [Self.encoder, "-quality", "\(quality)", "-outfile", path, file], environment: [:])
        guard run.code == 0 else { throw ValidationError("cjpeg failed: \(run.problems)") }
    }

    /// Copy with sensor noise, since painted pictures are smoother than photos and cheaper to decode.
    func grained(seed: UInt64) -> PortablePixmap {
        var random = SeededRandom(seed: seed), picture = self
        for pixel in stride(from: 0, to: bytes.count - 2, by: 3) {
            let grain = Int(random.next() >> 61) - 4
            for channel in pixel..<(pixel + 3) {
                picture.bytes[channel] = UInt8(clamping: Int(bytes[channel]) + grain)
            }
        }
        return picture
    }

    /// Picture with four times the pixels: this picture and its mirror images.
    func mirrored() -> PortablePixmap {
        var all: [UInt8] = []
        all.reserveCapacity(bytes.count * 4)
        for y in Array(0..<height) + (0..<height).reversed() {
            let row = bytes[(y * width * 3)..<((y + 1) * width * 3)]
            all += row
            for x in (0..<width).reversed() {
                all += row[(row.startIndex + x * 3)..<(row.startIndex + x * 3 + 3)]
            }
        }
        return PortablePixmap(width: width * 2, height: height * 2, bytes: all)
    }
}
