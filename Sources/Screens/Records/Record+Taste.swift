import GalleryCore
import TextLayout
import Wording

extension Record {
    static let interest = RecordType<Interest>(
        "interest", "Group of related photos that you like.",
        [
            RecordField("words", "Most characteristic words, strongest first.") { $0.terms },
            RecordField("share", "Share of all likes, 0 to 1; 0 while paused.") { $0.share },
            RecordField("photos", "Number of liked photos.") { $0.photos.count },
            RecordField("paused_until", "End of the pause.") { $0.pausedUntil },
        ])

    static let trait = RecordType<LearnedTrait>(
        "trait", "Word, author, color or other trait learned from what you like.",
        [
            RecordField("name", "Name of the trait.") { Phrases.description($0.trait) },
            RecordField("weight", "Weight: positive recommends a photo, negative the opposite.") {
                $0.weight
            },
            RecordField("likes", "Number of liked photos with the trait.") { $0.likes },
        ])
}
