import FoundationEssentials

/// Kitty graphics protocol (sw.kovidgoyal.net/kitty/graphics-protocol). `q=2` suppresses responses.
enum KittyCommand {
    private static let piece = 4096
    /// Parameter that draws an image below text and below cells with a background color.
    private static let belowText = ",z=-1073741825"

    /// Shows pixels without moving the cursor. The terminal reads the shared memory or file `name` of this program.
    static func show(
        _ id: UInt32, _ pixels: PixelBuffer, medium: Character, name: String, columns: Int, rows: Int,
        isBelowText: Bool = false
    ) -> String {
        command(
            "a=T,f=24,t=\(medium),s=\(pixels.width),v=\(pixels.height),i=\(id),c=\(columns),r=\(rows),C=1"
                + (isBelowText ? belowText : "") + ",q=2",
            Data(name.utf8).base64EncodedString())
    }

    /// Adds a frame to a transmitted image. The terminal reads the pixels from the shared memory or file `name`.
    static func frame(
        _ id: UInt32, width: Int, height: Int, medium: Character, name: String, milliseconds: Int
    ) -> String {
        command(
            "a=f,f=24,t=\(medium),s=\(width),v=\(height),i=\(id),z=\(milliseconds),q=2",
            Data(name.utf8).base64EncodedString())
    }

    static func start(_ id: UInt32, first milliseconds: Int, endlessly: Bool) -> String {
        command("a=a,i=\(id),r=1,z=\(milliseconds),q=2")
            + command("a=a,i=\(id),s=3,v=\(loops(endlessly)),q=2")
    }

    /// Makes kitty 0.26 notice the animation; has no other effect. That version looks for animations before it has
    /// drawn the image, and looks again only after the next input.
    static func wake(_ id: UInt32, _ endlessly: Bool) -> String {
        command("a=a,i=\(id),v=\(loops(endlessly)),q=2")
    }

    /// Loop parameter of the protocol: 1 plays endlessly, 2 plays once.
    private static func loops(_ endlessly: Bool) -> Int { endlessly ? 1 : 2 }

    static func play(_ id: UInt32, _ plays: Bool) -> String { command("a=a,i=\(id),s=\(plays ? 3 : 1),q=2") }

    static func transmit(_ id: UInt32, png: [UInt8]) -> [String] {
        pieces("a=t,f=100,t=d,i=\(id),q=2", Data(png).base64EncodedString())
    }

    static func transmit(_ id: UInt32, _ pixels: PixelBuffer) -> [String] {
        pieces(
            "a=t,f=24,t=d,s=\(pixels.width),v=\(pixels.height),i=\(id),q=2",
            Data(pixels.bytes).base64EncodedString())
    }

    /// Shows a transmitted image at the cursor, without moving it.
    static func place(_ id: UInt32, columns: Int, rows: Int, isBelowText: Bool = false) -> String {
        command("a=p,i=\(id),c=\(columns),r=\(rows),C=1" + (isBelowText ? belowText : "") + ",q=2")
    }

    /// Shows a transmitted image at its placeholder characters.
    static func placeVirtually(_ id: UInt32, columns: Int, rows: Int) -> String {
        command("a=p,U=1,i=\(id),c=\(columns),r=\(rows),q=2")
    }

    /// Aborts an incomplete transmission and deletes the image.
    static func abandon(_ id: UInt32) -> String { command("m=0,q=2") + delete(id) }

    static func delete(_ id: UInt32) -> String { command("a=d,d=I,i=\(id),q=2") }

    /// Removes all images from the visible screen. Scrollback and image data are kept.
    static let clear = command("a=d,d=a,q=2")

    /// Transmits and deletes an invisible pixel. Otherwise, after the alternate screen was left, kitty 0.26 draws that
    /// screen's images on the main screen until any image changes.
    static let refresh = command("a=t,f=24,t=d,s=1,v=1,i=\(UInt32.max),q=2", "AAAA") + delete(.max)

    private static func command(_ keys: String, _ payload: String = "") -> String {
        "\u{1B}_G" + keys + (payload.isEmpty ? "" : ";" + payload) + "\u{1B}\\"
    }

    private static func pieces(_ keys: String, _ payload: String) -> [String] {
        let bytes = payload.utf8
        var pieces: [String] = []
        var start = bytes.startIndex
        repeat {
            let end = bytes.index(start, offsetBy: piece, limitedBy: bytes.endIndex) ?? bytes.endIndex
            let more = end == bytes.endIndex ? "m=0" : "m=1"
            let head = pieces.isEmpty ? keys + "," + more : more + ",q=2"
            pieces.append(command(head, String(payload[start..<end])))
            start = end
        } while start < bytes.endIndex
        return pieces
    }
}
