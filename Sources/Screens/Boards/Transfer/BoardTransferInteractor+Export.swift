import FoundationEssentials
import GalleryCore
import UseCases
import Wording

extension BoardTransferInteractor {
    private static let pageSize = 30

    /// Writes a board with its pictures into a folder and returns once all is durable; an interrupted export leaves no
    /// files. `progress` receives the number of the photo being written.
    func export(
        _ board: Board, _ order: ExportOrder, progress: @MainActor @Sendable (Int) -> Void
    ) async throws(ScreenError) -> ExportOutcome {
        let folder = try storing(exporter.begin(board.name, in: order.folder))
        let now = Date()
        let sheets = order.format.companions.map { ($0.document, $0.sheet(of: board, at: now)) }
        func write(_ text: (any BoardExport) throws -> String) throws(ScreenError) {
            for (document, sheet) in sheets { try self.write({ try text(sheet) }, to: document, in: folder) }
        }
        try write { try $0.head() }
        var number = 0, missing = 0
        var last: PhotoID?
        var section: String?
        while true {
            let page = try storing(
                boards.photos(of: board.id, matching: WordQuery(), after: last, count: Self.pageSize))
            if page.isEmpty { break }
            for item in page {
                guard !Task.isCancelled else { throw .catalog(.cancelled) }
                number += 1
                await progress(number)
                let path = try await picture(of: item.photo, number: number, in: folder)
                guard !Task.isCancelled else { throw .catalog(.cancelled) }
                if path == nil { missing += 1 }
                let entry = ExportEntry(
                    number: number, item: item, picture: path, beginsSection: item.section != section)
                section = item.section
                try write { try $0.entry(entry) }
            }
            last = page.last?.photo.id
        }
        try write { try $0.foot() }
        let path = try storing(folder.publish())
        return ExportOutcome(path: path, missing: missing)
    }

    /// Writes the stored picture, else the downloaded one, into the folder; `nil` if neither is available.
    private func picture(
        of photo: Photo, number: Int, in folder: any ExportedFolder
    ) async throws(ScreenError) -> String? {
        var bytes = try storing(favorites.picture(of: photo.id, size: .screen))
        if bytes == nil {
            let width = FavoritePictureSize.screen.width
            bytes = try? await pictures.picture(photo.source, of: photo.id.service, width: width)
        }
        guard let bytes else { return nil }
        do throws(StoreError) { return try folder.add(bytes, of: photo, number: number) } catch {
            if case .notAPicture = error { return nil }
            throw .store(error)
        }
    }

    private func write(
        _ text: () throws -> String, to document: String, in folder: any ExportedFolder
    ) throws(ScreenError) {
        let written: String
        do { written = try text() } catch {
            throw .store(.failed(path: document, cause: .reported("\(error)")))
        }
        try storing(folder.append(written, to: document))
    }
}

struct ExportOutcome: Equatable, Sendable {
    /// Absolute path of the folder.
    let path: String
    /// Number of pictures that could not be exported.
    let missing: Int
}
