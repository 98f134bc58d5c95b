import GalleryCore
import TestKit
import Testing

@testable import UseCases

@Suite struct RefinementTermsTests {
    private let fog = SearchQuery(keywords: "fog")

    private func photos(_ tags: [String]...) -> [Photo] {
        tags.enumerated().map { number, tags in
            var photo = Photo.sample(number + 1, tags: tags)
            photo.altText = nil
            return photo
        }
    }

    @Test func `a term in half of the photos ranks before terms in few or most photos`() {
        let found = photos(
            ["fog", "sea", "dawn"], ["fog", "sea", "dawn", "boat"], ["fog", "sea", "boat"],
            ["fog", "sea", "boat"], ["fog", "dawn"], ["fog", "sea", "dawn"], ["fog", "sea", "boat"],
            ["fog", "sea", "bird"], ["fog", "bird", "sea"], ["fog", "sea", "dawn"])
        let terms = RefinementTerms(found, of: fog).best(3)
        #expect(terms.first == "dawn")
        #expect(terms.last != "fog")
        #expect(!terms.contains("fog"))
    }

    @Test func `only one of several terms that always occur together is used`() {
        let found = photos(
            ["forest", "tree", "wood"], ["forest", "tree", "wood"], ["forest", "tree", "wood", "dawn"],
            ["sea", "dawn"], ["sea", "dawn"], ["city", "night"])
        let terms = RefinementTerms(found, of: fog).best(6)
        #expect(terms.count { ["forest", "tree", "wood"].contains($0) } == 1)
        #expect(terms.contains("dawn"))
    }

    @Test(arguments: ["fog", "Fogs", "foggy", "fogs"])
    func `terms that repeat the query are omitted`(tag: String) {
        let found = photos([tag], [tag], [tag], ["sea"], ["sea"], ["sea"])
        #expect(RefinementTerms(found, of: fog).best(6) == ["sea"])
    }

    @Test func `excluded terms and spelling variants of the query's words are omitted`() {
        let found = photos(["color", "sea"], ["color"], ["colour", "sea"], ["sea"], ["city"], ["city"])
        let query = SearchQuery(keywords: "colour", excluded: ["city"])
        #expect(RefinementTerms(found, of: query).best(6) == ["sea"])
    }

    @Test func `a term suggested by the service is used only if tags or titles of the photos contain it`() {
        var found = photos([], [], [], [], [], [])
        for place in 0..<3 { found[place].title = "A harbour at night" }
        #expect(RefinementTerms(found, of: fog, terms: ["harbours", "desert"]).best(6) == ["harbours"])
    }

    @Test func `too few photos yield no terms`() {
        #expect(RefinementTerms(photos(["a1x"], ["a1x"], ["b2y"], ["b2y"]), of: fog).best(6) == [])
    }

    @Test(
        arguments: [
            ("harbour", false), ("hrabor", false), ("harbr", false), ("harbot", false), ("harvest", true),
            ("harbrou", true),
        ] as [(String, Bool)])
    func `a term is not new if it is within one edit of the query`(term: String, isNew: Bool) {
        let query = SearchQuery(keywords: "harbor")
        #expect(RefinementTerms.isNew(WordForms.of(term), in: query) == isNew)
    }
}
