import FoundationEssentials
import GalleryCore

/// Records of the document, decoded line by line, so that memory does not grow with the archive.
struct LibraryLines {
    /// Maximum bytes of a line; a photo with all fields has about 10,000.
    private static let longest = 1 << 20
    private static let chunk = 1 << 16

    private let source: any LibrarySource
    private let decoder = StoredPhoto.decoder
    private var pending: [UInt8] = []
    private var offset = 0
    private(set) var number = 0

    init(_ source: any LibrarySource) { self.source = source }

    var fault: StoreError { source.fail(.record(line: number)) }

    /// Skips blank lines, as an editor may append one. JSON ignores the CR of a line that ends in CR LF.
    mutating func next() throws(StoreError) -> LibraryRecord? {
        while let (line, isEnded) = try line() {
            if line.allSatisfy({ $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: " ") }) { continue }
            number += 1
            if let record = try? decoder.decode(LibraryRecord.self, from: Data(line)) { return record }
            throw isEnded ? fault : source.fail(.truncated)
        }
        return nil
    }

    /// Next line without its line feed, which may be missing after the last line.
    private mutating func line() throws(StoreError) -> (text: ArraySlice<UInt8>, isEnded: Bool)? {
        var searched = offset
        while true {
            if let end = pending[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { offset = end + 1 }
                return (withoutMark(pending[offset..<end]), true)
            }
            guard pending.count - offset <= Self.longest else { throw source.fail(.tooLarge) }
            pending.removeFirst(offset)
            offset = 0
            searched = pending.count
            let more = try source.read(Self.chunk)
            guard !more.isEmpty else {
                offset = pending.count
                return pending.isEmpty ? nil : (withoutMark(pending[...]), false)
            }
            pending += more
        }
    }

    /// Drops the byte order mark that some editors put before the first line.
    private func withoutMark(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        number == 0 && line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
    }
}
