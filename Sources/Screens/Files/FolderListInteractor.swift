import UseCases

struct FolderListInteractor: ListLoading {
    let lists: PhotoLists
    let stored: StoredPhotosInteractor
}
