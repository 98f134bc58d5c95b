package import GalleryCore

/// Reply of `/photos/{id}/statistics`: totals and daily counts.
package struct StatisticsPayload: Decodable, Sendable {
    package let statistics: PhotoStatistics

    private struct Count: Decodable, Sendable {
        let trend: PhotoStatistics.Trend?

        init(from decoder: any Decoder) throws {
            let fields = try decoder.fields()
            let days = try? decoder.fields(in: "historical").list("values", Day.self).map(\.value)
            // Keeps at most a month, the period that the service reports by default.
            trend = fields.count("total").map { .init(total: $0, days: (days ?? []).suffix(31)) }
        }
    }

    private struct Day: Decodable, Sendable {
        let value: Int

        init(from decoder: any Decoder) throws {
            value = try decoder.fields().count("value") ?? 0
        }
    }

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        statistics = PhotoStatistics(
            views: fields.object("views", Count.self)?.trend,
            downloads: fields.object("downloads", Count.self)?.trend)
    }
}
