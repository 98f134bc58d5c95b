/// Loopback MediaWiki API of Commons with 60 files that contain the same picture. The first twenty have an assessment.
final class CommonsService: RecordedService {
    let name = "commons"
    let secrets: [String] = []
    let server = LoopbackService(CommonsService.answer)

    var environment: [String: String] { ["GALLERY_COMMONS_URL": server.base] }

    func mayHoldSecret(_ request: String) -> Bool { false }

    static func answer(_ target: String, _ base: String) -> LoopbackService.Answer {
        guard target.hasPrefix("/w/api.php?") else {
            return target.hasSuffix(".jpg") ? .jpeg(SmallPicture.jpeg(target)) : .nothing
        }
        let query = target.query
        if let number = query["pageids"].flatMap({ Int($0) }) { return .json(reply([number], base)) }
        if query["list"] == "allcategories" {
            return .json(#"{"batchcomplete": true, "query": {"allcategories": []}}"#)
        }
        if query["generator"] == "images" { return .json(reply([7], base)) }
        let text = query["gsrsearch"] ?? ""
        // Photos of a category are the last thirty.
        let isRest = text.contains("-haswbstatement")
        let numbers =
            text.hasPrefix("incategory%3A%22ardea")
            ? 31...60
            : isRest
                ? 21...60
                : text.contains("haswbstatement") ? 1...20 : 1...60
        let offset = Int(query["gsroffset"] ?? "") ?? 0
        let size = Int(query["gsrlimit"] ?? "") ?? 30
        let found = numbers.dropFirst(offset).prefix(size)
        let next = offset + size < numbers.count ? ", \"continue\": {\"gsroffset\": \(offset + size)}" : ""
        return .json(reply(Array(found), base, next))
    }

    private static func reply(_ numbers: [Int], _ base: String, _ next: String = "") -> String {
        """
        {"batchcomplete": true\(next), "query": {"searchinfo": {"totalhits": 60},
         "pages": [\(numbers.map { file($0, base) }.joined(separator: ","))]}}
        """
    }

    private static func file(_ number: Int, _ base: String) -> String {
        """
        {"pageid": \(number), "ns": 6, "title": "File:Cat \(number).jpg", "index": \(number), "imageinfo": [
         {"width": 16, "height": 12, "mime": "image/jpeg", "timestamp": "2023-09-04T07:00:07Z",
          "url": "\(base)/commons/1/1f/Cat_\(number).jpg?utm_source=commons", "thumbwidth": 16, "thumbheight": 12,
          "thumburl": "\(base)/commons/1/1f/Cat_\(number).jpg?utm_source=commons",
          "descriptionurl": "https://commons.wikimedia.org/wiki/File:Cat_\(number).jpg",
          "commonmetadata": [{"name": "Model", "value": "Nikon D750"}],
          "extmetadata": {"ObjectName": {"value": "Cat \(number)"}, "License": {"value": "cc-by-sa-2.0"},
           "LicenseShortName": {"value": "CC BY-SA 2.0"}, "Restrictions": {"value": "personality"},
           "Artist": {"value": "<a href=\\"//commons.wikimedia.org/wiki/User:Ida\\">Ida Løv</a>"}}}],
         "categories": [{"ns": 14, "title": "Category:Ardea cinerea"}]}
        """
    }
}
