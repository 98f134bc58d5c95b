struct RecommendationsModel: Equatable, Sendable {
    let list: ListModel
    /// `nil` without boards, and if only notes are shown.
    var sections: Sections?
}

/// Section names of a screen that shows one section at a time.
struct Sections: Equatable, Sendable {
    let names: [String]
    let current: Int
}
