/// Loopback Openverse API for signed-in clients with 60 images, all with the same small picture.
final class OpenverseService: RecordedService {
    let name = "openverse"
    let secrets = ["canaryClient77", "canarySecret77", "canaryToken77"]
    let server = LoopbackService(OpenverseService.answer)

    var environment: [String: String] {
        [
            "GALLERY_OPENVERSE_URL": server.base + "/v1", "OPENVERSE_CLIENT_ID": secrets[0],
            "OPENVERSE_CLIENT_SECRET": secrets[1],
        ]
    }

    /// Allows the client secret in the body of a token request and the token in a header, but no secret in an address.
    func mayHoldSecret(_ request: String) -> Bool {
        let line = request.prefix { $0 != "\r\n" }
        if line.contains("canary") { return false }
        let isSignIn = line.hasPrefix("POST /v1/auth_tokens/token/ ")
        return isSignIn != request.contains("\r\nAuthorization: Bearer \(secrets[2])\r\n")
    }

    static func id(_ number: Int) -> String { "5eed0000-0000-4000-8000-0000000000\(10 + number)" }

    private static func answer(_ target: String, _ base: String) -> LoopbackService.Answer {
        let path = target.prefix { $0 != "?" }.split(separator: "/").map(String.init)
        switch path.dropFirst().first {
        case "auth_tokens":
            return .json(
                """
                {"access_token": "canaryToken77", "scope": "read write groups", "expires_in": 36000,
                 "token_type": "Bearer"}
                """)
        case "rate_limit":
            return .json(
                """
                {"requests_this_minute": 3, "requests_today": 57, "rate_limit_model": "standard",
                 "verified": false}
                """)
        case "images" where path.count == 2:
            let size = Int(target.query["page_size"] ?? "") ?? 20
            let first = ((Int(target.query["page"] ?? "") ?? 1) - 1) * size
            return .json(page(first..<max(first, min(first + size, 60)), base))
        case "images" where path.last == "related": return .json(page(40..<50, base))
        case "images" where path.last == "thumb": return .jpeg(SmallPicture.jpeg(target))
        case "images" where path.count == 3:
            return .json(image((0..<60).first { id($0) == path[2] } ?? 0, base))
        default: return .nothing
        }
    }

    private static func page(_ numbers: Range<Int>, _ base: String) -> String {
        """
        {"result_count": 60, "page_count": 3, "page_size": 20, "page": 1,
         "results": [\(numbers.map { image($0, base) }.joined(separator: ","))]}
        """
    }

    private static func image(_ number: Int, _ base: String) -> String {
        """
        {"id": "\(id(number))", "title": "Cat \(number + 1)", "creator": "Ida Løv",
         "creator_url": "https://www.flickr.com/photos/12@N01", "url": null,
         "foreign_landing_url": "https://www.flickr.com/photos/12@N01/5362\(number)",
         "license": "by-sa", "license_version": "2.0", "provider": "flickr", "source": "flickr",
         "license_url": "https://creativecommons.org/licenses/by-sa/2.0/", "category": null, "filesize": null,
         "filetype": "jpg", "tags": [{"name": "cat", "accuracy": null}, {"name": "harbour", "accuracy": null}],
         "mature": false, "height": 12, "width": 16,
         "thumbnail": "\(base)/v1/images/\(id(number))/thumb/", "unstable__sensitivity": []}
        """
    }
}
