import GalleryCore
import Glibc
import PictureExchange
import Synchronization
import TestKit
import Testing
import TextLayout

@testable import Pictures

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct KittyTests {
    private let picture = Fidelity.picture(width: 400, height: 300)

    private func take(_ texts: [String], into terminal: inout KittyTerminal) throws {
        for text in texts {
            for string in try ControlString.all(in: text) {
                #expect(string.kind == .application)
                try terminal.take(string.body)
            }
        }
    }

    @Test func `pixels sent through shared memory arrive unchanged and are placed in their box`() async throws
    {
        let painter = PicturePainter()
        let drawn = try await PaintedPicture.draw(
            picture, columns: 40, rows: 15, style: PictureStyle(.kitty(.memory)), by: painter)
        let painting = try #require(drawn?.paintings.first)
        #expect(drawn?.transmission == nil)
        #expect(painting.text.utf8.count < 300)
        var terminal = KittyTerminal()
        try take([painting.text], into: &terminal)
        let placement = try #require(terminal.placements.first)
        #expect((placement.columns, placement.rows) == (40, 15))
        #expect(terminal.images[placement.id] == picture)
    }

    @Test(arguments: [KittyPath.memory, .stream])
    func `the erase sequence removes kitty placements, but not the pixels that the terminal stores`(
        _ path: KittyPath
    ) async throws {
        let style = PictureStyle(.kitty(path))
        let drawn = try await PaintedPicture.draw(
            picture, columns: 40, rows: 15, style: style, by: PicturePainter())
        var terminal = KittyTerminal()
        try take(drawn?.transmission?.pieces ?? [], into: &terminal)
        try take(drawn?.paintings.map(\.text) ?? [], into: &terminal)
        #expect(terminal.placements.count == 1)
        try take([style.eraser], into: &terminal)
        #expect(terminal.placements.isEmpty)
        #expect(terminal.images.count == 1)
        // Placeholders are text and are overwritten by later output.
        #expect(PictureStyle(.kitty(.placeholders)).eraser.isEmpty)
    }

    @Test func `an animation is sent frame by frame, is played once or endlessly, and can be paused`()
        async throws
    {
        let frames = (0..<3).map {
            AnimationFrame(pixels: [UInt8](repeating: $0, count: 6), milliseconds: 50)
        }
        let image = EncodedImage(
            form: .pixels, width: 2, height: 1, bytes: frames[0].pixels,
            original: try #require(PixelSize(width: 2, height: 1)), isTruncated: false, color: .slate,
            descriptor: nil, isAnimated: true, frames: frames)
        let painter = PicturePainter()
        for (mode, loops) in [(AnimationMode.once, 1), (.on, 0)] {
            let box = PictureInBox(
                Picture.sample(2, 1).playing(), columns: 4, rows: 1, style: PictureStyle(.kitty(.memory)),
                animation: mode)
            #expect(box.key.encoding == .frames)
            let drawn = try #require(painter.draw(image, in: box))
            var terminal = KittyTerminal()
            try take(drawn.paintings.map(\.text), into: &terminal)
            let id = try #require(terminal.images.keys.first)
            #expect(terminal.images[id]?.bytes == frames[0].pixels)
            #expect(terminal.frames[id]?.map(\.bytes) == frames.dropFirst().map(\.pixels))
            #expect(terminal.times[id] == [50, 50, 50])
            #expect(terminal.moves[id] == true && terminal.loops[id] == loops)
            // The follow-up wakes kitty 0.26 and does not change the animation.
            try take(drawn.followUp.map(\.text), into: &terminal)
            #expect(terminal.moves[id] == true && terminal.loops[id] == loops)
            for isMoving in [false, true, false] {
                try take([try #require(painter.pauseOrResume())], into: &terminal)
                #expect(terminal.moves[id] == isMoving)
            }
        }
        let still = try await PaintedPicture.draw(
            picture, columns: 40, rows: 15, style: PictureStyle(.kitty(.memory)), by: painter)
        #expect(still?.followUp.isEmpty == true && painter.pauseOrResume() == nil)
    }

    @Test
    func `frames are requested only for whole, enabled animations in kitty's shared memory`() {
        func encoding(
            _ picture: Picture, _ method: PictureStyle.Method, _ mode: AnimationMode
        ) -> ImageEncoding {
            PictureInBox(picture, columns: 4, rows: 2, style: PictureStyle(method), animation: mode).key
                .encoding
        }
        let picture = Picture.sample(8, 8), near = Viewport(scaleX: 1, scaleY: 1, centerX: 4, centerY: 4)
        #expect(encoding(picture.playing(), .kitty(.memory), .once) == .frames)
        #expect(encoding(picture.playing(), .kitty(.memory), .off) == .pixels)
        #expect(encoding(picture, .kitty(.memory), .once) == .pixels)
        #expect(encoding(picture.playing().cropped(to: near), .kitty(.memory), .once) == .pixels)
        for method in [PictureStyle.Method.cells, .kitty(.stream), .kitty(.placeholders), .iterm2] {
            #expect(encoding(picture.playing(), method, .on) != .frames)
        }
    }

    @Test func `the refresh sequence changes neither kitty images nor their placements`() async throws {
        let style = PictureStyle(.kitty(.memory))
        let drawn = try await PaintedPicture.draw(
            picture, columns: 40, rows: 15, style: style, by: PicturePainter())
        var terminal = KittyTerminal()
        try take(drawn?.paintings.map(\.text) ?? [], into: &terminal)
        let images = Set(terminal.images.keys)
        try take([style.refresher], into: &terminal)
        #expect(!style.refresher.isEmpty && terminal.placements.count == 1)
        #expect(Set(terminal.images.keys) == images)
        for other in [PictureStyle(.kitty(.placeholders)), PictureStyle(.cells), PictureStyle(.iterm2)] {
            #expect(other.refresher.isEmpty)
        }
    }

    @Test func `a streamed picture is compressed, chunked and sent only once`() async throws {
        let painter = PicturePainter(), style = PictureStyle(.kitty(.stream))
        let drawn = try await PaintedPicture.draw(picture, columns: 40, rows: 15, style: style, by: painter)
        let transmission = try #require(drawn?.transmission)
        var terminal = KittyTerminal()
        try take(transmission.pieces, into: &terminal)
        #expect(terminal.longestPiece <= 4096)
        // The limit for 1920 cells is 2.5 MB; this picture has 600 cells.
        #expect(transmission.pieces.joined().utf8.count < 781_250)
        transmission.finish()
        try take([try #require(drawn?.paintings.first).text], into: &terminal)
        let placement = try #require(terminal.placements.first)
        let seen = try #require(terminal.images[placement.id])
        #expect(Fidelity.decibels(seen, picture) > 28, "\(Fidelity.decibels(seen, picture)) dB")

        let again = try await PaintedPicture.draw(picture, columns: 40, rows: 15, style: style, by: painter)
        #expect(again?.transmission == nil)
        #expect(again?.paintings == drawn?.paintings)
    }

    @Test(arguments: [SeededRandom(seed: 4)])
    func `a noisy streamed picture is reduced in size`(_ random: SeededRandom) async throws {
        var noise = random
        let bytes = (0..<(400 * 300 * 3)).map { _ in UInt8.random(in: 0...255, using: &noise) }
        var style = PictureStyle(.kitty(.stream))
        style.screenCells = 30_000
        let drawn = try await PaintedPicture.draw(
            PixelBuffer(width: 400, height: 300, bytes: bytes), columns: 40, rows: 15, style: style,
            by: PicturePainter())
        let transmission = try #require(drawn?.transmission)
        #expect(transmission.pieces.joined().utf8.count < 50_000)
        var terminal = KittyTerminal()
        try take(transmission.pieces, into: &terminal)
        #expect(terminal.images.values.first?.width == 200)
    }

    @Test func `the abort sequence ends a transmission and deletes its image`() async throws {
        let drawn = try await PaintedPicture.draw(
            picture, columns: 40, rows: 15, style: PictureStyle(.kitty(.stream)), by: PicturePainter())
        let transmission = try #require(drawn?.transmission)
        let parts = try ControlString.all(in: transmission.abortSequence).map(\.body)
        #expect(parts.count == 2 && parts[0] == "Gm=0,q=2" && parts[1].hasPrefix("Ga=d,d=I,i="))
    }

    @Test func `in tmux, a picture is shown by placeholder characters`() async throws {
        let drawn = try await PaintedPicture.draw(
            picture, columns: 40, rows: 15, style: PictureStyle(.kitty(.placeholders), isWrapped: true),
            by: PicturePainter())
        let transmission = try #require(drawn?.transmission)
        var terminal = KittyTerminal()
        for piece in transmission.pieces {
            #expect(
                piece.hasPrefix("\u{1B}Ptmux;\u{1B}\u{1B}_G") && piece.hasSuffix("\u{1B}\u{1B}\\\u{1B}\\"))
            let inner = piece.dropFirst("\u{1B}Ptmux;".count).dropLast(2)
            try take([String(inner.replacing("\u{1B}\u{1B}", with: "\u{1B}"))], into: &terminal)
        }
        let placement = try #require(terminal.placements.first)
        #expect(
            placement == KittyTerminal.Placement(id: placement.id, columns: 40, rows: 15, isVirtual: true))
        #expect(drawn?.rows.count == 15)
        for (index, row) in (drawn?.rows ?? []).enumerated() {
            let start = "\u{1B}[0m\u{1B}[38;5;\(placement.id & 255)m"
            #expect(row.unicodeScalars.starts(with: start.unicodeScalars) && row.hasSuffix("\u{1B}[0m"))
            let scalars = row.unicodeScalars.dropFirst(start.unicodeScalars.count).dropLast(4)
            #expect(scalars.count == 160)
            #expect(scalars.first == "\u{10EEEE}")
            #expect(scalars.dropFirst(2).first == "\u{0305}")
            if index == 1 { #expect(scalars.dropFirst().first == "\u{030D}") }
        }
    }

    @Test func `images beyond the limit of 128 MB are deleted from the terminal`() throws {
        let images = KittyImages()
        let bytes = [UInt8](repeating: 1, count: 2000 * 1500 * 3)
        let image = try EncodedImage.sample(.pixels, width: 2000, height: 1500, bytes: bytes)
        var terminal = KittyTerminal(), most = 0
        for index in 0..<40 {
            let drawn = images.draw(
                image,
                as: PictureInBox.Key(
                    photo: PhotoID(service: .demo, key: "\(index)"), columns: 200, rows: 75, width: 2000,
                    height: 1500, window: nil, encoding: .pixels), path: .memory)
            try take(drawn.paintings.map(\.text), into: &terminal)
            most = max(most, terminal.images.count)
        }
        // Images have 12 MB each, and the limit is 128 MB.
        #expect(most == 10)
        #expect(terminal.placements.count == 10)
    }

    @Test func `shared memory that the terminal has not read is freed on close`() throws {
        let pauses = Mutex(0)
        let shared = SharedPixels { pauses.withLock { $0 += 1 } }
        let (medium, name) = try #require(shared.publish([1, 2, 3]))
        let path = medium == "s" ? "/dev/shm" + name : name
        #expect(access(path, F_OK) == 0)
        var facts = stat()
        #expect(stat(path, &facts) == 0 && facts.st_mode & 0o777 == 0o600)
        // Closing waits 50 times for the terminal to read the memory.
        shared.close()
        #expect(access(path, F_OK) != 0)
        #expect(pauses.withLock { $0 } == 50)
    }

    @Test func `closing does not wait for shared memory that the terminal has read`() throws {
        let pauses = Mutex(0)
        let shared = SharedPixels { pauses.withLock { $0 += 1 } }
        let (medium, name) = try #require(shared.publish([1, 2, 3]))
        _ = unlink(medium == "s" ? "/dev/shm" + name : name)
        shared.close()
        #expect(pauses.withLock { $0 } == 0)
    }

    @Test func `shared memory of a killed session is removed by the next session`() throws {
        let left = "/dev/shm/tty-graphics-protocol-gallery-999999999-1-x"
        let file = open(left, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
        try #require(file >= 0)
        close(file)
        let shared = SharedPixels()
        let (medium, name) = try #require(shared.publish([1]))
        #expect(access(left, F_OK) != 0)
        _ = unlink(medium == "s" ? "/dev/shm" + name : name)
    }
}
