/// Synthetic replies in the format of the Openverse API.
enum OpenverseFixture {
    static func id(_ number: Int) -> String {
        let digits = String(number, radix: 16)
        return "5eed0000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
    }

    /// Image in a list reply, with every decoded field and some others.
    static func image(_ number: Int, _ changes: [String: String] = [:]) -> String {
        let id = id(number)
        var fields = [
            "id": "\"\(id)\"", "title": "\"Heron \(number)\"",
            "indexed_on": "\"2021-02-03T04:05:06.123456Z\"",
            "foreign_landing_url": "\"https://photos.example.org/page/\(number)\"",
            "url": "\"https://files.example.org/\(number)_large.jpg\"", "creator": "\"Ida Løv\"",
            "creator_url": "\"https://photos.example.org/ida\"", "license": "\"by-sa\"",
            "license_version": "\"4.0\"",
            "license_url": "\"https://creativecommons.org/licenses/by-sa/4.0/\"",
            "provider": "\"example\"", "source": "\"example\"", "category": "\"photograph\"",
            "filesize": "null", "filetype": "\"jpg\"",
            "tags": """
            [{"name": "Bird", "accuracy": 0.98}, {"name": "Heron", "accuracy": null}, \
            {"name": "grey  heron"}, {"name": "bird", "accuracy": null}, {"name": "boat", "accuracy": 0.4}]
            """,
            "attribution": "\"\\\"Heron\\\" by Ida Løv\"", "fields_matched": "[\"title\"]", "mature": "false",
            "height": "1500", "width": "2000",
            "thumbnail": "\"https://api.openverse.org/v1/images/\(id)/thumb/\"",
            "detail_url": "\"https://api.openverse.org/v1/images/\(id)/\"",
            "related_url": "\"https://api.openverse.org/v1/images/\(id)/related/\"",
            "unstable__sensitivity": "[]",
        ]
        fields.merge(changes) { $1 }
        return "{"
            + fields.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
            + "}"
    }

    /// Image as most providers report it: without category, file type, title, author and size.
    static func unclassified(_ number: Int, _ changes: [String: String] = [:]) -> String {
        let unknown = ["category", "creator", "creator_url", "filetype", "height", "title", "width"]
        let address = "https://upload.wikimedia.org/wikipedia/commons/1/1f/\(number)"
        let known = [
            "provider": "\"wikimedia\"", "source": "\"wikimedia\"", "tags": "[]", "url": "\"\(address).jpg\"",
        ]
        return image(
            number,
            Dictionary(uniqueKeysWithValues: unknown.map { ($0, "null") }).merging(known) { $1 }
                .merging(changes) { $1 })
    }

    static func page(_ images: [String], count: Int = 10_000, pages: Int = 12, page: Int = 1) -> String {
        """
        {"result_count": \(count), "page_count": \(pages), "page_size": 20, "page": \(page),
         "results": [\(images.joined(separator: ","))]}
        """
    }

    /// Page of a search with `count` results, as the service pages them.
    static func search(page: Int, size: Int, count: Int) -> String {
        let first = (page - 1) * size
        let numbers = first..<max(first, min(first + size, count))
        // The service reports zero results beyond the last page.
        return Self.page(
            numbers.map { image($0) }, count: numbers.isEmpty ? 0 : count,
            pages: numbers.isEmpty ? 0 : (count + size - 1) / size, page: page)
    }
}
