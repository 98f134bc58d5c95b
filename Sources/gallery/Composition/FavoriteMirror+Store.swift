import PhotoStore
import Screens

extension FavoriteMirror {
    /// What stores note changes for.
    var mirrored: MirroredAccounts {
        MirroredAccounts(user: { [weak self] in self?.user(at: $0) }, noted: { [weak self] in self?.wake() })
    }
}
