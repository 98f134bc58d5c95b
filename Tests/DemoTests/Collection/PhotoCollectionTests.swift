import Testing

@testable import Demo

@Suite struct PhotoCollectionTests {
    private let photos = DemoPhotoCollection(count: 600)
    private var all: [DemoPhoto] { (0..<600).map { photos[$0] } }

    @Test func `among 600 photos, each of the ten themes has 60, and each subject at least 6`() {
        let byTheme = Dictionary(grouping: all, by: \.motif.theme)
        #expect(Theme.allCases.allSatisfy { byTheme[$0]?.count == 60 })
        let subjects = Dictionary(grouping: all, by: \.motif.subject)
        #expect(Subject.allCases.allSatisfy { (subjects[$0]?.count ?? 0) >= 6 })
    }

    @Test func `each group of ten consecutive photos has ten different themes`() {
        for ten in 0..<60 { #expect(Set(all[ten * 10..<ten * 10 + 10].map(\.motif.theme)).count == 10) }
    }

    @Test func `about 60 percent of photos are landscape, 30 percent portrait and 10 percent square`() {
        let shapes = Dictionary(grouping: all, by: \.motif.proportion.orientation).mapValues(\.count)
        #expect((330...390).contains(shapes[.landscape] ?? 0))
        #expect((150...210).contains(shapes[.portrait] ?? 0))
        #expect((40...80).contains(shapes[.squarish] ?? 0))
        #expect(Set(all.map(\.motif.proportion)).count == Proportion.allCases.count)
    }

    @Test func `photos are ordered by date, newest first`() {
        for (newer, older) in zip(all, all.dropFirst()) { #expect(newer.createdAt > older.createdAt) }
        let later = [600, 601, 1_000_000].map { photos[$0].createdAt }
        #expect(photos[599].createdAt > later[0] && later[0] > later[1] && later[1] > later[2])
    }

    @Test func `a photo is found by its identifier, or by a slug that ends with it`() {
        for photo in all.prefix(50) {
            #expect(photos.photo(named: photo.key)?.index == photo.index)
            #expect(photos.photo(named: photo.slug)?.index == photo.index)
            #expect(photos.photo(named: "x" + photo.key) == nil)
        }
        #expect(photos.photo(named: PhotoKey.text(of: 600)) == nil)
    }

    @Test func `some photos lack title, place or camera settings; all have alt text and six or more tags`() {
        let titled = all.count { $0.title != nil }
        #expect((360...440).contains(titled))
        #expect(
            all.contains { $0.exif == nil } && all.contains { $0.place != nil }
                && all.contains { $0.place == nil })
        #expect(all.allSatisfy { !$0.alternativeText.isEmpty && $0.tags.count >= 6 })
        #expect(
            all.allSatisfy {
                Set($0.tags).count == $0.tags.count && $0.tags.allSatisfy { $0 == $0.lowercased() }
            })
    }

    @Test func `authors have names in several scripts and unique usernames`() {
        #expect(Authors.all.count == 60)
        #expect(Set(Authors.all.map(\.username)).count == 60)
        #expect(
            Authors.all.contains {
                $0.name == "Анна Ковалёва" && $0.firstName == "Анна" && $0.lastName == "Ковалёва"
            })
        #expect(Authors.all.contains { $0.name == "Léa" && $0.lastName == nil })
        #expect(Set(all.map(\.traits.author)).count == 60)
    }

    @Test func `the last of five million photos is found by its key and repeats an earlier motif`() {
        let million = DemoPhotoCollection(count: 5_000_000)
        let photo = million[4_999_999]
        #expect(million.photo(named: photo.key)?.index == 4_999_999)
        #expect(photo.motif == million[4_999_999 % Motif.period].motif)
        #expect(photo.traits.author != -1 && !photo.slug.isEmpty)
    }

    @Test func `a negative photo count makes an empty collection`() {
        let none = DemoPhotoCollection(count: -3)
        #expect(none.count == 0 && none.motifs.isEmpty)
        #expect(PhotoSearch(words: "cat").results(in: none, colors: ColorTable()).isEmpty)
    }
}
