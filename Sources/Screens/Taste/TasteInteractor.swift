import FoundationEssentials
import GalleryCore

/// Learns from what is done with photos, and explains what was learned.
struct TasteInteractor: Sendable {
    let taste: any TasteLearning & TasteRanking & TasteEditing

    /// True while the person wants nothing to be learned.
    var isPaused: Bool { taste.isPaused }

    func learn(_ signal: TasteSignal, from photos: [Photo]) { taste.note(signal, of: photos, at: Date()) }
    func judge(_ photos: [Photo], _ signal: TasteSignal) throws(ScreenError) {
        try storing(taste.judge(photos, signal, at: Date()))
    }
    /// A photo is looked at from now on.
    func look(at photo: Photo) { taste.beginLook(at: photo, at: Date()) }
    /// Why a photo is recommended; nil when nothing does.
    func reason(for photo: Photo) -> Reason? { taste.reason(for: photo, at: Date()) }
}
