import GalleryCore

extension Phrases {
    /// Flickr was asked for and there is no key.
    public static var flickrKeyMissing: String {
        localized(
            "flickr needs a key: get one at flickr.com/services/apps/create and keep it with `key set flickr`, "
                + "or start with FLICKR_API_KEY=… gallery.",
            "flickr нужен ключ: получите его на flickr.com/services/apps/create и сохраните: `key set flickr`, "
                + "или запустите FLICKR_API_KEY=… gallery.")
    }
    /// The owner of a photo keeps the file.
    public static var ownerKeepsFile: String {
        localized(
            "its owner does not allow downloads; its page on Flickr shows it in full.",
            "владелец не разрешает скачивать; целиком она видна на своей странице Flickr.")
    }
    /// Where Flickr sends its answers from another host.
    public static var flickrMoved: String {
        localized(
            "Flickr sends its answers from somewhere else, where the key is not sent; check the base address.",
            "Flickr отвечает с другого адреса, куда ключ не посылается; проверьте базовый адрес.")
    }
}
