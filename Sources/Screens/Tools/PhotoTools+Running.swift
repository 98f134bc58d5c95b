import FoundationEssentials
import GalleryCore
import MCP
import TextLayout
import UseCases
import Wording

extension PhotoTools {
    /// Maximum wait in seconds for the end of a request limit; clients give up after a minute.
    private static let patience = 50

    /// Result of a request. Reports waits as progress; failures become results. If the program asked for progress, a
    /// request that exceeds a limit is repeated once when the limit ends soon.
    func result(
        _ context: ToolContext, _ body: @Sendable () async throws(ScreenError) -> ToolResult
    ) async -> ToolResult {
        let watch = context.reportsProgress ? Task { [wait] in await Self.report(wait, to: context) } : nil
        defer { watch?.cancel() }
        do throws(ScreenError) {
            do throws(ScreenError) { return try await body() } catch .catalog(let error) {
                guard context.reportsProgress, let seconds = error.secondsOfLimit, seconds <= Self.patience
                else { throw .catalog(error) }
                await context.progress(Phrases.Tools.waitingForLimit(seconds))
                try? await Task.sleep(for: .seconds(seconds))
                return try await body()
            }
        } catch {
            return .failure(Phrases.explanation(error))
        }
    }

    private static func report(_ wait: () -> NetworkWait?, to context: ToolContext) async {
        while (try? await Task.sleep(for: .seconds(1))) != nil {
            if let text = wait().flatMap(Phrases.Tools.waiting) { await context.progress(text) }
        }
    }

    /// Result with a list of photos, and the pictures of the first of them.
    func found(_ list: PhotoList, pictures: Int) async -> ToolResult {
        let photos = list.photos
        let images = await lookup.thumbnails(of: Array(photos.prefix(pictures)))
        let lines = photos.enumerated().map { index, photo in
            "\(index + 1). " + Phrases.Tools.summary(of: photo)
        }
        let missing = images.count { $0 == nil }
        let notes =
            list.notes.map(Phrases.note) + (missing > 0 ? [Phrases.Tools.withoutPicture(missing)] : [])
        let heading = Phrases.Tools.found(photos.count, of: list.total)
        return ToolResult(
            text: ([heading] + lines + notes).joined(separator: "\n"),
            images: images.compactMap { $0.map(Self.image) },
            structure: Self.structure(Record.foundPhotos(list)))
    }

    static func image(_ thumbnail: Thumbnail) -> ToolResult.Image {
        ToolResult.Image(base64: Data(thumbnail.jpeg).base64EncodedString(), type: "image/jpeg")
    }

    /// Fields of a record, with the texts of services cleaned. A path, which is exact, is that of `exact`.
    static func structure(_ record: Record, exact: [String] = []) -> RecordValue {
        let clean = record.replacingText(CleanText.lines)
        return .record(
            zip(record.fields, clean.fields).map { original, clean in
                exact.contains(original.name) ? original : clean
            })
    }

    func folder(
        _ parameter: ToolParameter<String>, _ arguments: ToolArguments, _ context: ToolContext
    ) async throws(ArgumentFault) -> String {
        let folder = try arguments[parameter]
        let addresses = folders.asksProgram ? await context.roots ?? [] : []
        do throws(FolderRefusal) { return try folders.resolved(folder, addresses: addresses) } catch {
            throw parameter.refused(Phrases.Tools.explanation(error))
        }
    }
}
