/// How a photo is doing on its service.
public struct PhotoStatistics: Hashable, Sendable, Codable {
    /// A count and how it grew.
    public struct Trend: Hashable, Sendable, Codable {
        /// In all; at least 0.
        public let total: Int
        /// By day, oldest first; each at least 0.
        public let days: [Int]

        public init(total: Int, days: [Int]) {
            self.total = max(0, total)
            self.days = days.map { max(0, $0) }
        }

        /// How many came on the days together.
        public var recent: Int {
            days.reduce(0) { sum, day in
                let (result, hasOverflow) = sum.addingReportingOverflow(day)
                return hasOverflow ? .max : result
            }
        }
    }

    /// How often it was looked at, when the service tells.
    public let views: Trend?
    /// How often its file was fetched, when the service tells.
    public let downloads: Trend?

    public init(views: Trend?, downloads: Trend?) {
        (self.views, self.downloads) = (views, downloads)
    }
}
