/// Additional fields of photos in lists. Not all are documented (flickr.com/services/api/flickr.photos.search.html);
/// the service ignores unknown names.
enum FlickrExtras {
    static let value =
        (facts + FlickrSize.known.map { "url_\($0.letters)" }).joined(separator: ",")

    private static let facts = [
        "description", "license", "date_upload", "date_taken", "owner_name", "geo", "tags", "o_dims", "views",
        "media", "path_alias", "count_faves", "count_comments",
    ]
}
