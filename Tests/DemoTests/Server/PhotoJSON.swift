import Testing

struct PhotoJSON: Decodable, Equatable {
    struct Links: Decodable, Equatable {
        let html: String
        let downloadLocation: String
    }
    struct User: Decodable, Equatable {
        let username: String
        let name: String
    }
    struct Tag: Decodable, Equatable {
        let type: String
        let title: String
    }
    struct DemoExif: Decodable, Equatable {
        let model: String?
        let iso: Int?
    }
    struct Location: Decodable, Equatable {
        struct Position: Decodable, Equatable {
            let latitude: Double
            let longitude: Double
        }
        let name: String?
        let position: Position
    }

    let id: String
    let slug: String
    let createdAt: String
    let width: Int
    let height: Int
    let color: String
    let blurHash: String
    let description: String?
    let altDescription: String
    let urls: [String: String]
    let links: Links
    let user: User
    let tags: [Tag]
    let likes: Int
    let exif: DemoExif?
    let location: Location?
    let views: Int?
}

struct SearchJSON: Decodable {
    let total: Int
    let totalPages: Int
    let results: [PhotoJSON]
}

struct ErrorJSON: Decodable, Equatable {
    let errors: [String]
}
