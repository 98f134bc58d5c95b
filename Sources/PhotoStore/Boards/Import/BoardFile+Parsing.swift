import FoundationEssentials
import GalleryCore

extension BoardFile {
    /// Decodes photos one by one, so that an invalid photo affects neither the others nor memory use.
    init(parsing bytes: [UInt8]) throws(Failure) {
        guard var layout = BoardFileLayout(bytes) else { throw .foreign }
        let head = Data(layout.head)
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        guard let header = try? decoder.decode(Header.self, from: head), header.format == Self.format else {
            throw .foreign
        }
        guard header.version <= Self.version else { throw .newer(header.version) }
        guard let body = try? decoder.decode(Body.self, from: head) else { throw .foreign }
        var entries: [Entry] = []
        for range in layout.photos {
            if let entry = try? decoder.decode(Entry.self, from: Data(bytes[range])) {
                entries.append(entry)
            } else if !layout.countStray(of: range.count) {
                throw .foreign
            }
        }
        self.init(facts: body.board, entries: entries, unreadable: layout.leftoverFiles)
    }

    private struct Header: Decodable {
        let format: String
        let version: Int
    }

    private struct Body: Decodable {
        let board: Facts
        /// Always empty, as photos are decoded separately; the file format requires the member `photos`.
        let photos: [Int]
    }
}
