import ArgumentParser
import GalleryCore

/// Rate limits that services document, on a clock that advances with each viewed list.
struct StatedLimits: Sendable {
    enum Service: String, CaseIterable, ExpressibleByArgument {
        case unlimited, openverse, unsplash
        /// Unsplash, with half of the hourly limit already used.
        case unsplashUsed = "unsplash-used"
        /// Commons, which states no limit, and Openverse, each with half of the photos.
        case free

        var services: [ServiceName] { self == .free ? ServiceName.ofFree : [.flickr] }
    }

    /// Seconds for which a list is viewed.
    private static let look = 30

    private let service: Service
    private var now = 0
    /// Values of `now` when requests were sent.
    private var sent: [Int]

    /// The first list has already used one request.
    init(_ service: Service) {
        self.service = service
        sent = Array(repeating: 0, count: service == .unsplashUsed ? 25 : 1)
    }

    private var limits: [(count: Int, seconds: Int)] {
        switch service {
        case .unlimited: []
        case .openverse, .free: [(20, 60), (200, 86_400)]
        case .unsplash, .unsplashUsed: [(50, 3_600)]
        }
    }

    var budgets: [RateBudget] {
        limits.map { count, seconds in
            let used = sent.count { now - $0 < seconds }
            return RateBudget(limit: count, remaining: max(0, count - used), period: seconds)
        }
    }

    /// Counts a request; `false` if a limit forbids it.
    mutating func admit() -> Bool {
        guard budgets.allSatisfy({ $0.remaining > 0 }) else { return false }
        sent.append(now)
        return true
    }

    mutating func advanceAfterList() { now += Self.look }
}
