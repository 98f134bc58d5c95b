import FoundationEssentials
import PictureMetadata

/// Smallest files of the formats with a stated size; only their headers are valid.
enum PictureHead {
    /// `iptc` has numbers of data sets with their texts.
    static func jpeg(
        _ width: Int, _ height: Int, exif: [UInt8] = [], xmp: String = "", iptc: [(Int, [UInt8])] = []
    ) -> [UInt8] {
        func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
            [0xFF, marker] + big(payload.count + 2, 2) + payload
        }
        let sets = iptc.flatMap { number, text -> [UInt8] in
            [0x1C, 2, UInt8(number)] + big(text.count, 2) + text
        }
        let resource = Array("8BIM".utf8) + [4, 4, 0, 0] + big(sets.count, 4) + sets
        let app1 =
            (exif.isEmpty ? [] : segment(0xE1, Array("Exif\0\0".utf8) + exif))
            + (xmp.isEmpty
                ? [] : segment(0xE1, Array(("http://ns.adobe.com/xap/1.0/\0" + Self.xmp(xmp)).utf8)))
            + (iptc.isEmpty ? [] : segment(0xED, Array("Photoshop 3.0\0".utf8) + resource))
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

    private static func xmp(_ properties: String) -> String {
        let names = XMPNamespace.allCases.map { "xmlns:\($0.prefix)='\($0.rawValue)'" }.joined(separator: " ")
        return "<rdf:RDF xmlns:rdf='\(XMPNamespace.rdf)'><rdf:Description \(names)>"
            + "\(properties)</rdf:Description></rdf:RDF>"
    }

    /// Little-endian Exif with texts by their tags, in the first directory or that of Exif.
    static func exif(_ texts: [(Int, [UInt8])]) -> [UInt8] {
        let inner = texts.filter { 0x9000...0x9BFF ~= $0.0 },
            outer = texts.filter { !(0x9000...0x9BFF ~= $0.0) }
        let innerAt = 8 + 2 + (outer.count + 1) * 12 + 4
        var at = innerAt + 2 + inner.count * 12 + 4, values: [UInt8] = []
        func entry(_ tag: Int, _ text: [UInt8]) -> [UInt8] {
            let value = text + (tag >= 0x9C9B && tag <= 0x9C9F ? [0, 0] : [0, 0, 0, 0, 0])
            values += value
            defer { at += value.count }
            return little(tag, 2) + little(0x9C9B...0x9C9F ~= tag ? 1 : 2, 2) + little(value.count, 4)
                + little(at, 4)
        }
        let main =
            little(outer.count + 1, 2) + outer.flatMap { entry($0, $1) } + little(0x8769, 2) + little(4, 2)
            + little(1, 4) + little(innerAt, 4) + little(0, 4)
        let exif = little(inner.count, 2) + inner.flatMap { entry($0, $1) } + little(0, 4)
        return Array("II*\0".utf8) + little(8, 4) + main + exif + values
    }

    /// UTF-16, little-endian.
    static func wide(_ text: String) -> [UInt8] { text.utf16.flatMap { little(Int($0), 2) } }

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
