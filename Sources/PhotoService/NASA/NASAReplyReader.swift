import GalleryCore

enum NASAReplyReader: ReplyReader {
    static var service: ServiceName? { .nasa }
}
