import GalleryCore
import UseCases

@testable import Screens

struct SampleInteractor: SampleInteracting {
    let favorites: any FavoritesStore

    func tags() throws(ScreenError) -> [String] {
        try storing(favorites.commonTags(limit: 30))
    }
}
