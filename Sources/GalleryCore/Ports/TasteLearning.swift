public import FoundationEssentials

/// Learns from what a person does. Not being able to learn never disturbs what they are doing.
public protocol TasteLearning: Sendable {
    /// Something was done with photos, all at once.
    func note(_ signal: TasteSignal, of photos: [Photo], at date: Date)
    /// A photo is looked at from now on.
    func beginLook(at photo: Photo, at date: Date)
    /// The look has ended; a short one tells nothing.
    func endLook(at date: Date)
}
