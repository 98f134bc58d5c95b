import ArgumentParser
import TestKit

struct Fidelity: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Similarity of cells and photo, seen from a chair, in each set of characters, beside chafa."
    )

    /// Names as accepted by `set glyphs`, and values of chafa's `--symbols` for characters of the same shapes.
    private typealias GlyphSet = (name: String, symbols: String)

    @Option(help: "How many photos.") var count = 6
    @OptionGroup var programs: Programs
    @Option(help: "The chafa program to compare with.") var chafa = "/usr/bin/chafa"
    @Argument(help: "JPEG files of 3:2 to compare instead of painted photos.") var files: [String] = []

    /// Windows in which a photo with proportions of 3:2 takes 8 and 24 rows.
    private static let windows = [13, 29].map { TerminalSize(columns: 100, rows: $0) }
    private static let sets: [GlyphSet] = [
        (name: "halves", symbols: "half+space"),
        (name: "blocks", symbols: "block+quad+space"),
        (name: "sextants", symbols: "block+quad+sextant+space"),
        // chafa 1.12 of Debian 12 has no octants.
        (name: "octants", symbols: "block+quad+sextant+space"),
    ]

    func run() throws {
        try RequiredPrograms.check(chafa, package: "chafa")
        let home = ScratchHome()
        let files =
            files.isEmpty
            ? try SamplePhotos(in: home.path, gallery: programs.gallery).photos(
                count, width: 1080, height: 720
            ).files : files
        for depth in ["256", "full"] {
            for window in Self.windows {
                for set in Self.sets { try compare(set, files, depth, in: window) }
            }
        }
    }

    private func compare(
        _ set: GlyphSet, _ files: [String], _ depth: String, in window: TerminalSize
    ) throws {
        let environment = ["COLORTERM": depth == "full" ? "truecolor" : ""]
        var own: [Double] = []
        var other: [Double] = []
        var size = ""
        for file in files {
            let photo = try PortablePixmap(jpeg: file)
            let cells = try shown(file, photo, set, environment, in: window)
            size = "\(cells.glyphs.first?.count ?? 0)x\(cells.glyphs.count)"
            let theirs = try ProgramRun(
                [
                    chafa, "-f", "symbols", "--symbols", set.symbols, "-w", "9", "-c", depth, "--stretch",
                    "-s", size, file,
                ],
                environment: ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"].merging(environment) { $1 })
            guard let near = PictureSimilarity.decibels(of: cells, to: photo),
                let peer = PictureSimilarity.decibels(of: Self.cells(in: theirs.output), to: photo)
            else { throw ValidationError("No picture of \(size) cells: \(theirs.problems)") }
            own.append(near)
            other.append(peer)
        }
        let least = zip(own, other).map { $0 - $1 }.min() ?? 0
        print(
            "\(depth == "full" ? "true color" : "256 colors"), \(files.count) photos in \(size), \(set.name): "
                + "gallery \(Self.mean(own).rounded(to: 1)) dB, chafa \(Self.mean(other).rounded(to: 1)) dB; at least "
                + "\(least.rounded(to: 1)) dB nearer, bar 0" + (least < 0 ? " MISSED" : ""))
    }

    /// Cells of a photo that is in memory and therefore printed at once.
    private func shown(
        _ file: String, _ photo: PortablePixmap, _ set: GlyphSet, _ environment: [String: String],
        in window: TerminalSize
    ) throws -> CellScreen {
        let home = ScratchHome()
        let session = try PictureSession(
            programs.gallery, method: "cells", on: window,
            service: LocalPhotos(PhotoFiles(files: [file], width: photo.width, height: photo.height)),
            home: home, environment: environment)
        defer { session.end() }
        for line in ["set glyphs \(set.name)", PictureSession.search, "open 1", "back"] {
            _ = try session.run(line)
        }
        return Self.cells(in: try session.run("open 1").output)
    }

    /// Lines that set a background color with SGR 48, in cells of 8 by 16 pixels.
    private static func cells(in output: [UInt8]) -> CellScreen {
        let text = String(decoding: output.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
        let lines = text.split(separator: "\n").filter { $0.contains("[48;") || $0.contains(";48;") }
        return CellScreen(ofAnyProgram: lines.map(String.init), height: 16)
    }

    private static func mean(_ values: [Double]) -> Double {
        values.reduce(0, +) / Double(max(1, values.count))
    }
}
