import FoundationEssentials

/// One request limit from headers: `x-ratelimit-limit-anon_burst: 20/min` and `x-ratelimit-available-anon_burst: 19`.
struct OpenverseScope: Equatable, Sendable {
    /// Requests per sliding window of `seconds`.
    let limit: Int
    let seconds: Int
    /// Remaining requests at the time of the report.
    let available: Int
    let receivedAt: Date

    /// `nil` if invalid. As in the service, the first letter identifies the period.
    init?(limit text: String?, available: String?, receivedAt: Date) {
        let halves = text?.filter { $0 != " " }.split(separator: "/") ?? []
        let periods: [Character: Int] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
        guard halves.count == 2, let limit = Int(halves[0]), 1...1_000_000 ~= limit,
            let seconds = halves[1].first.flatMap({ periods[$0] }),
            let available = available.flatMap({ Int($0) }), 0...limit ~= available
        else { return nil }
        self.limit = limit
        self.seconds = seconds
        self.available = available
        self.receivedAt = receivedAt
    }

    /// Remaining requests at `now`, given the times of this program's requests.
    func left(after moments: [Date], now: Date) -> Int {
        if now >= receivedAt.addingTimeInterval(Double(seconds)) {
            return limit - moments.count { now < $0.addingTimeInterval(Double(seconds)) }
        }
        let sent = moments.count { $0 > receivedAt }
        let gone = moments.count { moment in
            let leaves = moment.addingTimeInterval(Double(seconds))
            return moment <= receivedAt && receivedAt < leaves && leaves <= now
        }
        return min(limit, available - sent + gone)
    }

    /// Time by which the limit allows another request.
    func end(after moments: [Date], now: Date) -> Date {
        let ends = (moments + [receivedAt]).map { $0.addingTimeInterval(Double(seconds)) }
        return ends.filter { $0 > now }.min() ?? now
    }
}
