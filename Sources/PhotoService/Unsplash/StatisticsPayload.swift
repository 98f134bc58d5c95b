package import GalleryCore

/// Reply of `/photos/{id}/statistics`: totals and daily counts.
package struct StatisticsPayload: Decodable, Sendable {
    package let statistics: PhotoStatistics

    private struct Day: Decodable, Sendable {
        let value: Int

        init(from decoder: any Decoder) throws {
            value = try decoder.fields().count("value") ?? 0
        }
    }

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        func trend(_ key: AnyKey) -> PhotoStatistics.Trend? {
            guard let counts = fields.fields(in: key), let total = counts.count("total") else { return nil }
            let days = counts.fields(in: "historical")?.list("values", Day.self) ?? []
            // Keeps at most a month, the period that the service reports by default.
            return PhotoStatistics.Trend(total: total, days: days.suffix(31).map(\.value))
        }
        statistics = PhotoStatistics(views: trend("views"), downloads: trend("downloads"))
    }
}
