extension Routes {
    func user(_ username: String) throws(ServiceError) -> Reply {
        let number = try author(named: username)
        let json = DemoUserPayload(addresses: lists.addresses).json(Authors.all[number], number: number)
        return Reply(json.adding(["total_photos": .number(photos(of: number).count)]))
    }

    func userPhotos(_ username: String, _ request: ServiceRequest) throws(ServiceError) -> Reply {
        let orientation = try request.parameters.choice("orientation", of: Orientation.self)
        let indexes = photos(of: try author(named: username)).filter { index in
            orientation.map { $0 == lists.photos[index].motif.proportion.orientation } ?? true
        }
        return try lists.list(indexes, request)
    }

    private func author(named username: String) throws(ServiceError) -> Int {
        guard let number = Authors.named(username) else { throw .userNotFound }
        return number
    }

    private func photos(of author: Int) -> [Int] {
        let motifs = lists.photos.motifs
        return (0..<lists.photos.count).filter { index in
            DemoPhotoTraits(index: index, motif: motifs[index % motifs.count]).author == author
        }
    }
}
