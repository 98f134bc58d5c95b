/// Loopback API of NASA's library with 60 images, all with the same small picture.
final class NASAService: RecordedService {
    let name = "nasa"
    let secrets: [String] = []
    let server = LoopbackService(NASAService.answer)

    var environment: [String: String] { ["GALLERY_NASA_URL": server.base] }

    func mayHoldSecret(_ request: String) -> Bool { false }

    private static func answer(_ target: String, _ base: String) -> LoopbackService.Answer {
        if target.hasSuffix(".jpg") { return .jpeg(SmallPicture.jpeg(target)) }
        let query = target.query
        guard target.hasPrefix("/search?") else { return .nothing }
        if let id = query["nasa_id"].flatMap({ Int($0.dropFirst(3)) }) { return .json(page([id], base)) }
        let size = Int(query["page_size"] ?? "") ?? 30
        // Photos with a keyword are the last thirty.
        let first = query["keywords"] == nil ? ((Int(query["page"] ?? "") ?? 1) - 1) * size : 30
        return .json(page(Array(first + 1..<max(first, min(first + size, 60)) + 1), base))
    }

    private static func page(_ numbers: [Int], _ base: String) -> String {
        let items = numbers.map { number in
            """
            {"data": [{"nasa_id": "PIA\(number)", "title": "Cat \(number)", "media_type": "image", "center": "JPL",
              "photographer": "Ida Løv", "keywords": ["cat"], "description": "Copyright Ida"}],
             "links": [{"href": "\(base)/PIA\(number)~orig.jpg", "rel": "canonical", "width": 16, "height": 12}]}
            """
        }
        return """
            {"collection": {"items": [\(items.joined(separator: ","))], "metadata": {"total_hits": 60}}}
            """
    }
}
