import FoundationEssentials
import GalleryCore

extension BoardFile {
    /// Decodes photos one by one, which bounds memory use; an invalid photo does not affect the others.
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
        var unreadable = layout.strays.map { Unreadable(number: $0) }
        for (range, number) in layout.photos {
            do {
                entries.append(try decoder.decode(Entry.self, from: Data(bytes[range])))
            } catch {
                guard layout.countStray(of: range.count) else { throw .foreign }
                unreadable.append(Unreadable(number: number, member: Self.member(named: error)))
            }
        }
        self.init(
            facts: body.board, entries: entries, unreadable: unreadable.sorted { $0.number < $1.number })
    }

    /// Path of the missing or invalid member, such as `photo.source`.
    private static func member(named error: any Error) -> String? {
        let path: [any CodingKey] =
            switch error {
            case DecodingError.keyNotFound(let key, let context): context.codingPath + [key]
            case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
                DecodingError.dataCorrupted(let context):
                context.codingPath
            default: []
            }
        return path.isEmpty ? nil : path.map(\.stringValue).joined(separator: ".")
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
