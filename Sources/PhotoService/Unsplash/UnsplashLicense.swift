public import GalleryCore

extension License {
    /// What photos on Unsplash are offered under.
    public static let unsplash = License(
        code: "unsplash", name: "Unsplash License", link: "https://unsplash.com/license")

    /// What the paid ones among them are offered under.
    static let unsplashPlus = License(
        code: "unsplash-plus", name: "Unsplash+ License", link: "https://unsplash.com/plus/license")
}
