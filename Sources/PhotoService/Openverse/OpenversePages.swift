import FoundationEssentials
import GalleryCore

/// Combines smaller pages of the service into the requested page.
struct OpenversePages: Sendable {
    typealias Parameters = [(name: String, value: String)]
    private typealias Answer = Result<OpenversePagePayload, CatalogError>

    let api: OpenverseAPI
    /// Service pages with photos left for the next requested page, and their times of arrival.
    private let remainders = BoundedMemory<String, (page: OpenversePagePayload, date: Date)>(most: 8)
    /// Lifetime of a remainder in seconds; older photos may not match the following service page.
    private static let resultLifetime: TimeInterval = 600

    /// Omits results that do not match `filters`. If a service page after the first fails, a note replaces its photos.
    func page(
        _ parameters: Parameters, _ filters: [FilterName: String], _ request: PageRequest
    ) async throws(CatalogError) -> Page<Photo> {
        guard let window = OpenverseWindow(request) else { return Page(items: [], hasMore: false) }
        let answers = await answers(parameters, window)
        let first = try answers[0].get()
        var payloads: [OpenverseImagePayload] = []
        var notes = first.warnings.map { PageNote.message($0, from: .openverse) }
        var last: OpenversePagePayload? = first
        for (index, answer) in answers.enumerated() {
            switch answer {
            case .success(let page):
                let offset = index * window.pageSize
                payloads += page.results.elements.prefix(max(0, window.skipped + window.count - offset))
                    .dropFirst(max(0, window.skipped - offset))
                last = page
            case .failure(.cancelled): throw .cancelled
            case .failure(let error):
                notes.append(.incomplete(because: error))
                last = nil
            }
        }
        let found = answers.compactMap { try? $0.get() }
        guard !payloads.isEmpty || found.allSatisfy({ $0.results.broken == 0 }) else {
            throw .unreadable(.noReadablePhotos(nil))
        }
        let total = found.compactMap(\.resultCount).max()
        let ends = window.reachesEnd && !window.hasRemainder
        if ends, let total, total > OpenverseWindow.depth {
            notes.append(.depthLimit(OpenverseWindow.depth, of: .openverse))
        }
        let photos = payloads.filter { OpenverseFilters.lists($0, for: filters) }.photos
        return Page(
            items: photos, total: photos.isEmpty && !payloads.isEmpty ? nil : total,
            hasMore: !ends && hasMore(after: last, window), notes: notes)
    }

    func photos(_ query: SearchQuery, page: Int, size: Int) async throws(CatalogError) -> [Photo] {
        let payload = try await fetch(OpenverseFilters.parameters(query), page, size)
        return payload.results.elements.filter { OpenverseFilters.lists($0, for: query.filters) }.photos
    }

    private func hasMore(after last: OpenversePagePayload?, _ window: OpenverseWindow) -> Bool {
        guard let last else { return true }
        let used = window.skipped + window.count - (window.pages.count - 1) * window.pageSize
        return last.results.count > used
            || (last.results.count > 0 && window.pages.upperBound < last.pageCount ?? .max)
    }

    /// Replies in page order. Pages are requested concurrently, because a page beyond the end is just empty.
    private func answers(_ parameters: Parameters, _ window: OpenverseWindow) async -> [Answer] {
        let first = key(parameters, window.pages.lowerBound, window)
        let remainder = remainders[first].flatMap {
            -$0.date.timeIntervalSinceNow < Self.resultLifetime ? $0.page : nil
        }
        remainders[first] = nil
        let answers = await window.pages.concurrentResults { page throws(CatalogError) in
            if page == window.pages.lowerBound, window.skipped > 0, let remainder { return remainder }
            return try await fetch(parameters, page, window.pageSize)
        }
        if window.hasRemainder, case .success(let page)? = answers.last {
            remainders[key(parameters, window.pages.upperBound, window)] = (page, Date())
        }
        return answers
    }

    private func fetch(
        _ parameters: Parameters, _ page: Int, _ size: Int
    ) async throws(CatalogError) -> OpenversePagePayload {
        let paging = [("page", "\(page)"), ("page_size", "\(size)")]
        return try await api.get(OpenversePagePayload.self, ["images"], parameters + paging)
    }

    private func key(_ parameters: Parameters, _ page: Int, _ window: OpenverseWindow) -> String {
        WebAddress.adding(parameters + [("page", "\(page)"), ("size", "\(window.pageSize)")], to: "")
    }
}
