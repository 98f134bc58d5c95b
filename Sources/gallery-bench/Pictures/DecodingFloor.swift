import CImageCodecs
import Foundation
import PseudoTerminals

/// What cannot be left out: decoding a case's files and scaling them to their box, one after the other, in a process
/// that runs already.
enum DecodingFloor {
    /// Milliseconds of processor time, the least of several runs; nil when a file is not decoded.
    static func milliseconds(of each: PictureCase) -> Double? {
        let files = each.files.compactMap { try? Data(contentsOf: URL(filePath: $0)) }
        let isCells = each.method == "cells"
        let width = each.box.columns * (isCells ? 1 : TerminalSize.cellWidth)
        let height = each.box.rows * (isCells ? 2 : TerminalSize.cellHeight)
        let least = (0..<5).compactMap { _ in seconds(files, UInt32(width), UInt32(height)) }.min()
        return least.map { ($0 * 10_000).rounded() / 10 }
    }

    private static func seconds(_ files: [Data], _ width: UInt32, _ height: UInt32) -> Double? {
        var request = gic_request(), info = gic_info(), picture = gic_picture()
        (request.width, request.height, request.fit) = (width, height, GIC_EXACT)
        request.limits = gic_default_limits()
        let begin = Clock.now
        for file in files {
            let status = file.withUnsafeBytes { bytes in
                gic_decode(
                    bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &request, &info, &picture)
            }
            guard status == GIC_OK else { return nil }
            gic_free(&picture)
        }
        return Clock.now - begin
    }
}
