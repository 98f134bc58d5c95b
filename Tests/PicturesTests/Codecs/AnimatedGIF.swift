/// GIF89a, by default of 3 by 1 pixels, with images of one pixel each.
struct AnimatedGIF {
    struct Image {
        let column: UInt8
        /// Index into red, green, blue and white.
        let color: UInt8
        /// 0 and 1 keep the pixel, 2 clears it, 3 restores the previous one.
        var disposal: UInt8 = 0
        var delay: UInt8 = 20
        var isTransparent = false
    }

    var width: UInt16 = 3
    var height: UInt16 = 1
    let images: [Image]

    var bytes: [UInt8] {
        var bytes = Array("GIF89a".utf8)
        for side in [width, height] { bytes += [UInt8(side & 0xFF), UInt8(side >> 8)] }
        bytes += [0x81, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]
        for image in images {
            let flags = image.disposal << 2 | (image.isTransparent ? 1 : 0)
            bytes += [0x21, 0xF9, 4, flags, image.delay, 0, image.color, 0]
            bytes += [0x2C, image.column, 0, 0, 0, 1, 0, 1, 0, 0]
            // 3-bit LZW codes, least significant bit first: clear, pixel, end.
            bytes += [2, 2, 4 | image.color << 3 | 5 << 6 & 0xC0, 1, 0]
        }
        return bytes + [0x3B]
    }
}
