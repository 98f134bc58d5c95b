extension Phrases {
    /// Flickr was asked for and there is no key.
    public static let flickrKeyMissing =
        "flickr needs a key: get one at flickr.com/services/apps/create and keep it with `key set flickr`, "
        + "or start with FLICKR_API_KEY=… gallery"
    /// The owner of a photo keeps the file.
    public static let ownerKeepsFile =
        "its owner does not allow downloads; its page on Flickr shows it in full."
    /// Where Flickr sends its answers from another host.
    public static let flickrMoved =
        "Flickr sends its answers from somewhere else, where the key is not sent; check the base address."
}
