struct PhotoSearch: Sendable {
    enum Order: String, CaseIterable, Sendable { case relevant, latest }

    var words = ""
    var theme: Theme?
    var orientation: Orientation?
    var color: ColorWord?
    var order = Order.relevant

    /// Indices of matches: `.latest` newest first, `.relevant` by number of query words in the subject, then likes.
    func results(in photos: DemoPhotoCollection, colors: ColorTable) -> [Int] {
        let hits = WordStem.stems(in: words).map { WordHits(stem: $0) }
        let motifs = photos.motifs
        guard !motifs.isEmpty else { return [] }
        var found: [(index: Int, telling: Int, likes: Int)] = []
        for index in 0..<photos.count {
            let motif = motifs[index % motifs.count]
            if let theme, motif.theme != theme { continue }
            if let orientation, motif.proportion.orientation != orientation { continue }
            let traits = DemoPhotoTraits(index: index, motif: motif)
            guard hits.allSatisfy({ $0.contain(traits) }) else { continue }
            if let color, colors.word(of: DemoPhoto(index: index, motif: motif)) != color { continue }
            let telling = hits.reduce(0) { $0 + ($1.names(motif.subject) ? 1 : 0) }
            found.append((index, telling, traits.likes))
        }
        if order == .relevant {
            found.sort { ($1.telling, $1.likes, $0.index) < ($0.telling, $0.likes, $1.index) }
        }
        return found.map(\.index)
    }
}
