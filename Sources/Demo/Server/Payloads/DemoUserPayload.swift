struct DemoUserPayload: Sendable {
    let addresses: Addresses

    func json(_ author: DemoAuthor, number: Int) -> JSON {
        [
            "id": .string(PhotoKey.text(of: 1 << 40 + number)),
            "updated_at": "2026-08-01T09:00:00Z",
            "username": .string(author.username),
            "name": .string(author.name),
            "first_name": .string(author.firstName),
            "last_name": JSON(author.lastName),
            "twitter_username": nil,
            "portfolio_url": nil,
            "bio": "An invented author. The pictures are painted by a program and free to use (CC0).",
            "location": JSON(author.place),
            "links": [
                "self": .string(addresses.user(author.username)),
                "html": .string("\(addresses.site)/@\(author.username)"),
                "photos": .string("\(addresses.user(author.username))/photos"),
            ],
            "profile_image": images(number),
            "instagram_username": nil,
            "total_collections": 0,
            "total_likes": 0,
            "accepted_tos": true,
            "for_hire": false,
            "social": [
                "instagram_username": nil, "portfolio_url": nil, "twitter_username": nil, "paypal_email": nil,
            ],
        ]
    }

    /// Square crops of a photo, in place of the user's portrait.
    private func images(_ number: Int) -> JSON {
        func image(_ side: Int) -> JSON {
            let key = PhotoKey.text(of: number)
            return .string(addresses.image(key, "q=80&fm=jpg&crop=faces&fit=crop&h=\(side)&w=\(side)"))
        }
        return ["small": image(32), "medium": image(64), "large": image(128)]
    }
}
