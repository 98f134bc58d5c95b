struct RecommendationsModel: Equatable, Sendable {
    let list: ListModel
    /// `nil` without boards, and if only notes are shown.
    var sections: SectionBar?
}

/// Section names of a screen that shows one section at a time.
struct SectionBar: Equatable, Sendable {
    let names: [String]
    let current: Int
}
