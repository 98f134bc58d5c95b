/// Why there is no picture, in the few words that stand in its place.
struct PictureAbsence: Error {
    let words: String

    init(_ words: String) { self.words = words }
}
