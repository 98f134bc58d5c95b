import GalleryCore
import TextLayout
import Wording

extension Record {
    /// One trait that was learned. The names are those of the schema in README.md.
    init(_ learned: LearnedTrait) {
        self.init(
            "trait",
            [
                Field("name", .text(Phrases.description(learned.trait))),
                Field("weight", .number(learned.weight)), Field("likes", .integer(learned.likes)),
            ])
    }
}
