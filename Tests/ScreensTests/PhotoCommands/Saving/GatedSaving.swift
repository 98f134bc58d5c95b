import GalleryCore
import Synchronization

@testable import UseCases

final class GatedSaving: SaveInteracting {
    private struct State {
        var waiting: [String: CheckedContinuation<Void, Never>] = [:]
        var open: Set<String> = []
        var running = 0
        var most = 0
    }

    private let state = Mutex(State())
    private let failing: [String: ScreenError]
    private let present: Set<String>
    private let located: Set<String>
    private let metadata: [String: EmbeddedMetadata]
    private let leftOut: [String: Set<LeftOutMetadata>]
    private let losses: [String: ConversionLosses]

    init(
        failing: [String: ScreenError] = [:], present: Set<String> = [],
        located: Set<String> = [], metadata: [String: EmbeddedMetadata] = [:],
        leftOut: [String: Set<LeftOutMetadata>] = [:], losses: [String: ConversionLosses] = [:]
    ) {
        self.failing = failing
        self.present = present
        self.located = located
        self.metadata = metadata
        self.leftOut = leftOut
        self.losses = losses
    }

    /// Keys of the photos being saved, in alphabetical order.
    var waiting: [String] { state.withLock { $0.waiting.keys.sorted() } }
    /// Maximum number of concurrent saves.
    var most: Int { state.withLock(\.most) }

    func finish(_ key: String) {
        let continuation = state.withLock { state in
            state.open.insert(key)
            return state.waiting.removeValue(forKey: key)
        }
        continuation?.resume()
    }

    func prepare(_ photos: [Photo]) async {}

    func save(
        _ photo: Photo, _ order: SaveRequest, progress: @escaping @Sendable (SaveStep) -> Void
    ) async throws(ScreenError) -> SavedPhoto {
        let key = photo.id.key
        state.withLock { state in
            state.running += 1
            state.most = max(state.most, state.running)
        }
        defer { state.withLock { $0.running -= 1 } }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOpen = state.withLock { state in
                    if !state.open.contains(key) { state.waiting[key] = continuation }
                    return state.open.contains(key)
                }
                if isOpen { continuation.resume() }
            }
        } onCancel: {
            finish(key)
        }
        if Task.isCancelled { throw .catalog(.cancelled) }
        if let trouble = failing[key] { throw trouble }
        let file = SavedFile(
            path: "/\(order.folder ?? "pictures")/\(key).jpg", isNew: !present.contains(key),
            leftOut: leftOut[key] ?? [])
        return SavedPhoto(
            file: file, losses: losses[key] ?? [], mayHaveLocation: located.contains(key),
            metadata: metadata[key] ?? EmbeddedMetadata())
    }
}
