import UseCases

struct FolderInteractor: ListLoading {
    let lists: PhotoLists
    let stored: StoredPhotosInteractor
}
