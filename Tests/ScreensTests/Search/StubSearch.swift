import GalleryCore
import UseCases

@testable import Screens

struct StubSearch: SearchInteracting {
    /// Results of `find` and `more`.
    let pages = ScriptedResults<PhotoList, CatalogError>(missing: .notFound)
    var languages: Set<String> = []
    var gaps: [FilterGap] = []
    var found: [String] = []
    var remembered: [SearchQuery: PhotoList] = [:]
    let service = ServiceName.unsplash
    var stored = PhotoFixture().stored

    func find(_ query: SearchQuery) async throws(CatalogError) -> PhotoList {
        try pages.next("find \(query.text)")
    }
    func record(_ query: SearchQuery, found total: Int?) {}
    func more(of list: PhotoListID) async throws(CatalogError) -> PhotoList { try pages.next("more") }
    func loaded(_ query: SearchQuery) async -> PhotoList { remembered[query] ?? PhotoList() }
    func terms(of query: SearchQuery, in list: PhotoList) async -> [String] { found }
    func correction(of query: SearchQuery) async -> QueryCorrection? { nil }
    func excludable(_ term: String, among photos: [Photo]) -> String { term }
    func supports(language: String) -> Bool { languages.contains(language) }
    func unavailable(in query: SearchQuery) -> [FilterGap] { gaps }
}
