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
}

extension PortablePixmap {
    init(jpeg path: String) throws {
        let run = try ProgramRun([Self.decoder, path], environment: [:])
        guard run.code == 0 else { throw ValidationError("djpeg failed: \(run.problems)") }
        // P6, width and height, 255, each on one line; then the pixels.
        let parts = run.output.split(separator: UInt8(ascii: "\n"), maxSplits: 3)
        let size = parts.dropFirst().first?.split(separator: UInt8(ascii: " ")).compactMap {
            Int(String(decoding: $0, as: UTF8.self))
        }
        guard let size, size.count == 2, parts.count == 4, parts[3].count >= size[0] * size[1] * 3 else {
            throw ValidationError("djpeg wrote no pixels for \(path).")
        }
        self.init(width: size[0], height: size[1], bytes: Array(parts[3]))
    }

    /// Writes a JPEG file with chroma subsampling, as cameras do.
    func write(jpeg path: String) throws {
        let file = path + ".ppm"
        defer { try? FileManager.default.removeItem(atPath: file) }
        DiskFile.write(Array("P6\n\(width) \(height)\n255\n".utf8) + bytes, to: file)
        let run = try ProgramRun(
            [Self.encoder, "-quality", "85", "-outfile", path, file], environment: [:])
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
