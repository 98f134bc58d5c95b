/// What is asked for with every page of photos, beyond identifier and title.
///
/// Not all of it is documented (flickr.com/services/api/flickr.photos.search.html, "extras"), but all of it is
/// answered; what the service does not know it leaves out.
enum FlickrExtras {
    /// The value of the parameter `extras`.
    static let value =
        (facts + FlickrSize.known.map { "url_\($0.letters)" }).joined(separator: ",")

    private static let facts = [
        "description", "license", "date_upload", "date_taken", "owner_name", "geo", "tags", "o_dims", "views",
        "media", "path_alias", "count_faves", "count_comments",
    ]
}
