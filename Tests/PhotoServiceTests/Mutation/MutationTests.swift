import Foundation
import GalleryCore
import TestKit
import Testing

@testable import PhotoService

/// Mutates one value of a reply at a time; all photos that do not contain the value must be decoded.
@Suite struct MutationTests {
    private static func photos(_ make: (String) -> String) -> [String] { ["a", "b", "c"].map(make) }

    @Test(arguments: [
        (ServiceName.unsplash, PhotoFixture.list(photos { PhotoFixture.listed($0) })),
        (.unsplash, PhotoFixture.search(photos { PhotoFixture.listed($0, fields: PhotoFixture.fullFields) })),
        (.flickr, FlickrFixture.page(photos { FlickrFixture.listed($0) })),
    ])
    func `a mutation of one value affects no other photo`(service: ServiceName, reply: String) throws {
        let tally = try #require(DamagedReply(Array(reply.utf8), of: service)).tally()
        #expect(tally.cases > 1000)
        #expect(tally.others > 2000)
        #expect(tally.share == 1, "\(tally.losses.prefix(5))")
    }

    @Test(arguments: [
        (ServiceName.unsplash, PhotoFixture.listed("a", fields: PhotoFixture.fullFields)),
        (.flickr, FlickrFixture.info("a")), (.flickr, FlickrFixture.sizes()), (.flickr, FlickrFixture.exif),
    ])
    func `no mutation of a reply about one photo crashes the decoder`(service: ServiceName, reply: String)
        throws
    {
        #expect(StoredReply.read(Array(reply.utf8), of: service) != .other)
        let tally = try #require(DamagedReply(Array(reply.utf8), of: service)).tally()
        #expect(tally.cases > 300)
    }

    @Test
    func `a listed photo needs only its ID, at Flickr also the owner, at Unsplash the picture addresses`()
        throws
    {
        let needed: [(ServiceName, String, Set<String>)] = [
            (.unsplash, PhotoFixture.listed("a"), ["id", "urls"]),
            (.flickr, FlickrFixture.listed("a"), ["id", "owner"]),
        ]
        for (service, photo, keys) in needed {
            let object = try #require(
                try JSONSerialization.jsonObject(with: Data(photo.utf8)) as? [String: Any])
            for key in object.keys {
                var damaged = object
                damaged[key] = nil
                let text = String(
                    decoding: try JSONSerialization.data(withJSONObject: damaged), as: UTF8.self)
                let page =
                    service == .flickr
                    ? FlickrFixture.page([text, FlickrFixture.listed("b")])
                    : PhotoFixture.list([text, PhotoFixture.listed("b")])
                guard case .photos(let photos, _) = StoredReply.read(Array(page.utf8), of: service) else {
                    Issue.record("\(service) without \(key) is no list")
                    continue
                }
                #expect(photos.count == (keys.contains(key) ? 1 : 2), "\(service) without \(key)")
            }
        }
    }
}
