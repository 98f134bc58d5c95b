public struct PhotoStatistics: Hashable, Sendable, Codable {
    public struct Trend: Hashable, Sendable, Codable {
        public let total: Int
        /// Daily counts, oldest first.
        public let days: [Int]

        public init(total: Int, days: [Int]) {
            self.total = max(0, total)
            self.days = days.map { max(0, $0) }
        }

        public var recent: Int {
            days.reduce(0) { sum, day in
                let (result, hasOverflow) = sum.addingReportingOverflow(day)
                return hasOverflow ? .max : result
            }
        }
    }

    public let views: Trend?
    public let downloads: Trend?

    public init(views: Trend?, downloads: Trend?) {
        self.views = views
        self.downloads = downloads
    }
}
