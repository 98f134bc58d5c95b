package import GalleryCore

extension Photo {
    /// Photo whose ID, alternative text, author and default title contain `number`.
    package static func sample(
        _ number: Int, title: String? = nil, tags: [String] = [], width: Int = 3000, height: Int = 2000
    ) -> Photo {
        Photo(
            id: PhotoID(service: .demo, key: "p\(number)"), title: title ?? "Photo \(number)",
            altText: "alt \(number)", author: Author(name: "Author \(number)", username: "author\(number)"),
            license: License(code: "cc0", name: "CC0"), size: PixelSize(width: width, height: height),
            color: RGB(red: 10, green: 20, blue: 30), tags: tags,
            source: PictureSource([ImageVariant(address: "/images/p\(number)", width: nil)]),
            original: "/images/p\(number)")
    }

    package static func samples(_ count: Int, from first: Int = 1) -> [Photo] {
        (0..<count).map { sample(first + $0) }
    }
}
