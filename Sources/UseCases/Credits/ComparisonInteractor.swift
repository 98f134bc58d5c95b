public import GalleryCore

/// Compares photos of files and of the library with the photos at their services.
public struct ComparisonInteractor: Sendable {
    /// Photo to compare.
    public struct Subject: Sendable {
        public let photo: Photo
        /// Path of its file; `nil` for a photo of a board or a favorite.
        public let path: String?
        let isScaled: Bool

        public init(photo: Photo, file: CreditedFile? = nil) {
            self.photo = photo
            path = file?.path
            isScaled = file?.isScaled ?? false
        }
    }

    public struct Summary: Sendable {
        public var checked = 0
        public var changed = 0
        /// Services that failed, and the number of photos that were not compared for this reason.
        public var failures: [(service: ServiceName, count: Int, error: CatalogError)] = []

        public init() {}
    }

    private let credits: CreditInteractor
    private let catalog: any PhotoCatalog
    private let stale: any StaleReplies
    /// Whether searches are limited to licenses for commercial use.
    private let isCommercial: Bool

    public init(
        credits: CreditInteractor, catalog: any PhotoCatalog, stale: any StaleReplies, isCommercial: Bool
    ) {
        self.credits = credits
        self.catalog = catalog
        self.stale = stale
        self.isCommercial = isCommercial
    }

    /// Asks the services photo by photo; a service that fails is not asked again. `progress` gets the number of the
    /// next photo; `found` the differences of each photo that was compared. Returns `nil` if canceled.
    @MainActor public func run(
        _ subjects: [Subject], progress: (Int) async -> Void, found: (Subject, [PhotoChange]) -> Void
    ) async -> Summary? {
        var summary = Summary()
        var failures: [ServiceName: CatalogError] = [:], unchecked: [ServiceName: Int] = [:]
        // Replies for photos of which several files follow: the service is asked once.
        var replies: [PhotoID: Photo?] = [:]
        var left = Dictionary(subjects.map { ($0.photo.id, 1) }, uniquingKeysWith: +)
        for (index, subject) in subjects.enumerated() {
            let id = subject.photo.id
            guard failures[id.service] == nil else {
                unchecked[id.service, default: 0] += 1
                continue
            }
            await progress(index + 1)
            do throws(CatalogError) {
                let current =
                    if let reply = replies.removeValue(forKey: id) { reply } else { try await current(id) }
                left[id, default: 1] -= 1
                if left[id] != 0 { replies.updateValue(current, forKey: id) }
                let changes = changes(of: subject, to: current)
                summary.checked += 1
                if !changes.isEmpty { summary.changed += 1 }
                found(subject, changes)
            } catch .cancelled {
                return nil
            } catch {
                failures[id.service] = error
                unchecked[id.service, default: 0] += 1
            }
        }
        summary.failures = failures.sorted { $0.key.rawValue < $1.key.rawValue }.map {
            ($0, unchecked[$0] ?? 0, $1)
        }
        return summary
    }

    /// `nil` if the service no longer has the photo. Throws the reason if the service did not answer, even if a cached
    /// reply replaces the answer.
    private func current(_ id: PhotoID) async throws(CatalogError) -> Photo? {
        let current: Photo?
        do throws(CatalogError) { current = try await catalog.photo(id) } catch .notFound { current = nil }
        if let failure = stale.failure(of: id.service) { throw failure }
        return current.map(credits.described)
    }

    private func changes(of subject: Subject, to current: Photo?) -> [PhotoChange] {
        let photo = subject.photo
        let changes = current.map {
            PhotoChange.changes(from: photo, to: $0, isScaled: subject.isScaled)
        }
        return (changes ?? [.missing])
            + (photo.isWithoutAuthor ? [.withoutAuthor(page: photo.pageLink)] : [])
            + PhotoChange.conflicts(
                of: photo.license, isScaled: subject.isScaled, isCommercial: isCommercial)
    }
}
