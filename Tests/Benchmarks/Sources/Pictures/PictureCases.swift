import ArgumentParser

/// Cases of the printed table. Creates the pictures of all cases.
struct PictureCases {
    private static let small = TerminalSize(columns: 80, rows: 24)
    /// Window with two columns of cards as wide as the thumbnails, and with rows for all 30 cards.
    private static let tall = TerminalSize(columns: 82, rows: 600)

    let all: [PictureCase]

    /// `gallery` is run to find the size of its boxes.
    init(in folder: String, gallery: String, beside programs: PeerPrograms) throws {
        let samples = try SamplePhotos(in: folder, gallery: gallery)
        let photo = try samples.photos(1, width: 1080, height: 720)
        let thumbnails = try samples.photos(30, width: 400, height: 300)
        let twelve = try samples.photos(1, width: 4000, height: 3000)
        let fortyEight = try samples.largePhoto(width: 4000, height: 3000)
        let box = try Self.box(photo, Self.small, ["open 1"], gallery)
        let card = try Self.box(thumbnails, Self.tall, [], gallery)
        func one(_ method: String, _ timg: String, _ chafa: String) -> PictureCase {
            PictureCase(
                name: "photo of 1080x720 in \(box.columns)x\(box.rows), \(method)", photos: photo,
                method: method, size: Self.small, line: "open 1", before: [PictureSession.search],
                peers: [programs.timg(timg, box: box), programs.chafa(chafa, box: box)], bar: 0.5, box: box)
        }
        func large(_ photos: PhotoFiles) -> PictureCase {
            PictureCase(
                name: "photo of \(photos.width * photos.height / 1_000_000) megapixels, cells",
                photos: photos, method: "cells", size: Self.small, line: "open 1",
                before: [PictureSession.search],
                peers: [.decoder], bar: 1.5, box: box, memory: 40)
        }
        func many(_ method: String, _ timg: String, _ chafa: String) -> PictureCase {
            PictureCase(
                name: "30 of 400x300 in \(card.columns)x\(card.rows), \(method)", photos: thumbnails,
                method: method, size: Self.tall, line: PictureSession.search, before: [],
                peers: [
                    programs.timg(timg, box: card, columns: 2), programs.chafa(chafa, box: card, columns: 2),
                ], bar: 1, box: card)
        }
        all = [
            one("cells", "h", "symbols"), one("kitty", "k", "kitty"), one("sixel", "s", "sixels"),
            large(twelve), large(fortyEight),
            many("cells", "h", "symbols"), many("iterm2", "i", "iterm"), many("kitty", "k", "kitty"),
            many("sixel", "s", "sixels"),
        ]
    }

    /// Size of the box in which gallery draws a picture after the lines.
    private static func box(
        _ photos: PhotoFiles, _ size: TerminalSize, _ lines: [String], _ gallery: String
    ) throws -> TerminalSize {
        let home = ScratchHome()
        let service = try LocalPhotos(photos)
        let session = try PictureSession(gallery, method: "kitty", on: size, service: service, home: home)
        defer { session.end() }
        var sample = try session.run(PictureSession.search)
        for line in lines { sample = try session.run(line) }
        let text = String(decoding: sample.output, as: UTF8.self)
        guard let drawn = text.firstMatch(of: #/_Ga=[Tp][^;]*,c=(\d+),r=(\d+)/#),
            let columns = Int(drawn.1), let rows = Int(drawn.2)
        else { throw ValidationError("gallery drew no picture: \(text.suffix(500))") }
        return TerminalSize(columns: columns, rows: rows)
    }
}
