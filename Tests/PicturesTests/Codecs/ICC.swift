import Foundation

/// Writes ICC profiles (ICC.1:2022) in which tests can falsify any field.
enum ICC {
    enum Curve {
        case gamma(Double)
        case srgb
    }

    /// XYZ of red, green and blue in the profile connection space (D50).
    struct Primaries {
        let values: [[Double]]

        static let srgb = Self(values: [
            [0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410],
        ])
        static let displayP3 = Self(values: [
            [0.51512, 0.2412, -0.00105], [0.29198, 0.69225, 0.04189], [0.1571, 0.06657, 0.78407],
        ])
        static let adobe = Self(values: [
            [0.60974, 0.31111, 0.01947], [0.20528, 0.62567, 0.06087], [0.14919, 0.06322, 0.74457],
        ])
        static let proPhoto = Self(values: [
            [0.79767, 0.28804, 0], [0.13519, 0.71188, 0], [0.03134, 0.00009, 0.82491],
        ])
    }

    static let displayP3 = matrix(.displayP3, .srgb)
    static let adobe = matrix(.adobe, .gamma(2.19921875))
    static let proPhoto = matrix(.proPhoto, .gamma(1.8))
    static let swapped = matrix(Primaries(values: Primaries.srgb.values.reversed()), .srgb)

    static func matrix(_ primaries: Primaries, _ curve: Curve) -> [UInt8] {
        let values = primaries.values.map { four("XYZ ") + [0, 0, 0, 0] + $0.flatMap(fixed) }
        return profile(
            space: "RGB ", connection: "XYZ ",
            Array(zip(["rXYZ", "gXYZ", "bXYZ"], values))
                + ["rTRC", "gTRC", "bTRC"].map { ($0, bytes(curve)) })
    }

    static func gray(_ curve: Curve) -> [UInt8] {
        profile(
            space: "GRAY", connection: "XYZ ",
            [
                ("kTRC", bytes(curve)),
                ("wtpt", four("XYZ ") + [0, 0, 0, 0] + [0.9642, 1, 0.8249].flatMap(fixed)),
            ])
    }

    /// Profile with a lookup table of two entries per channel. `lab` returns the Lab color of channel values of 0 or 1.
    static func table(space: String, channels: Int, _ lab: ([Double]) -> [Double]) -> [UInt8] {
        let ramp = (0..<256).map { UInt8($0) }
        let identity = [1, 0, 0, 0, 1, 0, 0, 0, 1].flatMap { fixed($0) }
        var clut: [UInt8] = []
        for corner in 0..<(1 << channels) {
            let color = lab((0..<channels).map { Double(corner >> (channels - 1 - $0) & 1) })
            clut += [UInt8(color[0] * 2.55), UInt8(color[1] + 128), UInt8(color[2] + 128)]
        }
        let table =
            four("mft1") + [0, 0, 0, 0, UInt8(channels), 3, 2, 0] + identity
            + Array(repeating: ramp, count: channels).joined() + clut
            + Array(repeating: ramp, count: 3).joined()
        return profile(space: space, connection: "Lab ", [("A2B0", table)])
    }

    private static func profile(space: String, connection: String, _ tags: [(String, [UInt8])]) -> [UInt8] {
        var table = big(tags.count), data: [UInt8] = []
        for (name, bytes) in tags {
            table += four(name) + big(132 + tags.count * 12 + data.count) + big(bytes.count)
            data += bytes + Array(repeating: 0, count: (4 - bytes.count % 4) % 4)
        }
        let device = space == "CMYK" ? "prtr" : "mntr"
        var header = big(128 + table.count + data.count) + big(0) + big(0x0240_0000) + four(device)
        header += four(space) + four(connection) + [7, 0xEA, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0] + four("acsp")
        header += Array(repeating: 0, count: 28) + [0.9642, 1, 0.8249].flatMap(fixed)
        return header + Array(repeating: 0, count: 128 - header.count) + table + data
    }

    private static func bytes(_ curve: Curve) -> [UInt8] {
        switch curve {
        case .gamma(let exponent):
            let value = Int((exponent * 256).rounded())
            return four("curv") + big(0) + big(1) + [UInt8(value >> 8), UInt8(value & 255)]
        case .srgb:
            return four("para") + big(0) + [0, 3, 0, 0]
                + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)
        }
    }

    private static func four(_ text: String) -> [UInt8] { Array(text.utf8) }
    private static func fixed(_ value: Double) -> [UInt8] { big(Int((value * 65536).rounded())) }
    private static func big(_ value: Int) -> [UInt8] { PNG.big(value) }
}

extension ICC {
    static func chunk(_ profile: [UInt8]) -> [UInt8] {
        PNG.chunk("iCCP", Array("any name".utf8) + [0, 0] + PNG.stored(profile))
    }

    /// JPEG file with the profile in segments of `piece` bytes, in reverse order.
    static func jpeg(_ file: [UInt8], _ profile: [UInt8], piece: Int = 65_000) -> [UInt8] {
        let starts = Array(stride(from: 0, to: profile.count, by: piece))
        let segments = starts.enumerated().map { index, start in
            let body =
                Array("ICC_PROFILE\0".utf8) + [UInt8(index + 1), UInt8(starts.count)]
                + profile[start..<min(profile.count, start + piece)]
            return [0xFF, 0xE2, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 255)] + body
        }
        return Array(file.prefix(2)) + segments.reversed().joined() + file.dropFirst(2)
    }

    /// Converts a simple WebP file to an extended file with the profile.
    static func webp(_ file: [UInt8], _ profile: [UInt8], width: Int, height: Int) -> [UInt8] {
        func little(_ value: Int) -> [UInt8] { big(value).reversed() }
        func side(_ value: Int) -> [UInt8] { Array(little(value - 1).prefix(3)) }
        let flags: [UInt8] = [0x20, 0, 0, 0]
        var body = four("WEBPVP8X") + little(10) + flags + side(width) + side(height)
        body += four("ICCP") + little(profile.count) + profile + (profile.count % 2 == 1 ? [0] : [])
        body += file.dropFirst(12)
        return four("RIFF") + little(body.count) + body
    }
}
