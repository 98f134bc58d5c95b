struct RecommendationsModel: Equatable, Sendable {
    let list: ListModel
    /// `nil` without boards, and if only notes are shown.
    var sections: SectionBar?
    /// How to begin, until the first search; `nil` except below the first photos.
    var firstSteps: String?
}

/// Section names of a screen that shows one section at a time.
struct SectionBar: Equatable, Sendable {
    let names: [String]
    let current: Int
}
