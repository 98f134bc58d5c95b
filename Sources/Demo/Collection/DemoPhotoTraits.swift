import GalleryCore

/// Pseudorandom traits of a photo, derived from its index. Its texts and its search words follow from them.
struct DemoPhotoTraits: Sendable {
    let motif: Motif
    /// Index into `Authors.all`.
    let author: Int
    let mood: Mood
    /// Index into the theme's titles; `nil` for about a third of the photos, as on Unsplash.
    let title: Int?
    let place: Int?
    /// 11 to about 3,000; small for most photos, large for few.
    let likes: Int

    init(index: Int, motif: Motif) {
        self.motif = motif
        var random = SplitMix64(seed: 0xFAC7_5000 &+ UInt64(index))
        author = random.below(Authors.all.count)
        let mood = random.below(3)
        self.mood = Mood.fitting(motif.daytime, motif.weather)[mood]
        title = random.below(3) == 0 ? nil : random.below(Titles.of(motif.theme).count)
        let places = Places.byTheme[motif.theme.rawValue]
        place = places.isEmpty || random.below(5) < 3 ? nil : random.below(places.count)
        let rarity = random.fraction()
        likes = Int(12 / (rarity + 0.004))
    }
}
