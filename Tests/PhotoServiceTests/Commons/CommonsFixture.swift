/// Synthetic replies in the format of the MediaWiki API, version 2.
enum CommonsFixture {
    /// File in a list reply. `metadata` adds to `extmetadata`, `image` to `imageinfo`; values are JSON.
    static func file(
        _ number: Int, title: String = "File:Heron NUMBER.jpg", metadata: [String: String] = [:],
        image: [String: String] = [:], page: [String: String] = [:]
    ) -> String {
        let host = "https://upload.wikimedia.org/wikipedia/commons"
        let query = "?utm_source=commons.wikimedia.org&utm_campaign=imageinfo&utm_content="
        let name = "Heron_\(number).jpg"
        var texts = [
            "Artist": "<a href=\\\"//commons.wikimedia.org/wiki/User:Ida_L%C3%B8v\\\">Ida Løv</a>",
            "License": "cc-by-sa-4.0", "LicenseShortName": "CC BY-SA 4.0",
            "LicenseUrl": "https://creativecommons.org/licenses/by-sa/4.0", "ObjectName": "Heron \(number)",
        ].mapValues { "{\"value\": \"\($0)\"}" }
        texts.merge(metadata) { $1 }
        var info = [
            "size": "8715300", "width": "6016", "height": "4011", "timestamp": "\"2023-09-04T07:00:07Z\"",
            "thumburl": "\"\(host)/thumb/b/b8/\(name)/330px-\(name)\(query)thumbnail\"",
            "thumbwidth": "330", "thumbheight": "220", "url": "\"\(host)/b/b8/\(name)\(query)original\"",
            "descriptionurl": "\"https://commons.wikimedia.org/wiki/File:\(name)\"",
            "mime": "\"image/jpeg\"", "extmetadata": object(texts),
        ]
        info.merge(image) { $1 }
        var fields = [
            "pageid": "\(number)", "ns": "6",
            "title": "\"\(title.replacing("NUMBER", with: "\(number)"))\"", "index": "\(number)",
            "imageinfo": "[\(object(info))]", "coordinates": "[{\"lat\": 60.39, \"lon\": 5.32}]",
            "categories": """
            [{"ns": 14, "title": "Category:Ardea cinerea"}, {"ns": 14, "title": "Category:Birds in Norway"},
             {"ns": 14, "title": "Category:Taken with Nikon D750"}]
            """,
        ]
        fields.merge(page) { $1 }
        return object(fields)
    }

    /// File with few fields, for lists of thousands of files.
    static func short(_ number: Int, fields: String = "") -> String {
        let name = "https://upload.wikimedia.org/wikipedia/commons/thumb/b/b8/Heron_\(number).jpg"
        return """
            {"pageid": \(number + 1), "index": \(number + 1), "title": "File:Heron_\(number).jpg",
             "imageinfo": [{"width": 6016, "height": 4011, "mime": "image/jpeg",
              "thumburl": "\(name)/330px-Heron_\(number).jpg", "thumbwidth": 330, "url": "\(name)",
              "descriptionurl": "https://commons.wikimedia.org/wiki/File:Heron_\(number).jpg",
              "extmetadata": {"Artist": {"value": "Ida Løv"}, "License": {"value": "cc-by-sa-4.0"},
               "ImageDescription": {"value": "\(String(repeating: "A heron. ", count: 50))"}}}]\(fields)}
            """
    }

    static func page(_ files: [String], total: Int? = nil, next: [String: String] = [:]) -> String {
        let info = total.map { "\"searchinfo\": {\"totalhits\": \($0)}, " } ?? ""
        let more = next.isEmpty ? "" : "\"continue\": \(object(next.mapValues { "\"\($0)\"" })), "
        return """
            {"batchcomplete": true, \(more)"query": {\(info)"pages": [\(files.joined(separator: ","))]}}
            """
    }

    private static func object(_ fields: [String: String]) -> String {
        let members = fields.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
        return "{\(members.joined(separator: ", "))}"
    }
}
