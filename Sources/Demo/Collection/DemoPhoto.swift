import GalleryCore

struct DemoPhoto: Sendable {
    let index: Int
    let traits: DemoPhotoTraits

    init(index: Int, motif: Motif) {
        self.index = index
        traits = DemoPhotoTraits(index: index, motif: motif)
    }

    var motif: Motif { traits.motif }
    var key: String { PhotoKey.text(of: index) }
    var width: Int { motif.proportion.width }
    var height: Int { motif.proportion.height }
    var author: DemoAuthor { Authors.all[traits.author] }
    var title: String? { traits.title.map { Titles.of(motif.theme)[$0] } }
    var place: DemoPlace? { traits.place.map { Places.byTheme[motif.theme.rawValue][$0] } }
    var likes: Int { traits.likes }
    var views: Int { traits.likes * 97 + index % 89 }
    var downloads: Int { traits.likes * 5 + index % 7 }
    var exif: DemoExif? { DemoExif(index: index, motif: motif) }

    var alternativeText: String {
        guard motif.theme != .abstract else { return motif.subject.phrase }
        return [motif.subject.phrase, motif.daytime.phrase, motif.weather.phrase].compactMap(\.self)
            .joined(separator: " ")
    }

    var tags: [String] {
        var tags = motif.theme.tags.prefix(1) + motif.subject.tags + motif.theme.tags.dropFirst()
        if motif.theme != .abstract { tags += motif.daytime.tags + motif.weather.tags + traits.mood.tags }
        tags += motif.colorWords
        if let place { tags.append(place.country.lowercased()) }
        var seen: Set<String> = []
        return tags.filter { seen.insert($0).inserted }
    }

    /// URL slug: the alternative text, followed by the key.
    var slug: String {
        let words = alternativeText.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        return words.joined(separator: "-") + "-" + key
    }

    /// Seconds since 1970; photo 0 is the newest. After 600 photos, the interval shrinks from 30 hours to a minute.
    var createdAt: Int {
        let newest = 1_785_582_000
        let recent = min(index, 600)
        let older = index - recent
        let jitter = Int(SplitMix64.mix(UInt64(index)) % 50)
        return newest - recent * 108_000 - older * 60 - jitter
    }
}
