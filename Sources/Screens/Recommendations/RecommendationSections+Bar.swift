import GalleryCore
import UseCases
import Wording

extension RecommendationSections {
    init(boards: [BoardName]) { self.init(first: Phrases.Sections.first, boards: boards) }

    /// Section names, and the section of a list; `nil` if the list is not a section or there is only one section.
    func bar(at list: PhotoListID) -> SectionBar? {
        guard names.count > 1, let current = index(of: list) else { return nil }
        return SectionBar(names: names, current: current)
    }
}
