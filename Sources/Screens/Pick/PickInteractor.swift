import UseCases

struct PickInteractor {
    let saving: PhotoSavingInteractor
    let credits: CreditInteractor
    let stored: StoredPhotosInteractor
}
