import Foundation
import TestKit

/// Local service in the Unsplash format, with the given files as photos. A search finds all photos; `search only-N`
/// finds photo N. Pictures are not scaled, and the feed is empty. Runs until the process ends.
struct LocalPhotos: Sendable {
    let address: String

    init(_ files: [String], width: Int, height: Int) throws {
        try self.init(
            files.map { [UInt8](try Data(contentsOf: URL(filePath: $0))) }, width: width, height: height)
    }

    /// `pictures` are files of `width` by `height` pixels, which need not be valid.
    init(_ pictures: [[UInt8]], width: Int, height: Int) throws {
        let server = try RawServer { connection in
            while let head = connection.readHead() {
                let path = head.target
                if path.hasPrefix("/images/"), let index = Self.number(behind: "/images/", in: path),
                    pictures.indices.contains(index)
                {
                    connection.answer(headers: ["Content-Type: image/jpeg"], body: pictures[index])
                } else {
                    let isSearch = path.hasPrefix("/search/photos")
                    let photos = pictures.indices.map { Self.photo($0, width, height, at: connection.base) }
                    connection.answer(
                        headers: ["Content-Type: application/json"],
                        text: isSearch ? Self.list(of: photos, for: path) : "[]")
                }
            }
        }
        address = server.base
    }

    private static func photo(_ index: Int, _ width: Int, _ height: Int, at address: String) -> String {
        """
        {"id":"photo-\(index)","width":\(width),"height":\(height),"color":"#808080",
        "alt_description":"Photo \(index)","urls":{"raw":"\(address)/images/\(index)"},
        "user":{"name":"Bench","username":"bench"}}
        """
    }

    private static func list(of photos: [String], for path: String) -> String {
        let index = number(behind: "only-", in: path)
        let found = index.map { photos.indices.contains($0) ? [photos[$0]] : [] } ?? photos
        return "{\"total\":\(found.count),\"total_pages\":1,\"results\":[\(found.joined(separator: ","))]}"
    }

    private static func number(behind mark: String, in path: String) -> Int? {
        path.firstRange(of: mark).flatMap { Int(path[$0.upperBound...].prefix { $0.isNumber }) }
    }
}
