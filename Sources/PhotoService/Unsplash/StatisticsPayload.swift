package import GalleryCore

/// The answer of `/photos/{id}/statistics`: totals and what came each day.
package struct StatisticsPayload: Decodable, Sendable {
    package let statistics: PhotoStatistics

    private struct Count: Decodable, Sendable {
        let trend: PhotoStatistics.Trend?

        init(from decoder: any Decoder) throws {
            let fields = try decoder.fields()
            let days = fields.object("historical", History.self)?.days ?? []
            trend = fields.count("total").map { PhotoStatistics.Trend(total: $0, days: days) }
        }
    }

    private struct History: Decodable, Sendable {
        let days: [Int]

        init(from decoder: any Decoder) throws {
            let fields = try decoder.fields()
            // A month is what was asked for.
            days = Array(fields.list("values", Day.self).map(\.value).suffix(31))
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
