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

    mutating func next() throws(StoreError) -> LibraryRecord? {
        guard let line = try line() else { return nil }
        number += 1
        guard let record = try? decoder.decode(LibraryRecord.self, from: Data(line)) else { throw fault }
        return record
    }

    private mutating func line() throws(StoreError) -> ArraySlice<UInt8>? {
        var searched = offset
        while true {
            if let end = pending[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { offset = end + 1 }
                return pending[offset..<end]
            }
            guard pending.count - offset <= Self.longest else { throw source.fail(.tooLarge) }
            pending.removeFirst(offset)
            offset = 0
            searched = pending.count
            let more = try source.read(Self.chunk)
            guard !more.isEmpty else {
                guard pending.isEmpty else { throw source.fail(.truncated) }
                return nil
            }
            pending += more
        }
    }
}
