/// Replies in the format of NASA's image library, version 1.1.
enum NASAFixture {
    /// Item in a list reply; `data` and `fields` replace or add members, as JSON.
    static func item(_ number: Int, data: [String: String] = [:], fields: [String: String] = [:]) -> String {
        let address = "https://images-assets.nasa.gov/image/PIA\(number)/PIA\(number)~"
        var members = [
            "nasa_id": "\"PIA\(number)\"", "title": "\"Nebula \(number)\"", "center": "\"JPL\"",
            "date_created": "\"2012-12-05T17:00:06Z\"", "media_type": "\"image\"",
            "keywords": "[\"Moon\", \"Gravity Recovery,Lunar  Orbiter\"]",
            "description": "\"A nebula &amp; dust.\"",
            "description_508": "\"A red cloud.\"", "secondary_creator": "\"NASA/JPL-Caltech\"",
            "location": "\"Pasadena\"",
        ]
        members.merge(data) { $1 }
        var item = [
            "href": "\"https://images-assets.nasa.gov/image/PIA\(number)/collection.json\"",
            "data": "[\(object(members))]",
            "links": """
            [{"href": "\(address)medium.jpg", "rel": "alternate", "render": "image", "width": 1280, "height": 1256},
             {"href": "\(address)thumb.jpg", "rel": "preview", "render": "image", "width": 640, "height": 628},
             {"href": "\(address)small.jpg", "rel": "alternate", "render": "image", "width": 640, "height": 628},
             {"href": "\(address)orig.jpg", "rel": "canonical", "render": "image", "height": 3926, "width": 4000}]
            """,
        ]
        item.merge(fields) { $1 }
        return object(item)
    }

    /// Item with few fields, for lists of thousands of items.
    static func short(_ number: Int, fields: String = "") -> String {
        """
        {"data": [{"nasa_id": "PIA\(number)", "title": "Nebula \(number)", "media_type": "image",
         "description": "\(String(repeating: "A red nebula. ", count: 50))"}],
         "links": [{"href": "https://images-assets.nasa.gov/image/PIA\(number)/PIA\(number)~thumb.jpg",
          "rel": "preview", "width": 640, "height": 628}]\(fields)}
        """
    }

    static func page(_ items: [String], total: Int? = nil) -> String {
        let metadata = total.map { ", \"metadata\": {\"total_hits\": \($0)}" } ?? ""
        return """
            {"collection": {"version": "1.1", "href": "http://images-api.nasa.gov/search",
             "items": [\(items.joined(separator: ","))]\(metadata)}}
            """
    }

    private static func object(_ fields: [String: String]) -> String {
        let members = fields.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
        return "{\(members.joined(separator: ", "))}"
    }
}
