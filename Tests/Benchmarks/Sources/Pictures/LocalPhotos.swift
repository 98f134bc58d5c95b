import Foundation
import Glibc
import TestKit

/// Local service in the Unsplash format, with the given files as photos. A search finds all photos; `search only-N`
/// finds photo N. Pictures are not scaled, and the feed is empty. Runs until the process ends.
struct LocalPhotos: Sendable {
    let address: String

    /// With `count`, the files are repeated as that many photos. A picture is sent `delay` seconds after its request.
    init(_ photos: PhotoFiles, count: Int? = nil, delay: Double = 0) throws {
        try self.init(
            photos.files.map { [UInt8](try Data(contentsOf: URL(filePath: $0))) }, width: photos.width,
            height: photos.height, count: count, delay: delay)
    }

    /// `pictures` are files of `width` by `height` pixels, which need not be valid.
    init(_ pictures: [[UInt8]], width: Int, height: Int, count: Int? = nil, delay: Double = 0) throws {
        let count = count ?? pictures.count
        let server = try RawServer { connection in
            while let head = connection.readHead() {
                let path = head.target
                if let index = Self.number(after: "/images/", in: path), index < count {
                    let picture = pictures[index % pictures.count]
                    usleep(useconds_t(delay * 1_000_000))
                    connection.answer(headers: ["Content-Type: image/jpeg"], body: picture)
                } else {
                    let found = Self.list(of: count, for: path) {
                        Self.photo($0, width, height, at: connection.base)
                    }
                    let list = path.hasPrefix("/search/photos") ? found : "[]"
                    connection.answer(headers: ["Content-Type: application/json"], text: list)
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

    private static func list(of count: Int, for path: String, photo: (Int) -> String) -> String {
        let found = number(after: "only-", in: path).map { $0 < count ? [$0] : [] } ?? Array(0..<count)
        let size = max(1, number(after: "per_page=", in: path) ?? 30)
        let page = max(1, number(after: "&page=", in: path) ?? 1)
        let part = found.dropFirst((page - 1) * size).prefix(size).map(photo).joined(separator: ",")
        return
            "{\"total\":\(found.count),\"total_pages\":\((found.count + size - 1) / size),\"results\":[\(part)]}"
    }

    private static func number(after mark: String, in path: String) -> Int? {
        path.firstRange(of: mark).flatMap { Int(path[$0.upperBound...].prefix { $0.isNumber }) }
    }
}
