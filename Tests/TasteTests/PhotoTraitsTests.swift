import GalleryCore
import Taste
import Testing

@Suite struct PhotoTraitsTests {
    private func photo(
        tags: [String] = [], title: String? = nil, alt: String? = nil, color: String? = nil,
        size: PixelSize? = nil
    ) -> Photo {
        Photo(
            id: PhotoID(service: .unsplash, key: "k"), title: title, altText: alt,
            author: Author(name: "Ann", username: "ann"), license: License(code: "cc0", name: "CC0"),
            size: size,
            color: color.flatMap(RGB.init), tags: tags, source: PictureSource("/p"))
    }

    @Test func `tags weigh more than title words, and a plural and its singular are one term`() {
        let traits = PhotoTraits(
            photo(tags: ["Foggy forests", "cats", "black cat"], title: "Foxes under the trees"))
        #expect(traits.terms["cat"] == 1)
        #expect(traits.terms["forest"] == 1)
        #expect(traits.terms["tree"] == 0.5)
        #expect(traits.terms["the"] == nil)
    }

    @Test(arguments: [
        ("churches", "church"), ("bushes", "bush"), ("boxes", "box"), ("glasses", "glass"),
        ("houses", "house"),
        ("bridges", "bridge"), ("berries", "berry"), ("shoes", "shoe"),
    ])
    func `the plural in es of a sibilant has the term of its singular`(plural: String, singular: String) {
        #expect(PhotoTraits(photo(tags: [plural])).terms == [singular: 1])
    }

    @Test func `the highest weight of a term is multiplied by the number of fields that contain the term`() {
        let traits = PhotoTraits(
            photo(tags: ["cat", "roof"], title: "Cat under the stars", alt: "A cat, stars, and more stars"))
        #expect(traits.terms["cat"] == 3)
        #expect(traits.terms["roof"] == 1)
        #expect(traits.terms["star"] == 1)
        #expect(traits.terms["more"] ?? 0.5 == 0.5)
    }

    @Test func `names of camera files, dates and sizes are not terms`() {
        let traits = PhotoTraits(
            photo(tags: ["IMG_4015", "2019", "jpg"], title: "DSC01234.JPG", alt: "P1010123 fog 1920x1080"))
        #expect(Set(traits.terms.keys) == ["fog"])
    }

    @Test func `names of cameras and their makers are not terms`() {
        var photo = photo(tags: ["Canon", "ILCE", "fog", "DJI_0123"], title: "PANO 4711.JPG")
        photo.exif = Exif(camera: "SONY ILCE-7M3")
        #expect(Set(PhotoTraits(photo).terms.keys) == ["fog"])
    }

    @Test func `articles, pronouns and prepositions are not terms, even if they end in s`() {
        let title = "This cat sits across from the other towers which stand above these roofs, туман на реке"
        #expect(
            Set(PhotoTraits(photo(title: title)).terms.keys)
                == ["cat", "sit", "tower", "stand", "roof", "туман", "реке"])
    }

    @Test func `topics count as terms with less weight than tags`() {
        var photo = photo(tags: ["film"])
        photo.topics = ["textures-patterns", "film"]
        #expect(PhotoTraits(photo).terms == ["film": 1, "texture": 0.5, "pattern": 0.5])
    }

    @Test func `words of other scripts are changed only to lower case`() {
        let traits = PhotoTraits(photo(tags: ["Туман", "森の中"], alt: "Лес"))
        #expect(Set(traits.terms.keys) == ["туман", "森の中", "лес"])
    }

    @Test func `an author is identified by service and name`() {
        #expect(PhotoTraits(photo()).author == "unsplash/Ann")
    }

    @Test(arguments: [
        (300, 200, PhotoTraits.Orientation.landscape), (200, 300, .portrait), (300, 300, .square),
        (300, 295, .square),
    ])
    func `the orientation follows from the size`(width: Int, height: Int, form: PhotoTraits.Orientation) {
        #expect(PhotoTraits(photo(size: PixelSize(width: width, height: height))).orientation == form)
    }

    @Test func `text beyond a length limit adds no terms`() {
        let traits = PhotoTraits(photo(title: String(repeating: "a ", count: 100_000) + "needle"))
        #expect(traits.terms["needle"] == nil)
    }

    @Test func `removing a trait leaves the others unchanged`() {
        let traits = PhotoTraits(photo(tags: ["fog", "forest"], color: "#3a62b0"))
        #expect(traits.without(.term("fog")).terms.keys.sorted() == ["forest"])
        #expect(traits.without(.color("blue")).color == nil)
        #expect(traits.without(.color("red")).color != nil)
    }

    @Test func `a photo without author has no author trait`() {
        var unknown = photo(tags: ["fog"])
        unknown.author = Author(name: "Unknown author")
        #expect(PhotoTraits(unknown).author == nil)
    }
}
