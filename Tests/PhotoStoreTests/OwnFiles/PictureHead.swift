import FoundationEssentials

/// Smallest files of the formats with a stated size; only their headers are valid.
enum PictureHead {
    static func jpeg(_ width: Int, _ height: Int, exif: [UInt8] = []) -> [UInt8] {
        func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
            [0xFF, marker] + big(payload.count + 2, 2) + payload
        }
        let app1 = exif.isEmpty ? [] : segment(0xE1, Array("Exif\0\0".utf8) + exif)
        let frame = segment(0xC0, [8] + big(height, 2) + big(width, 2) + [1, 1, 0x11, 0])
        return [0xFF, 0xD8] + app1 + frame + segment(0xDA, [1, 1, 0, 0, 63, 0]) + [0, 0xFF, 0xD9]
    }

    static func png(_ width: Int, _ height: Int) -> [UInt8] {
        [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + big(13, 4) + Array("IHDR".utf8) + big(width, 4)
            + big(height, 4)
            + [8, 2, 0, 0, 0, 0, 0, 0, 0]
    }

    static func gif(_ width: Int, _ height: Int) -> [UInt8] {
        Array("GIF89a".utf8) + little(width, 2) + little(height, 2) + [0, 0, 0]
    }

    static func webP(_ width: Int, _ height: Int) -> [UInt8] {
        let chunk =
            Array("VP8X".utf8) + little(10, 4) + [0, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3)
        return Array("RIFF".utf8) + little(chunk.count + 4, 4) + Array("WEBP".utf8) + chunk
    }

    static func bmp(_ width: Int, _ height: Int) -> [UInt8] {
        Array("BM".utf8) + [UInt8](repeating: 0, count: 12) + little(40, 4) + little(width, 4)
            + little(height, 4)
    }

    /// Big-endian Exif with a camera, a date, an exposure time, an orientation and a position.
    static func exif(orientation: Int) -> [UInt8] {
        let model = Array("Pentax K-3\0".utf8), date = Array("2024:05:01 12:30:00\0".utf8)
        let mainAt = 8, exifAt = mainAt + 2 + 4 * 12 + 4, gpsAt = exifAt + 2 + 2 * 12 + 4
        let values = gpsAt + 2 + 4 * 12 + 4
        let dateAt = values + model.count, timeAt = dateAt + date.count
        let latitudeAt = timeAt + 8, longitudeAt = latitudeAt + 24
        func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
            big(tag, 2) + big(type, 2) + big(count, 4) + value
        }
        let main =
            big(4, 2) + entry(0x0110, 2, model.count, big(values, 4))
            + entry(0x0112, 3, 1, big(orientation, 2) + [0, 0]) + entry(0x8769, 4, 1, big(exifAt, 4))
            + entry(0x8825, 4, 1, big(gpsAt, 4)) + big(0, 4)
        let exif =
            big(2, 2) + entry(0x829A, 5, 1, big(timeAt, 4)) + entry(0x9003, 2, date.count, big(dateAt, 4))
            + big(0, 4)
        let gps =
            big(4, 2) + entry(1, 2, 2, Array("S\0".utf8) + [0, 0]) + entry(2, 5, 3, big(latitudeAt, 4))
            + entry(3, 2, 2, Array("E\0".utf8) + [0, 0]) + entry(4, 5, 3, big(longitudeAt, 4)) + big(0, 4)
        func degrees(_ number: Int) -> [UInt8] {
            big(number, 4) + big(1, 4) + big(30, 4) + big(1, 4) + big(0, 4) + big(1, 4)
        }
        return Array("MM\0*".utf8) + big(8, 4) + main + exif + gps + model + date + big(1, 4) + big(250, 4)
            + degrees(12) + degrees(45)
    }

    /// Big-endian Exif with an orientation and a thumbnail.
    static func exif(orientation: Int, thumbnail: [UInt8]) -> [UInt8] {
        func entry(_ tag: Int, _ type: Int, _ value: [UInt8]) -> [UInt8] {
            big(tag, 2) + big(type, 2) + big(1, 4) + value
        }
        let second = 8 + 2 + 12 + 4, start = second + 2 + 2 * 12 + 4
        return Array("MM\0*".utf8) + big(8, 4) + big(1, 2) + entry(0x0112, 3, big(orientation, 2) + [0, 0])
            + big(second, 4) + big(2, 2) + entry(0x0201, 4, big(start, 4))
            + entry(0x0202, 4, big(thumbnail.count, 4)) + big(0, 4) + thumbnail
    }

    private static func big(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> ((count - 1 - $0) * 8)) }
    }

    private static func little(_ number: Int, _ count: Int) -> [UInt8] { big(number, count).reversed() }
}
