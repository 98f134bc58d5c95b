import ArgumentParser
import TestKit

/// Measures the similarity of cells and their photo, beside chafa with the same characters and colors.
struct Fidelity: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Similarity of cells and photo in 256 colors and true color, beside chafa with half blocks."
    )

    @Option(help: "How many photos.") var count = 6
    @OptionGroup var programs: Programs
    @Option(help: "The chafa program to compare with.") var chafa = "/usr/bin/chafa"

    /// A photo of 1080x720 is shown in 24 rows of this window.
    private static let window = TerminalSize(columns: 100, rows: 29)

    func run() throws {
        try RequiredPrograms.check(chafa, package: "chafa")
        let home = ScratchHome()
        let files = try SamplePhotos(in: home.path, gallery: programs.gallery).photos(
            count, width: 1080, height: 720)
        for (depth, environment) in [("256", [:]), ("full", ["COLORTERM": "truecolor"])] {
            var own: [Double] = [], other: [Double] = [], size = ""
            for file in files {
                let photo = try PortablePixmap(jpeg: file)
                let cells = try shown(file, environment)
                let box = TerminalSize(columns: cells.rows.first?.count ?? 0, rows: cells.rows.count / 2)
                let theirs = try ProgramRun(
                    [
                        chafa, "-f", "symbols", "--symbols", "vhalf", "-c", depth, "--stretch", "-s",
                        "\(box.columns)x\(box.rows)", file,
                    ],
                    environment: ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"].merging(environment) { $1 })
                guard let near = PictureSimilarity.decibels(of: cells, to: photo),
                    let peer = PictureSimilarity.decibels(of: CellImage(theirs.output), to: photo)
                else {
                    throw ValidationError(
                        "No picture of \(box.columns)x\(box.rows) cells: \(theirs.problems)")
                }
                own.append(near)
                other.append(peer)
                size = "\(box.columns)x\(box.rows)"
            }
            let (mean, peer) = (Self.mean(own), Self.mean(other))
            let least = zip(own, other).map { $0 - $1 }.min() ?? 0
            print(
                "\(depth == "full" ? "true color" : "256 colors"), \(files.count) photos in \(size): gallery "
                    + "\(Self.rounded(mean)) dB, chafa \(Self.rounded(peer)) dB; at least \(Self.rounded(least)) dB "
                    + "nearer, bar -0.5" + (least < -0.5 ? " MISSED" : ""))
        }
    }

    /// Cells of a photo in memory, which is therefore printed at once.
    private func shown(_ file: String, _ environment: [String: String]) throws -> CellImage {
        let home = ScratchHome()
        let session = try PictureSession(
            programs.gallery, method: "cells", on: Self.window,
            service: LocalPhotos([file], width: 1080, height: 720),
            home: home, environment: ["COLORTERM": ""].merging(environment) { $1 })
        defer { session.end() }
        for line in [PictureSession.search, "open 1", "back"] { _ = try session.run(line) }
        return CellImage(try session.run("open 1").output)
    }

    private static func mean(_ values: [Double]) -> Double {
        values.reduce(0, +) / Double(max(1, values.count))
    }

    private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
