import ArgumentParser
import Companions
import Foundation
import GalleryCore

/// Kills programs that save photos, at random moments, and looks at what stands in the folder.
struct Saves: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Kills savers of photos at random moments and looks for photos that are not whole.")

    /// Bytes of each photo.
    static let photoSize = 1 << 20

    @Option(help: "How many programs to kill.") var count = 1_000
    @Option(help: "Where the random moments start.") var seed: UInt64 = 1

    func run() throws {
        var random = SeededRandom(seed: seed)
        var said = 0, lost = 0, broken = 0, photos = 0, strays = 0
        let body = (0..<8).map { SamplePicture.body($0, count: Self.photoSize) }
        for _ in 0..<count {
            let folder = NSTemporaryDirectory() + "gallery-saves-\(UUID().uuidString)"
            defer { try? FileManager.default.removeItem(atPath: folder) }
            guard
                let program = try? Companion(
                    path: Companion.path(of: "gallery-bench"),
                    arguments: ["kills", "writer", "saves", folder])
            else { throw ValidationError("The program cannot be started.") }
            // From before the first file is made to after several are saved.
            usleep(UInt32(random.next() % 60_000))
            program.stop()
            let confirmed = Self.lines(from: program)
            let found = SavedFolder(at: folder + "/Pictures") { body[$0 % body.count] }
            said += confirmed.count
            lost += confirmed.count { line in !found.photos.contains { line.hasSuffix("/" + $0) } }
            broken += found.broken.count
            photos += found.photos.count
            strays += found.strays.count
        }
        print(
            "kills \(count), saved \(said), found \(photos), lost \(lost), not whole \(broken), "
                + "hidden temporary files \(strays)")
        if lost + broken > 0 { throw ExitCode.failure }
    }

    /// Whole lines a program said before it was killed.
    private static func lines(from program: Companion) -> [String] {
        var all: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(program.output, &piece, piece.count)
            guard count > 0 else { break }
            all += piece.prefix(count)
        }
        let whole = all.lastIndex(of: 0x0A).map { all[..<$0] } ?? []
        return whole.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    }
}
