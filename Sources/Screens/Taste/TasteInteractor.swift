import FoundationEssentials
public import GalleryCore

/// Learns from what is done with photos, and explains what was learned.
public struct TasteInteractor: Sendable {
    public typealias Taste = TasteLearning & TasteRanking & TasteEditing

    private let taste: any Taste

    public init(_ taste: any Taste) { self.taste = taste }

    /// True while the person wants nothing to be learned.
    var isPaused: Bool { taste.isPaused }

    func learn(_ signal: TasteSignal, from photos: [Photo]) { taste.note(signal, of: photos, at: Date()) }
    /// A photo is looked at from now on.
    func look(at photo: Photo) { taste.beginLook(at: photo, at: Date()) }
    /// Why a photo is recommended; nil when nothing does.
    func reason(for photo: Photo) -> Reason? { taste.reason(for: photo, at: Date()) }
}
