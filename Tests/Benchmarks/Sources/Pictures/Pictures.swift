import ArgumentParser

struct Pictures: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Time, processor time and memory of pictures, beside timg, chafa and djpeg.")

    @Option(help: "How often each is measured.") var runs = 21
    @OptionGroup var programs: Programs
    @Option(help: "The timg program to compare with.") var timg = "/usr/bin/timg"
    @Option(help: "The chafa program to compare with.") var chafa = "/usr/bin/chafa"
    @Option(help: "Only cases with this in their name.") var only = ""

    func run() throws {
        let gallery = try programs.gallery
        let home = ScratchHome()
        let peers = PeerPrograms(timg: timg, chafa: chafa)
        let cases = try PictureCases(in: home.path, gallery: gallery, beside: peers).all.filter {
            only.isEmpty || $0.name.contains(only)
        }
        print("beside \(peers.versions)")
        print(
            "medians of \(max(1, runs)) in turn; wall (processor) in ms; gallery is the running shell, the others are"
        )
        print("whole processes on their own terminals; pictures come from the disk, none from memory")
        for each in cases { try measure(each) }
    }

    private func measure(_ each: PictureCase) throws {
        let home = ScratchHome()
        let service = try LocalPhotos(each.photos)
        func session() throws -> PictureSession {
            try PictureSession(
                programs.gallery, method: each.method, on: each.size, service: service, home: home)
        }
        // The first session stores the pictures on the disk.
        let first = try session()
        for line in each.before + [each.line] { _ = try first.run(line) }
        first.end()
        let peers = each.peers.filter(\.isHere)
        for peer in peers { _ = try peer.show(each.photos.files, on: each.size) }
        let samples = try (0..<max(1, runs)).map { _ in
            let running = try session()
            for line in each.before { _ = try running.run(line) }
            let own = try running.run(each.line)
            running.end()
            return (own: own, others: try peers.map { try $0.show(each.photos.files, on: each.size) })
        }
        let others = peers.enumerated().map { index, peer in
            (name: peer.name, cost: Cost.median(samples.map { $0.others[index] }))
        }
        let memory = samples.map(\.own.peakMemory).max() ?? 0
        report(each, Cost.median(samples.map(\.own.cost)), others, memory)
    }

    private func report(
        _ each: PictureCase, _ own: Cost, _ others: [(name: String, cost: Cost)], _ memory: Int
    ) {
        func ratio(_ part: (Cost) -> Double) -> Double {
            let least = others.map { part($0.cost) }.min() ?? 0
            return least > 0 ? (part(own) / least).rounded(to: 2) : 0
        }
        let wall = ratio(\.wall), processor = ratio(\.processor)
        let mebibytes = (Double(memory) / 1024).rounded(to: 1)
        var verdict =
            others.isEmpty ? "no peer is installed" : "\(wall) (\(processor)) of the least, bar \(each.bar)"
        if max(wall, processor) > each.bar { verdict += " MISSED" }
        verdict += "; \(mebibytes) MiB"
        if let most = each.memory { verdict += ", bar \(most)" + (mebibytes > Double(most) ? " MISSED" : "") }
        let floor =
            (try? programs.pictures).flatMap { DecodingFloor.milliseconds(of: each, decoder: $0) }.map {
                ", decoding alone (\($0))"
            } ?? ""
        let words = others.map { ", \($0.name) \($0.cost.text)" }.joined()
        let name = "\(each.name), \(each.megabytes) MB"
        print("\(name): gallery \(own.text)\(words)\(floor): \(verdict)")
    }
}
