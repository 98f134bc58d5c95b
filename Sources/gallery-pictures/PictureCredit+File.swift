import PictureExchange
import PictureMetadata

extension PictureCredit {
    init(in file: UnsafeRawBufferPointer) {
        let credit = MetadataCredit(XMPValues(in: file), in: file)
        self.init()
        title = credit.title
        author = credit.author
        authorLink = credit.authorLink
        license = credit.license
        licenseLink = credit.licenseLink
        page = credit.page
    }
}
