import GalleryCore

struct DemoStatisticsPayload: Sendable {
    func json(_ photo: DemoPhoto, days: Int) -> JSON {
        [
            "id": .string(photo.key),
            "downloads": count(photo.downloads, days, photo),
            "views": count(photo.views, days, photo),
            "likes": count(photo.likes, days, photo),
        ]
    }

    private func count(_ total: Int, _ days: Int, _ photo: DemoPhoto) -> JSON {
        var random = SplitMix64(seed: UInt64(photo.index) &+ UInt64(total))
        let newest = 1_785_582_000
        let values: [(Int, JSON)] = (0..<days).map { day in
            let value = random.below(max(1, total / 400 + 1))
            let date = Timestamp.date(newest - (days - 1 - day) * 86_400)
            return (value, ["date": .string(date), "value": .number(value)])
        }
        return [
            "total": .number(total),
            "historical": [
                "change": .number(values.reduce(0) { $0 + $1.0 }),
                "resolution": "days",
                "quantity": .number(days),
                "values": .array(values.map(\.1)),
            ],
        ]
    }
}
