import TestKit
import Testing

@testable import GalleryCore

@Suite struct CameraTitleTests {
    @Test(arguments: [
        "IMG_4015.JPG", "IMG 4015", "DSC01234", "DSC 0123 (2)", "dscn0042.jpg", "P1010123", "PA100123",
        "IMGP0815", "PXL_20240501_101530123", "20190504_123456",
        "IMG-20190504-WA0001", "100_1234", "R0001234", "4015.JPG", "IMG 4015 (12345678901)",
        "DSC_0815 edited",
    ])
    func `a name that a camera gave to a file is neither title nor alternative text`(name: String) {
        var photo = Photo.sample(1)
        (photo.title, photo.about, photo.altText) = (name, nil, name)
        #expect(CameraTitle.matches(name))
        #expect(Credit.title(of: photo) == nil && AltText(photo) == nil)
        #expect(Credit(photo).text().hasPrefix("This work by "))
        photo.ownAlt = name
        #expect(AltText(photo)?.text == name)
    }

    @Test(arguments: [
        "1984", "Apollo 11", "P-51 Mustang", "B52", "Fog over the fjord", "Route 66", "Imagine 2019",
        "Sam 2019", "Room 101.jpg in fog", "2019-05-04", "7", "Саша 2019", "IMG of a cat", "Boeing 747-400",
    ])
    func `a title with a number is a title`(title: String) {
        var photo = Photo.sample(1)
        photo.title = title
        #expect(Credit.title(of: photo) == title)
    }
}
