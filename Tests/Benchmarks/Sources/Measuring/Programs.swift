import ArgumentParser
import Glibc

/// Programs of the release build that the benchmarks start.
struct Programs: ParsableArguments {
    private static let folder =
        #filePath.split(separator: "/", omittingEmptySubsequences: false)
        .dropLast(5).joined(separator: "/") + "/.build/release"

    @Option(
        name: .customLong("gallery"), help: "The gallery program; its other programs are in the same folder.")
    private var path = Programs.folder + "/gallery"

    var gallery: String { get throws { try existing(path, product: "gallery") } }
    var pictures: String { get throws { try beside("gallery-pictures") } }
    var storeProbe: String { get throws { try beside("store-probe") } }

    private func beside(_ name: String) throws -> String {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        return try existing(folder + name, product: name)
    }

    private func existing(_ path: String, product: String) throws -> String {
        guard access(path, X_OK) == 0 else {
            throw ValidationError(
                "\(path) was not found; run `swift build -c release -debug-info-format none --product \(product)` "
                    + "at the top of the repository.")
        }
        return path
    }
}
