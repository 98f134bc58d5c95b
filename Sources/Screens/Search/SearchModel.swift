import Wording

struct SearchModel: Equatable, Sendable {
    let list: ListModel
    /// `nil` after the first screenful, and without suggested terms.
    let refining: Refining?

    init(_ list: ListModel) {
        self.list = list
        refining = Refining(list.terms)
    }
}

struct Refining: Equatable, Sendable {
    let heading: String
    let terms: [String]
    let hint: String
}

extension Refining {
    /// The terms, translated into the language of the interface.
    init?(_ terms: [String]) {
        let terms = Phrases.meanings(ofTags: terms)
        guard let first = terms.first else { return nil }
        self.init(heading: Phrases.refine, terms: terms, hint: Phrases.refineHint(first))
    }
}
