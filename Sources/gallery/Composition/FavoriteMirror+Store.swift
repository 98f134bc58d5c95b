import PhotoStore
import Screens
import UseCases

extension FavoriteMirror {
    var mirrored: MirroredAccounts {
        MirroredAccounts(
            user: { [weak self] in self?.user(at: $0) }, didChange: { [weak self] in self?.wake() })
    }
}
