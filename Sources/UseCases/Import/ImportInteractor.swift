import FoundationEssentials
public import GalleryCore

/// Imports favorites and lists of an account. Each page is on disk before the next is requested.
public struct ImportInteractor: Sendable {
    /// Maximum number of photos that an import records in the taste, which has room for 5,000 events.
    private static let recorded = 200

    /// `accounts` and `catalog` are `nil` if tokens cannot be stored.
    let accounts: (any AccountStore)?
    let catalog: (any AccountCatalog)?
    let store: any ImportStore
    let signIn: any SigningIn
    let taste: any TasteLearning

    public init(
        accounts: (any AccountStore)?, catalog: (any AccountCatalog)?, store: any ImportStore,
        signIn: any SigningIn, taste: any TasteLearning
    ) {
        self.accounts = accounts
        self.catalog = catalog
        self.store = store
        self.signIn = signIn
        self.taste = taste
    }

    public var services: [ServiceName] { signIn.services }

    public struct Step: Equatable, Sendable {
        /// Title of the list; `nil` for favorites.
        public let title: String?
        public let page: Int
        public let report: Report
    }

    public struct Report: Equatable, Sendable {
        public internal(set) var favorites = 0
        public internal(set) var boards = 0
        public internal(set) var photos = 0
        /// Lists that the service does not offer; `nil` means the favorites.
        public internal(set) var notOffered: [String?] = []

        public init() {}

        public var all: Int { favorites + photos }
    }

    public func accounts(at service: ServiceName?) -> [Account] {
        (accounts?.accounts() ?? []).filter { service == nil || $0.service == service }
    }

    /// Calls `tell` before each request for photos. `report` has the counts of imported photos even after an error.
    public func run(
        _ account: Account, into report: inout Report, tell: @MainActor (Step) -> Void
    ) async throws(ScreenError) {
        guard let catalog else { throw .catalog(.unauthorized) }
        let start = Date()
        try await take(
            ImportedList(collection: nil, title: "", newest: start), of: account, from: catalog, &report, tell
        )
        var number = 1, isLast = false
        var seen: Set<String> = []
        while !isLast {
            let request = PageRequest(number: number, size: catalog.pageSize(for: account))
            let page: Page<PhotoCollection>
            do throws(CatalogError) { page = try await catalog.collections(of: account, request) } catch {
                guard error.isNotOffered else { throw .catalog(error) }
                return
            }
            let fresh = page.items.filter { !seen.contains($0.key) }
            for collection in fresh where seen.insert(collection.key).inserted {
                // The service sends the most recently changed list first, so each further board gets an earlier date; a
                // minute, so that the order stays if an import that was interrupted is repeated soon.
                let list = ImportedList(
                    collection: collection.key, title: collection.title,
                    newest: start.addingTimeInterval(60 * (1 - Double(seen.count))))
                let count = report.photos
                try await take(list, of: account, from: catalog, &report, tell)
                if report.photos > count { report.boards += 1 }
            }
            // Also stops at a page without new lists, as a service may repeat a page forever.
            isLast = !page.hasMore || fresh.isEmpty
            number += 1
        }
    }

    private func take(
        _ list: ImportedList, of account: Account, from catalog: any AccountCatalog, _ report: inout Report,
        _ tell: @MainActor (Step) -> Void
    ) async throws(ScreenError) {
        let progress = try storing(store.progress(of: list.collection, account: account))
        guard progress != .removed else { return }
        // Resumes one page earlier: removals since the last import may have moved later items to the previous page.
        var number = if case .next(let page) = progress { max(1, page - 1) } else { 1 }
        let title = list.collection == nil ? nil : list.title
        var isLast = false
        var seen: Set<PhotoID> = []
        while !isLast {
            await tell(Step(title: title, page: number, report: report))
            let page: Page<Photo>
            do throws(CatalogError) {
                page = try await catalog.photos(
                    of: account, in: list.collection,
                    PageRequest(number: number, size: catalog.pageSize(for: account)))
            } catch {
                guard error.isNotOffered else { throw .catalog(error) }
                report.notOffered.append(title)
                return
            }
            let isRepeated = !page.items.isEmpty && seen.isSuperset(of: page.items.map(\.id))
            seen.formUnion(page.items.map(\.id))
            let stored = try storing(
                store.take(
                    page.items, page: number, isLast: !page.hasMore || isRepeated,
                    isUpdate: progress == .whole, of: list, account: account))
            let new = page.items.filter { stored.added.contains($0.id) }
                .prefix(max(0, Self.recorded - report.all))
            if !new.isEmpty {
                taste.record(list.collection == nil ? .favorited : .boarded, of: Array(new), at: Date())
            }
            if list.collection == nil {
                report.favorites += stored.added.count
            } else {
                report.photos += stored.added.count
            }
            isLast = stored.isLast
            number += 1
        }
    }
}

extension CatalogError {
    /// Whether the service has no such endpoint for the account.
    fileprivate var isNotOffered: Bool {
        switch self {
        case .notFound, .refused(.service), .impossible: true
        default: false
        }
    }
}
