import GalleryCore
import MCP
import Synchronization
import TextLayout
import UseCases
import Wording

extension PhotoTools {
    private static let folder = ToolParameter(
        text: "folder", "Folder for the file, relative to the permitted folder or absolute inside it.",
        longest: 4_000)
    private static let name = ToolParameter(
        text: "name", "File name without an extension; author and title by default.", longest: 100)
    private static let pixels = ToolParameter(
        "width", "Maximum width in pixels; a wider picture is scaled down.", in: 16...20_000)
    private static let type = ToolParameter(
        "as", "Type of the file; that of the service by default.",
        choices: PictureFormat.allCases.map(\.rawValue))

    var savePhoto: Tool {
        Tool(
            "save_photo", title: Phrases.Tools.Title.save, Phrases.Tools.save, .creates,
            parameters: [
                Self.id.shape, Self.folder.shape, Self.name.shape, Self.pixels.shape, Self.type.shape,
            ], output: Record.savedPhoto.shape
        ) { arguments, context async throws(ArgumentFault) in
            let id = try id(arguments)
            var order = SaveRequest(name: try Self.template(arguments))
            order.width = try arguments[Self.pixels]
            order.format = try arguments[Self.type].flatMap(PictureFormat.init(rawValue:))
            order.folder = try await folder(Self.folder, arguments, context)
            return await result(context) { [order] () async throws(ScreenError) in
                let photo = try await asking(await lookup.photo(id))
                let saved = try await save(photo, order, context)
                return Self.report(photo, saved)
            }
        }
    }

    /// A name has no path, and braces in it are no fields.
    private static func template(_ arguments: ToolArguments) throws(ArgumentFault) -> FileNameTemplate? {
        guard let text = try arguments[name] else { return nil }
        guard !text.isEmpty, !text.hasPrefix("."), !text.contains(where: { "/\\{}".contains($0) }),
            CleanText.text(text) == text, let template = try? FileNameTemplate(text)
        else { throw name.refused(Phrases.Tools.noFileName) }
        return template
    }

    private func save(
        _ photo: Photo, _ order: SaveRequest, _ context: ToolContext
    ) async throws(ScreenError) -> SavedPhoto {
        let meter = Mutex<SaveStep?>(nil)
        let showing = Task {
            while (try? await Task.sleep(for: .milliseconds(500))) != nil {
                guard let step = meter.withLock({ $0 }) else { continue }
                await context.progress(Phrases.Tools.saving(step))
            }
        }
        defer { showing.cancel() }
        return try await saving.save(photo, order) { step in meter.withLock { $0 = step } }
    }

    private static func report(_ photo: Photo, _ saved: SavedPhoto) -> ToolResult {
        let path = saved.file.path
        let sentence = saved.file.isNew ? Phrases.saved(path) : Phrases.alreadySaved(path)
        let losses = Phrases.losses(saved.losses)
        return ToolResult(
            text: ([sentence, Phrases.Tools.summary(of: photo)] + losses).joined(separator: "\n"),
            structure: structure(Record.savedPhoto((photo, saved)), exact: ["path"]))
    }
}
