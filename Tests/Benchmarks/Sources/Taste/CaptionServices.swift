import GalleryCore
import PhotoService

/// The services of a collection, and the catalog that combines them.
struct CaptionServices {
    let members: [CaptionCatalog]
    let catalog: any PhotoCatalog

    init(_ collection: CaptionedCollection, largestPage: Int, limits: StatedLimits.Service) {
        members = limits.services.map {
            CaptionCatalog(
                collection, of: $0, largestPage: largestPage,
                limits: StatedLimits($0 == .commons ? .unlimited : limits))
        }
        catalog = members.count == 1 ? members[0] : AllServices(members, as: .free)
    }

    /// Resets requests, results and limits for a new simulated user.
    func begin() { members.forEach { $0.begin() } }
    func advanceAfterList() { members.forEach { $0.advanceAfterList() } }

    var came: Set<Int> { members.reduce(into: []) { $0.formUnion($1.came) } }

    func drain() -> (requests: [String], time: Duration) {
        members.map { $0.drain() }.reduce(([], .zero)) { ($0.0 + $1.requests, $0.1 + $1.time) }
    }
}
