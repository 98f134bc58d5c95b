import FoundationEssentials
import GalleryCore
import UseCases

/// Reads the profile from local stores, without a request.
struct ProfileInteractor: ProfileInteracting {
    let localName: String
    /// `nil` if signing in is not possible.
    let accounts: (any AccountStore)?
    let services: any ServiceChoosing
    let addresses: any PhotoAddresses
    let store: any StoreInspecting
    let boards: any BoardsStore
    let files: any SavedFilesInspecting
    let taste: any TasteEditing
    let lock: any PersonalLock
    let finger: any FingerprintReading

    /// While locked, throws before it reads personal data.
    func profile() async throws(ScreenError) -> Profile {
        let status = try storing(store.status())
        let all = try storing(boards.boards())
        let signedIn = accounts?.accounts() ?? []
        let isCurrent = { (account: Account) in account.service == services.service }
        let accounts = signedIn.filter(isCurrent) + signedIn.filter { !isCurrent($0) }
        return Profile(
            localName: localName, accounts: accounts, portrait: accounts.first?.portrait(addresses),
            uploads: accounts.first.map {
                .author(.username(addresses.author(of: $0)), on: $0.service)
            },
            favorites: status.favorites, searches: status.searches, saved: try? files.savedFiles(),
            hasPIN: try storing(lock.state()) != .absent,
            fingerprint: finger.isPresent ? await finger.isWanted : nil, boards: all,
            likes: taste.learned(at: Date()).filter { $0.weight > 0 && $0.likes > 0 })
    }
}
