import GalleryCore

struct NoBrowser: PageOpening {
    func open(_ link: String) async -> Bool { false }
}
