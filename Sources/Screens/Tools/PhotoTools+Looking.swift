import GalleryCore
import MCP
import TextLayout
import UseCases
import Wording

extension PhotoTools {
    private static let words = ToolParameter(
        text: "words", "Words to search for, in any language; -word excludes a word.", isRequired: true)
    private static let license = ToolParameter(
        "license",
        "License: commercial (allows commercial use), modification, cc, public, any (includes reserved), or a code.",
        choices: FilterName.license.values + [FilterName.any])
    private static let orientation = choice(.orientation, "Orientation of the picture.")
    private static let color = choice(.color, "Dominant color.")
    private static let type = choice(.type, "Type of picture; photographs by default.")
    private static let order = choice(.order, "Order of the results.")
    private static let width = ToolParameter(
        "min_width", "Minimum width of the full-size file in pixels.", in: 1...100_000)
    private static let filters = [
        (FilterName.license, license), (.orientation, orientation), (.color, color), (.type, type),
        (.order, order),
    ]

    private static func choice(_ name: FilterName, _ meaning: String) -> ToolParameter<String> {
        ToolParameter(name.rawValue, meaning, choices: name.values)
    }

    private var service: ToolParameter<String> {
        ToolParameter(
            "service", "Service to search; the user's choice by default. free and all combine services.",
            choices: services.map(\.rawValue))
    }

    var searchPhotos: Tool {
        let service = service
        return Tool(
            "search_photos", title: Phrases.Tools.Title.search, Phrases.Tools.search,
            parameters: [Self.words.shape] + Self.filters.map(\.1.shape)
                + [Self.width.shape, service.shape, Self.count.shape, Self.page.shape, Self.pictures.shape],
            output: Record.foundPhotos.shape
        ) { arguments, context async throws(ArgumentFault) in
            let query = try Self.query(arguments)
            let name = try arguments[service].map(ServiceName.init)
            let page = try arguments[Self.page] ?? 1, count = try arguments[Self.count] ?? 10
            let pictures = try arguments[Self.pictures] ?? 0
            return await result(context) { () async throws(ScreenError) in
                let list = try await asking(
                    await lookup.search(query, on: name, page: page, count: count))
                return await found(list, pictures: pictures)
            }
        }
    }

    private static func query(_ arguments: ToolArguments) throws(ArgumentFault) -> SearchQuery {
        let typed = SearchQuery(typed: CleanText.text(try arguments[words] ?? ""))
        guard !typed.keywords.isEmpty else {
            throw words.refused(Phrases.Tools.noWords)
        }
        var values = typed.filters
        for (name, parameter) in filters { values[name] = try arguments[parameter] ?? values[name] }
        if let width = try arguments[width] { values[.width] = ">=\(width)" }
        return SearchQuery(keywords: typed.keywords, filters: values, excluded: typed.excluded)
    }

    var similarPhotos: Tool {
        Tool(
            "similar_photos", title: Phrases.Tools.Title.similar, Phrases.Tools.similar,
            parameters: [Self.id.shape, Self.count.shape, Self.page.shape, Self.pictures.shape],
            output: Record.foundPhotos.shape
        ) { arguments, context async throws(ArgumentFault) in
            let id = try id(arguments)
            let page = try arguments[Self.page] ?? 1, count = try arguments[Self.count] ?? 10
            let pictures = try arguments[Self.pictures] ?? 0
            return await result(context) { () async throws(ScreenError) in
                let list = try await asking(await lookup.similar(to: id, page: page, count: count))
                return await found(list, pictures: pictures)
            }
        }
    }

    var getPhoto: Tool {
        let picture = ToolParameter(
            flag: "thumbnail", "Whether to attach the picture, at most 512 pixels wide and high.")
        return Tool(
            "get_photo", title: Phrases.Tools.Title.photo, Phrases.Tools.photo,
            parameters: [Self.id.shape, picture.shape], output: Record.photoDetails.shape
        ) { arguments, context async throws(ArgumentFault) in
            let id = try id(arguments), isShown = try arguments[picture] ?? false
            return await result(context) { () async throws(ScreenError) in
                let photo = try await asking(await lookup.photo(id))
                let found = isShown ? await lookup.thumbnails(of: [photo]) : []
                let image = found.first?.map(Self.image)
                let note = isShown && image == nil ? "\n" + Phrases.Tools.withoutPicture(1) : ""
                return ToolResult(
                    text: Phrases.Tools.summary(of: photo) + note, images: image.map { [$0] } ?? [],
                    structure: Self.structure(Record.photoDetails(photo)))
            }
        }
    }
}
