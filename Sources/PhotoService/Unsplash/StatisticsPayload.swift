import GalleryCore

/// The answer of `/photos/{id}/statistics`: totals and what came each day.
struct StatisticsPayload: Decodable, Sendable {
    let statistics: PhotoStatistics

    private enum Keys: String, CodingKey {
        case views, downloads
    }

    private struct Count: Decodable, Sendable {
        let trend: PhotoStatistics.Trend?

        enum Keys: String, CodingKey {
            case total, historical
        }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Keys.self)
            let days = fields.object(.historical, History.self)?.days ?? []
            trend = fields.count(.total).map { PhotoStatistics.Trend(total: $0, days: days) }
        }
    }

    private struct History: Decodable, Sendable {
        let days: [Int]

        enum Keys: String, CodingKey {
            case values
        }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Keys.self)
            // A month is what was asked for.
            days = Array(fields.list(.values, Day.self).map(\.value).suffix(31))
        }
    }

    private struct Day: Decodable, Sendable {
        let value: Int

        enum Keys: String, CodingKey {
            case value
        }

        init(from decoder: any Decoder) throws {
            value = try decoder.container(keyedBy: Keys.self).count(.value) ?? 0
        }
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        statistics = PhotoStatistics(
            views: fields.object(.views, Count.self)?.trend,
            downloads: fields.object(.downloads, Count.self)?.trend)
    }
}
