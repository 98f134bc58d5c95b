/// Loopback Flickr API with 60 photos, all with the same small picture.
final class FlickrService: RecordedService {
    let name = "flickr"
    let secrets = ["canaryFlickr77"]
    let server = LoopbackService(FlickrService.answer)

    var environment: [String: String] {
        ["GALLERY_FLICKR_URL": server.base, "FLICKR_API_KEY": secrets[0]]
    }

    /// Flickr takes its key as a query parameter.
    func mayHoldSecret(_ head: String) -> Bool { head.hasPrefix("GET /services/rest/?method=flickr.") }

    static func answer(_ target: String, _ base: String) -> LoopbackService.Answer {
        if target.hasSuffix(".jpg") { return .jpeg(SmallPicture.jpeg(target)) }
        let query = target.query
        let id = query["photo_id"] ?? ""
        switch query["method"] {
        case "flickr.photos.search":
            return .json(page(Int(query["page"] ?? "") ?? 1, of: query, base))
        case "flickr.photos.getInfo": return .json(info(id))
        case "flickr.photos.getSizes": return .json(sizes(id, base))
        case "flickr.photos.getExif":
            return .json(
                """
                {"photo": {"id": "\(id)", "camera": "Nikon D750",
                 "exif": [{"tag": "ISO", "raw": {"_content": "400"}}]}, "stat": "ok"}
                """)
        default: return .json("{\"stat\": \"fail\", \"code\": 112, \"message\": \"Unknown method\"}")
        }
    }

    private static func page(_ number: Int, of query: [String: String], _ base: String) -> String {
        let size = Int(query["per_page"] ?? "") ?? 30
        // A request with tags is for similar photos, which are the last thirty.
        let first = query["tags"] == nil ? (number - 1) * size : 30
        let photos = (first..<min(first + size, 60)).map { index in
            """
            {"id": "5362\(index)", "owner": "12@N01", "secret": "5ec", "server": "65535", "title": "Cat \(index + 1)",
             "license": "5", "ownername": "Ida L\\u00f8v", "tags": "cat harbour", "pathalias": null,
             "count_faves": "7", "dateupload": "1381061206",
             "url_m": "\(base)/5362\(index).jpg", "width_m": "16", "height_m": 12}
            """
        }
        return """
            {"photos": {"page": \(number), "pages": \((59 + size) / size), "perpage": \(size), "total": "60",
             "photo": [\(photos.joined(separator: ","))]}, "stat": "ok"}
            """
    }

    private static func info(_ id: String) -> String {
        """
        {"photo": {"id": "\(id)", "owner": {"nsid": "12@N01", "username": "Ida L\\u00f8v", "realname": "Ida L\\u00f8v"},
         "license": "5", "title": {"_content": "Cat"}, "dates": {"posted": "1381061206"}, "views": "3121",
         "tags": {"tag": [{"raw": "cat"}, {"raw": "harbour"}]}, "media": "photo",
         "secret": "5ec", "server": "65535"}, "stat": "ok"}
        """
    }

    private static func sizes(_ id: String, _ base: String) -> String {
        """
        {"sizes": {"candownload": 1, "size": [
         {"label": "Original", "width": "16", "height": "12", "source": "\(base)/\(id)_o.jpg"}]}, "stat": "ok"}
        """
    }
}
