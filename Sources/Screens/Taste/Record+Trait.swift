import FoundationEssentials
import GalleryCore
import TextLayout
import Wording

extension Record {
    init(_ interest: Interest) {
        self.init(
            "interest",
            [
                Field("words", .texts(interest.words)), Field("share", .number(interest.share)),
                Field("photos", .integer(interest.photos.count)),
                Field("paused_until", .text(interest.pausedUntil.map { $0.ISO8601Format() })),
            ])
    }

    /// Field names are those of the schema in README.md.
    init(_ learned: LearnedTrait) {
        self.init(
            "trait",
            [
                Field("name", .text(Phrases.description(learned.trait))),
                Field("weight", .number(learned.weight)), Field("likes", .integer(learned.likes)),
            ])
    }
}
