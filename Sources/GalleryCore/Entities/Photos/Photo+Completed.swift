extension Photo {
    /// Fills missing properties from another reply for the photo, as no single reply contains all of them.
    public func completed(by other: Photo) -> Photo {
        guard other.id == id else { return self }
        var whole = self
        whole.title = title ?? other.title
        whole.about = about ?? other.about
        whole.altText = altText ?? other.altText
        whole.author = Author(
            name: author.name.isEmpty ? other.author.name : author.name,
            username: author.username ?? other.author.username, link: author.link ?? other.author.link)
        whole.creditLine = creditLine ?? other.creditLine
        whole.licenses = licenses ?? other.licenses
        whole.provenance = provenance ?? other.provenance
        whole.pageLink = pageLink ?? other.pageLink
        whole.origin = origin ?? other.origin
        whole.date = date ?? other.date
        whole.taken = taken ?? other.taken
        whole.size = size ?? other.size
        whole.color = color ?? other.color
        whole.blurHash = blurHash ?? other.blurHash
        whole.tags = tags.isEmpty ? other.tags : tags
        whole.topics = topics ?? other.topics
        whole.exif = exif ?? other.exif
        whole.place = place?.completed(by: other.place) ?? other.place
        whole.counts = counts.completed(by: other.counts)
        whole.source = source.variants.isEmpty ? other.source : source
        whole.original = original ?? other.original
        whole.fileType = fileType ?? other.fileType
        whole.restrictions = restrictions ?? other.restrictions
        whole.downloadReport = downloadReport ?? other.downloadReport
        return whole
    }
}

extension Place {
    fileprivate func completed(by other: Place?) -> Place? {
        let position = latitude == nil ? other : self
        return Place(
            name: name ?? other?.name, latitude: position?.latitude, longitude: position?.longitude)
    }
}

extension Counts {
    fileprivate func completed(by other: Counts) -> Counts {
        Counts(
            likes: likes ?? other.likes, views: views ?? other.views,
            downloads: downloads ?? other.downloads, comments: comments ?? other.comments)
    }
}
