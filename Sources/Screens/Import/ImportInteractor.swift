import FoundationEssentials
import GalleryCore

/// Brings what an account has at its service here, page by page. Every page is durable before the next one is asked
/// for; what was taken over before is left out.
struct ImportInteractor: Sendable {
    /// This and the catalog are nil where no token can be kept.
    let accounts: (any AccountStore)?
    let catalog: (any AccountCatalog)?
    let store: any ImportStore
    let signIn: any SigningIn

    /// Where it stands.
    struct Step: Equatable, Sendable {
        /// Nil for favorites.
        let title: String?
        let page: Int
        let report: Report
    }

    struct Report: Equatable, Sendable {
        var favorites = 0
        var boards = 0
        var photos = 0
        /// Lists the service did not give; nil stands for favorites.
        var notOffered: [String?] = []

        var all: Int { favorites + photos }
    }

    /// Those that are meant: all without a name.
    func accounts(at service: ServiceName?) -> [Account] {
        (accounts?.accounts() ?? []).filter { service == nil || $0.service == service }
    }

    /// `tell` is called before each request. `report` holds what came, also when this throws.
    func run(
        _ account: Account, into report: inout Report, tell: @MainActor (Step) -> Void
    ) async throws(ScreenError) {
        guard let catalog else { throw .catalog(.unauthorized) }
        let start = Date()
        try await take(
            ImportedList(collection: nil, title: "", newest: start), of: account, from: catalog, &report, tell
        )
        var number = 1, isLast = false
        var known: Set<String> = []
        while !isLast {
            let request = PageRequest(number: number, size: catalog.pageSize(for: account))
            let page: Page<PhotoCollection>
            do throws(CatalogError) { page = try await catalog.collections(of: account, request) } catch {
                guard error.isNotOffered else { throw .catalog(error) }
                return
            }
            let fresh = page.items.filter { !known.contains($0.key) }
            for collection in fresh where known.insert(collection.key).inserted {
                // The first of them is the one changed last.
                let list = ImportedList(
                    collection: collection.key, title: collection.title,
                    newest: start.addingTimeInterval(1 - Double(known.count)))
                let count = report.photos
                try await take(list, of: account, from: catalog, &report, tell)
                if report.photos > count { report.boards += 1 }
            }
            // A service that sends the same page forever has come to its end.
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
        // A page earlier: what the person took away since has moved the others forward.
        var number = if case .next(let page) = progress { max(1, page - 1) } else { 1 }
        let title = list.collection == nil ? nil : list.title
        var isLast = false
        var known: Set<PhotoID> = []
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
            let isRepeated = !page.items.isEmpty && known.isSuperset(of: page.items.map(\.id))
            known.formUnion(page.items.map(\.id))
            let taken = try storing(
                store.take(
                    page.items, page: number, isLast: !page.hasMore || isRepeated,
                    isUpdate: progress == .whole, of: list, account: account))
            if list.collection == nil {
                report.favorites += taken.added
            } else {
                report.photos += taken.added
            }
            isLast = taken.isLast
            number += 1
        }
    }
}

extension CatalogError {
    /// The route is gone, or never was for this account.
    fileprivate var isNotOffered: Bool {
        switch self {
        case .notFound, .refused(.service), .impossible: true
        default: false
        }
    }
}
