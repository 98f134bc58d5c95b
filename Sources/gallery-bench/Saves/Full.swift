import ArgumentParser
import Foundation
import GalleryCore
import PhotoStore
import PseudoTerminals

/// Saves a photo onto a file system with room for less and less of it. Needs root, to mount one.
struct Full: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Save to disks that are full after every 4 KiB; needs root.")

    /// Where the bytes stand before they are saved: on the same full disk, or elsewhere.
    private enum Place: CaseIterable { case sameDisk, elsewhere }

    private static let page = 4_096
    private static let disk = 3 << 20
    /// Pages in which the program surely finds room for a photo of the demo, what is cached of it included.
    private static let programRoom = 480

    @Option(help: "How many disk sizes, one page more each.") var points = 256
    @Option(help: "How many of them to repeat with the whole program.") var programs = 16

    func run() throws {
        guard geteuid() == 0 else { throw ValidationError("Mounting a file system needs root.") }
        let size = points * Self.page
        let picture = SamplePicture.bytes(1, count: size - SamplePicture.head.count - 12)
        var tally = FullTally()
        for place in Place.allCases {
            for point in 0...(place == .sameDisk ? 2 * points : points) + 8 {
                try onDisk(withRoomFor: point) { disk in
                    save(picture, on: disk, place, &tally)
                }
            }
        }
        let step = max(1, Self.programRoom / max(1, programs))
        for point in stride(from: 0, to: programs * step, by: step) {
            try onDisk(withRoomFor: point) { disk in try runProgram(on: disk, &tally) }
        }
        print(tally.line)
        if tally.isBad { throw ExitCode.failure }
    }

    private func save(_ picture: [UInt8], on disk: String, _ place: Place, _ tally: inout FullTally) {
        let elsewhere = NSTemporaryDirectory() + "gallery-full-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: elsewhere) }
        let cache = place == .sameDisk ? disk + "/cache" : elsewhere
        let files = PicturesFolder(path: disk + "/Pictures", cache: cache)
        let photo = SamplePhoto.photo(1)
        do throws(StoreError) {
            let draft = try files.draft(of: photo, in: nil)
            if FullTally.write(picture, to: draft.path) {
                do throws(StoreError) {
                    _ = try files.publish(draft, of: photo, as: nil)
                    tally.saved += 1
                } catch {
                    tally.note(error)
                    files.setAside(draft)
                }
            } else {
                tally.refused += 1
                files.discard(draft)
            }
        } catch {
            tally.note(error)
        }
        let body = Array(picture.dropFirst(SamplePicture.head.count))
        tally.look(at: disk + "/Pictures", cache: cache + "/saving") { _ in body }
    }

    /// The command after the one that failed is answered: the session goes on.
    private func runProgram(on disk: String, _ tally: inout FullTally) throws {
        let home = NSTemporaryDirectory() + "gallery-full-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: home) }
        let run = try ProgramRun(
            [Launch.path(of: "gallery"), "--service", "demo", "-c", "search cats; save 1; status"],
            environment: [
                "HOME": home, "XDG_PICTURES_DIR": disk, "XDG_CACHE_HOME": disk + "/cache",
                "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
            ])
        tally.runs += 1
        let isSaved = run.text.contains("Saved ")
        tally.runsSaved += isSaved ? 1 : 0
        if run.code != (isSaved ? 0 : 1) || !run.text.contains("Pictures folder") { tally.wrongEnds += 1 }
        if !isSaved, !run.problems.contains("disk is full") { tally.otherReasons += 1 }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: disk + "/gallery")) ?? []
        if names.count != (isSaved ? 2 : 0) { tally.strays += 1 }
    }

    /// Mounts a file system with room for so many pages, and takes it away again.
    private func onDisk(withRoomFor pages: Int, _ body: (String) throws -> Void) throws {
        let disk = NSTemporaryDirectory() + "gallery-disk-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: disk) }
        try command("/bin/mount", "-t", "tmpfs", "-o", "size=\(Self.disk)", "tmpfs", disk)
        defer { try? command("/bin/umount", "-l", disk) }
        let filling = [UInt8](repeating: 0, count: Self.disk - pages * Self.page)
        guard FullTally.write(filling, to: disk + "/filling") else {
            throw ValidationError("The disk cannot be filled.")
        }
        try body(disk)
    }

    private func command(_ arguments: String...) throws {
        let run = try ProgramRun(arguments, environment: ["PATH": "/usr/bin:/bin"])
        guard run.code == 0 else { throw ValidationError("\(arguments) failed: \(run.problems)") }
    }
}
