struct TopicPayload: Sendable {
    let addresses: Addresses

    func topic(_ topic: Topic, total: Int, cover: DemoPhoto?) -> JSON {
        let address = addresses.topic(topic.slug)
        return [
            "id": .string(topic.slug),
            "slug": .string(topic.slug),
            "title": .string(topic.title),
            "description": .string(topic.description),
            "published_at": "2026-01-01T00:00:00Z",
            "updated_at": "2026-08-01T09:00:00Z",
            "starts_at": "2026-01-01T00:00:00Z",
            "ends_at": nil,
            "only_submissions_after": nil,
            "visibility": "featured",
            "featured": true,
            "total_photos": .number(total),
            "current_user_contributions": [],
            "total_current_user_submissions": nil,
            "links": [
                "self": .string(address),
                "html": .string("\(addresses.site)/t/\(topic.slug)"),
                "photos": .string("\(address)/photos"),
            ],
            "status": "open",
            "owners": [DemoUserPayload(addresses: addresses).json(Authors.all[0], number: 0)],
            "cover_photo": cover.map(DemoPhotoPayload(addresses: addresses).summary) ?? nil,
            "preview_photos": nil,
        ]
    }

    func collection(_ topic: Topic, total: Int, cover: DemoPhoto?) -> JSON {
        let address = addresses.collection(topic.slug)
        return [
            "id": .string(topic.slug),
            "title": .string(topic.title),
            "description": .string(topic.description),
            "published_at": "2026-01-01T00:00:00Z",
            "last_collected_at": "2026-08-01T09:00:00Z",
            "updated_at": "2026-08-01T09:00:00Z",
            "featured": true,
            "total_photos": .number(total),
            "private": false,
            "share_key": .string("demo\(topic.slug)"),
            "tags": [],
            "links": [
                "self": .string(address),
                "html": .string("\(addresses.site)/collections/\(topic.slug)"),
                "photos": .string("\(address)/photos"),
            ],
            "user": DemoUserPayload(addresses: addresses).json(Authors.all[0], number: 0),
            "cover_photo": cover.map(DemoPhotoPayload(addresses: addresses).summary) ?? nil,
            "preview_photos": nil,
        ]
    }
}
