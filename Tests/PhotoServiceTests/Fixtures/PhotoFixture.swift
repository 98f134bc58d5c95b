/// Synthetic replies in the format of the Unsplash API.
enum PhotoFixture {
    /// Photo in a list reply, with every decoded field.
    static func listed(_ id: String, fields: String = "") -> String {
        """
        {"id": "\(id)", "slug": "a-heron-\(id)", "created_at": "2024-02-29T23:59:58Z",
         "width": 4000, "height": 3000, "color": "#AaBb0c", "blur_hash": "LKO2?U%2Tw=w]~RBVZRi};RPxuwH",
         "description": "A heron waits.", "alt_description": "grey bird at a pond",
         "urls": {"raw": "https://images.example.org/\(id)?ixid=M3w1&ixlib=rb-4",
                  "full": "https://images.example.org/\(id)?ixid=M3w1&ixlib=rb-4&q=85&fm=jpg",
                  "regular": "https://images.example.org/\(id)?ixid=M3w1&w=1080&q=80"},
         "links": {"html": "https://unsplash.com/photos/\(id)",
                   "download_location": "https://api.unsplash.com/photos/\(id)/download?ixid=M3w1"},
         "likes": 21, "sponsorship": null, "tags": [{"title": "Heron"}, {"title": "heron"}, {"title": "Pond "}],
         "user": {"id": "u1", "username": "ida", "name": "Ida Løv", "last_name": null,
                  "links": {"html": "https://unsplash.com/@ida"}}\(fields)}
        """
    }

    /// Additional fields of a single-photo reply.
    static let fullFields = """
        , "exif": {"make": "NIKON", "model": " NIKON D750", "name": "x", "exposure_time": "1/250",
                   "aperture": "3.5", "focal_length": "47.0", "iso": 400},
          "location": {"name": "Bergen, Norway", "city": null, "country": "Norway",
                       "position": {"latitude": 60.39, "longitude": 5.32}},
          "views": 1234567890123, "downloads": "88"
        """

    static func search(_ photos: [String], total: Int = 10_000, pages: Int = 334) -> String {
        "{\"total\": \(total), \"total_pages\": \(pages), \"results\": \(list(photos))}"
    }

    static func list(_ photos: [String]) -> String { "[" + photos.joined(separator: ",") + "]" }
}
