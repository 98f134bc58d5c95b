import GalleryCore

extension License {
    /// Given to the public: the collection was painted for this program.
    static let cc0 = License(
        code: "cc0", name: "CC0 1.0", link: "https://creativecommons.org/publicdomain/zero/1.0/")
}
