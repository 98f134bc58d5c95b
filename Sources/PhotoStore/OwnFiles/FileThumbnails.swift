import GalleryCore
import PictureMetadata

/// Thumbnails that cameras store in Exif, and those that file managers store in the cache folder (Freedesktop.org
/// Thumbnail Managing Standard, 0.9). Nothing is written there.
struct FileThumbnails {
    /// Folder of the file managers' thumbnails; empty without a home folder.
    let folder: String

    /// Folders by the largest side of their thumbnails.
    private static let sizes = [(128, "normal"), (256, "large"), (512, "x-large"), (1024, "xx-large")]
    /// Maximum size in bytes.
    private static let largest = 8 << 20
    /// Maximum relative difference of the proportions of a thumbnail and its picture.
    private static let tolerance = 0.02
    /// Characters that file managers leave unescaped in addresses, as GLib does.
    private static let plain = "!$&'()*+,:=@"

    /// Picture file with at least this size and the proportions of the picture; `nil` without one. Stale thumbnails
    /// and those with black bars are ignored.
    func thumbnail(of path: [UInt8], showing picture: PixelSize, atLeast needed: PixelSize) -> [UInt8]? {
        guard let file = OpenFile(following: path), let status = FileStatus(descriptor: file.descriptor)
        else {
            return nil
        }
        func isSuitable(_ size: PixelSize?) -> Bool {
            guard let size, size.width >= needed.width, size.height >= needed.height else { return false }
            let ratio = Double(size.width * picture.height) / Double(size.height * picture.width)
            return abs(ratio - 1) <= Self.tolerance
        }
        return Self.embedded(in: file, if: isSuitable)
            ?? stored(for: path, changed: status.modified, atLeast: needed, if: isSuitable)
    }

    /// Thumbnail in Exif, with the picture's orientation.
    private static func embedded(
        in file: borrowing OpenFile, if isSuitable: (PixelSize?) -> Bool
    ) -> [UInt8]? {
        guard let range = ExifBlock.range(in: file) else { return nil }
        let data = file.bytes(from: range.lowerBound, count: range.count)
        guard let facts = data.withUnsafeBytes({ ExifFacts($0) }), let part = facts.thumbnail else {
            return nil
        }
        let jpeg = Array(data[part]), size = PictureHeader.size(ofJPEG: jpeg)
        let isTurned = facts.orientation >= 5
        let shown = isTurned ? size.flatMap { PixelSize(width: $0.height, height: $0.width) } : size
        guard isSuitable(shown) else { return nil }
        return facts.orientation == 1
            ? jpeg : jpeg.prefix(2) + orientation(facts.orientation) + jpeg.dropFirst(2)
    }

    /// APP1 segment with Exif that states only an orientation (CIPA DC-008, 4.6.4).
    private static func orientation(_ value: Int) -> [UInt8] {
        let entry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(value), 0, 0]
        let tiff = Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 1] + entry + [0, 0, 0, 0]
        let payload = ExifBlock.signature + tiff
        return [0xFF, 0xE1, 0, UInt8(payload.count + 2)] + payload
    }

    /// Thumbnail of a file manager whose recorded address and time are those of the file.
    private func stored(
        for path: [UInt8], changed: Int, atLeast needed: PixelSize, if isSuitable: (PixelSize?) -> Bool
    ) -> [UInt8]? {
        guard !folder.isEmpty else { return nil }
        let address = FileAddress.of(path, keeping: Self.plain),
            name = MD5.digest(of: address) + "." + PictureKind.png.rawValue
        for (side, size) in Self.sizes where side >= max(needed.width, needed.height) {
            guard let file = OpenFile(path: folder + "/" + size + "/" + name), file.size <= Self.largest,
                isSuitable(PictureHeader(file, kind: .png).size),
                let chunks = FileChunks.read(file, in: 8..<file.size, isPNG: true)
            else { continue }
            let texts = chunks.filter { $0.name == "tEXt" }.map { chunk in
                String(
                    decoding: file.bytes(from: chunk.payload.lowerBound, count: chunk.payload.count),
                    as: UTF8.self)
            }
            guard texts.contains("Thumb::MTime\0\(changed)"), texts.contains("Thumb::URI\0" + address) else {
                continue
            }
            return file.bytes(count: file.size)
        }
        return nil
    }
}
