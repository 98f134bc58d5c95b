/// Loopback Unsplash API with 60 photos, all with the same small picture, and a paid placement on each page.
final class UnsplashService: RecordedService {
    let name = "unsplash"
    let secrets = ["canaryUnsplash77"]
    let server = LoopbackService(UnsplashService.answer)

    var environment: [String: String] {
        ["GALLERY_UNSPLASH_URL": server.base, "UNSPLASH_ACCESS_KEY": secrets[0]]
    }

    /// Allows the access key in a header of API requests, but not in requests of pictures.
    func mayHoldSecret(_ head: String) -> Bool {
        head.contains("\r\nAuthorization: Client-ID \(secrets[0])\r\n") && !head.hasPrefix("GET /files/")
    }

    static func answer(_ target: String, _ base: String) -> LoopbackService.Answer {
        let path = target.prefix { $0 != "?" }.split(separator: "/").map(String.init)
        let number = Int(target.query["page"] ?? "") ?? 1
        switch path.first {
        case "files": return .jpeg(SmallPicture.jpeg(target))
        case "search": return .json(search(number, of: target.query, base))
        case "topics": return .json("[]")
        case "photos" where path.count == 1: return .json("[\(photos(number, of: target.query, base))]")
        case "photos" where path.count == 2: return .json(photo(path[1], base, full))
        case "photos" where path[2] == "download": return .json("{\"url\": \"\(base)/files/x.jpg\"}")
        case "photos" where path[2] == "statistics":
            return .json(
                """
                {"id": "x", "downloads": {"total": 30}, "views": {"total": 3121, "historical": {"change": 3,
                 "resolution": "days", "quantity": 2, "values": [{"date": "2026-08-01", "value": 1},
                 {"date": "2026-08-02", "value": 2}]}}}
                """)
        default: return .nothing
        }
    }

    private static func search(_ number: Int, of query: [String: String], _ base: String) -> String {
        """
        {"total": 60, "total_pages": 2, "results": [\(photos(number, of: query, base))]}
        """
    }

    private static func photos(_ number: Int, of query: [String: String], _ base: String) -> String {
        let size = Int(query["per_page"] ?? "") ?? 30
        // A search for tags is for similar photos, which are the last thirty.
        let first = query["query"]?.contains("harbour") == true ? 30 : (number - 1) * size
        let paid = """
            , "sponsorship": {"impression_urls": ["\(base)/beacon?x=%%CACHEBUSTER%%"], "tagline": "Buy",
              "tagline_url": "\(base)/beacon", "sponsor": {"username": "shop", "name": "Shop"}}
            """
        return
            ([photo("paid\(number)", base, paid)]
            + (first..<min(first + size, 60)).map { photo("cat-\($0 + 1)", base) })
            .joined(separator: ",")
    }

    private static func photo(_ id: String, _ base: String, _ more: String = "") -> String {
        """
        {"id": "\(id)", "created_at": "2024-02-29T23:59:58Z", "width": 16, "height": 12, "color": "#AaBb0c",
         "description": "\(id)", "alt_description": "a grey cat",
         "urls": {"raw": "\(base)/files/\(id).jpg?ixid=M3w1", "full": "\(base)/files/\(id).jpg?ixid=M3w1&q=85"},
         "links": {"html": "https://unsplash.com/photos/\(id)",
                   "download_location": "\(base)/photos/\(id)/download?ixid=M3w1"},
         "user": {"id": "u1", "username": "ida", "name": "Ida Løv",
                  "links": {"html": "https://unsplash.com/@ida"}}\(more)}
        """
    }

    private static let full = """
        , "exif": {"make": "NIKON", "model": "NIKON D750", "iso": 400}, "views": 3121,
          "tags": [{"type": "search", "title": "cat"}, {"type": "search", "title": "harbour"}]
        """
}
