import FoundationEssentials

/// Control strings of kitty's graphics protocol (sw.kovidgoyal.net/kitty/graphics-protocol). None asks for an
/// answer: `q=2`.
enum KittyCommand {
    /// Bytes of payload a piece may have.
    private static let piece = 4096

    /// Pixels in an object the terminal opens by `name`, which is ours, shown at the cursor without moving it.
    static func show(
        _ id: UInt32, _ pixels: PixelBuffer, medium: Character, name: String, columns: Int, rows: Int
    ) -> String {
        command(
            "a=T,f=24,t=\(medium),s=\(pixels.width),v=\(pixels.height),i=\(id),c=\(columns),r=\(rows),C=1,q=2",
            Data(name.utf8).base64EncodedString())
    }

    /// Pixels in an object the terminal opens by `name`, as one more frame of a picture that was sent.
    static func frame(
        _ id: UInt32, width: Int, height: Int, medium: Character, name: String, milliseconds: Int
    ) -> String {
        command(
            "a=f,f=24,t=\(medium),s=\(width),v=\(height),i=\(id),z=\(milliseconds),q=2",
            Data(name.utf8).base64EncodedString())
    }

    /// Plays an animation, whose first frame is shown so long.
    static func start(_ id: UInt32, first milliseconds: Int, endlessly: Bool) -> String {
        command("a=a,i=\(id),r=1,z=\(milliseconds),q=2")
            + command("a=a,i=\(id),s=3,v=\(loops(endlessly)),q=2")
    }

    /// Changes nothing about how it plays. kitty (0.26) looks whether anything moves before it has drawn what came, and
    /// then not until something else comes.
    static func wake(_ id: UInt32, _ endlessly: Bool) -> String {
        command("a=a,i=\(id),v=\(loops(endlessly)),q=2")
    }

    /// Without end, or one less than the number.
    private static func loops(_ endlessly: Bool) -> Int { endlessly ? 1 : 2 }

    /// Pauses an animation, or resumes it.
    static func play(_ id: UInt32, _ plays: Bool) -> String { command("a=a,i=\(id),s=\(plays ? 3 : 1),q=2") }

    /// A PNG file, into the terminal's memory only.
    static func transmit(_ id: UInt32, png: [UInt8]) -> [String] {
        pieces("a=t,f=100,t=d,i=\(id),q=2", Data(png).base64EncodedString())
    }

    /// Bare pixels, into the terminal's memory only.
    static func transmit(_ id: UInt32, _ pixels: PixelBuffer) -> [String] {
        pieces(
            "a=t,f=24,t=d,s=\(pixels.width),v=\(pixels.height),i=\(id),q=2",
            Data(pixels.bytes).base64EncodedString())
    }

    /// A transmitted picture at the cursor, which is not moved.
    static func place(_ id: UInt32, columns: Int, rows: Int) -> String {
        command("a=p,i=\(id),c=\(columns),r=\(rows),C=1,q=2")
    }

    /// A transmitted picture wherever the characters for it stand.
    static func placeVirtually(_ id: UInt32, columns: Int, rows: Int) -> String {
        command("a=p,U=1,i=\(id),c=\(columns),r=\(rows),q=2")
    }

    /// Ends a transmission that was begun: what came so far is no picture.
    static func abandon(_ id: UInt32) -> String { command("m=0,q=2") + delete(id) }

    /// Takes a picture off the screen and out of the terminal's memory.
    static func delete(_ id: UInt32) -> String { command("a=d,d=I,i=\(id),q=2") }

    /// Takes all pictures in sight off the screen. What has scrolled away stays, and so do the pixels.
    static let clear = command("a=d,d=a,q=2")

    /// Changes nothing to be seen: a pixel comes into the terminal's memory, is not shown, and goes. Back from the other
    /// screen kitty (0.26) draws the pictures of this one in the places of those until some picture changes.
    static let refresh = command("a=t,f=24,t=d,s=1,v=1,i=\(UInt32.max),q=2", "AAAA") + delete(.max)

    private static func command(_ keys: String, _ payload: String = "") -> String {
        "\u{1B}_G" + keys + (payload.isEmpty ? "" : ";" + payload) + "\u{1B}\\"
    }

    /// The first piece has all keys, the others tell only whether more follow.
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
