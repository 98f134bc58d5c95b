import FoundationEssentials
import GalleryCore

/// Gathers what is known of the person on this machine; makes no request.
struct ProfileInteractor: ProfileInteracting {
    let localName: String
    /// Nil where nobody can be signed in.
    let accounts: (any AccountStore)?
    let services: any ServiceChoosing
    let store: any StoreInspecting
    let boards: any BoardsStore
    let files: any SavedFilesInspecting
    let taste: any TasteEditing

    /// Throws `.locked` before anything of the person is read.
    func profile() throws(ScreenError) -> Profile {
        let status = try storing(store.status())
        let all = try storing(boards.boards())
        let known = accounts?.accounts() ?? []
        let isCurrent = { (account: Account) in account.service == services.service }
        return Profile(
            localName: localName, accounts: known.filter(isCurrent) + known.filter { !isCurrent($0) },
            favorites: status.favorites, searches: status.searches, saved: try? files.savedFiles(),
            boards: all, likes: taste.learned(at: Date()).filter { $0.weight > 0 && $0.likes > 0 })
    }
}
