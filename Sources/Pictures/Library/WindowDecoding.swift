import GalleryCore
import PictureExchange
import TextLayout

extension PictureWindow {
    /// Whether the size has the window's proportions within a tenth, because boxes are rounded to cells.
    func hasProportions(of size: PixelSize) -> Bool {
        let wanted = Double(wholeWidth) / Double(wholeHeight)
        let ratio = Double(size.width) / Double(size.height) / wanted
        return ratio < 1.1 && ratio > 1 / 1.1
    }
}

extension PictureWorker {
    /// Renders the picture, or its visible part, into its box; the part again if the stated proportions are wrong.
    func render(
        _ subject: PictureRequest.Subject, in box: PictureInBox
    ) async throws(PictureError) -> EncodedImage {
        guard let window = box.key.window else { return try await whole(subject, in: box) }
        let part = try await render(subject, window, in: box)
        guard !window.hasProportions(of: part.original) else { return part }
        let height = Double(box.picture.width) / Double(part.original.width) * Double(part.original.height)
        guard let found = box.window(height: max(1, Int(height))) else { return part }
        return try await render(subject, found, in: box)
    }

    /// Renders the whole picture; only the first frame of an animation that exceeds limits or crashes the decoder.
    private func whole(
        _ subject: PictureRequest.Subject, in box: PictureInBox
    ) async throws(PictureError) -> EncodedImage {
        func made(as encoding: ImageEncoding) async throws(PictureError) -> EncodedImage {
            try await render(
                subject, as: encoding, width: box.key.width, height: box.key.height,
                promised: (box.picture.width, box.picture.height), background: box.style.background,
                describing: box.key.photo != nil)
        }
        guard box.key.encoding == .frames else { return try await made(as: box.key.encoding) }
        do throws(PictureError) {
            return try await made(as: .frames)
        } catch {
            guard error == .tooCostly || error == .crashed || error == .tooLarge else { throw error }
            return try await made(as: .pixels)
        }
    }

    private func render(
        _ subject: PictureRequest.Subject, _ window: PictureWindow, in box: PictureInBox
    ) async throws(PictureError) -> EncodedImage {
        let part = PicturePart(
            x: UInt32(clamping: window.x), y: UInt32(clamping: window.y),
            width: UInt32(clamping: window.width), height: UInt32(clamping: window.height))
        return try await render(
            subject, as: box.key.encoding, width: window.wholeWidth, height: window.wholeHeight, part: part,
            background: box.style.background)
    }
}

extension PixelBuffer {
    /// The part of this picture in the window, scaled to the window's size in pixels.
    func cropped(to window: PictureWindow) -> PixelBuffer {
        let across = Blend.steps(from: window.x, count: window.width, of: window.wholeWidth, in: width)
        let down = Blend.steps(from: window.y, count: window.height, of: window.wholeHeight, in: height)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(window.width * window.height * 3)
        for row in down {
            for column in across {
                for channel in 0..<3 {
                    func at(_ x: Int, _ y: Int) -> Double { Double(bytes[(y * width + x) * 3 + channel]) }
                    let upper = column.between(at(column.first, row.first), at(column.second, row.first))
                    let lower = column.between(at(column.first, row.second), at(column.second, row.second))
                    pixels.append(UInt8(clamping: row.between(upper, lower)))
                }
            }
        }
        return PixelBuffer(width: window.width, height: window.height, bytes: pixels)
    }

    /// Two adjacent samples on an axis, and the weight of the second.
    private struct Blend {
        let first: Int
        let second: Int
        let share: Double

        static func steps(from start: Int, count: Int, of whole: Int, in side: Int) -> [Blend] {
            (start..<(start + count)).map { position in
                let sourcePosition = (Double(position) + 0.5) * Double(side) / Double(whole) - 0.5
                let first = max(0, min(side - 1, Int(clamping: sourcePosition.rounded(.down))))
                return Blend(
                    first: first, second: min(side - 1, first + 1),
                    share: min(1, max(0, sourcePosition - Double(first))))
            }
        }

        func between(_ one: Double, _ other: Double) -> Double { one + (other - one) * share }
    }
}
