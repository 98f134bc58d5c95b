import ArgumentParser
import ChildProcesses
import Glibc
import PseudoTerminals

/// Looks through a thousand pages with full caches and tells how much memory the program has meanwhile.
struct Flat: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Memory of the running program over many pages of feed, with the caches full.")

    @Option(help: "How many pages, of 30 photos each.") var pages = 1_000
    @Option(help: "The gallery program (default: the one beside gallery-bench).")
    var gallery = ChildProcess.path(of: "gallery")

    func run() throws {
        let home = try ScratchHome()
        FullDisk.fill(home.path + "/.cache/gallery", bytes: 190_000_000)
        let walk = try FeedPages(gallery, home: home, photos: (pages + 400) * 30)
        let filling = try walk.fillMemory()
        print("caches full after \(filling) pages of large pictures")
        try walk.narrow()
        var samples: [(page: Int, memory: Int, anonymous: Int)] = []
        for page in 0...pages {
            if page.isMultiple(of: max(1, pages / 10)) {
                let sample = (page, walk.memory ?? 0, walk.anonymousMemory ?? 0)
                samples.append(sample)
                print("page \(page): \(Self.mebibytes(sample.1)) MiB, \(Self.mebibytes(sample.2)) anonymous")
            }
            if page < pages { try walk.next() }
        }
        guard let first = samples.first, let last = samples.last else { return }
        let half = samples[samples.count / 2]
        print(
            "since the caches were full: \(pages) pages, \(Self.growth(from: first.memory, to: last.memory)), "
                + "\(Self.growth(from: half.memory, to: last.memory)) of it after page \(half.page); "
                + "caches at the end: \(try walk.caches())")
    }

    private static func growth(from first: Int, to last: Int) -> String {
        "\(last < first ? "" : "+")\(mebibytes(last - first)) MiB"
    }

    private static func mebibytes(_ kibibytes: Int) -> Double { (Double(kibibytes) / 102.4).rounded() / 10 }
}
