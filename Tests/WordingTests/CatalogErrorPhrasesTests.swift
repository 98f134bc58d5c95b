import FoundationEssentials
import GalleryCore
import Glibc
import Testing
import Wording

@Suite struct CatalogErrorPhrasesTests {
    private static let demo = "The demo shows painted pictures with invented authors until a search succeeds."

    @Test(
        arguments: [
            (ConnectionFault.host("h.org", .unknownHost), "h.org: host not found"),
            (.host("h.org", .lost), "h.org: connection lost"),
            (.host("h.org", .noNameServer), "h.org: DNS does not respond"),
            (.host("h.org", .noConnection), "h.org: connection failed"),
            (.host("h.org", .system(ECONNREFUSED)), "h.org: Connection refused"),
            (.host("h.org", .reported("self-signed certificate")), "h.org: self-signed certificate"),
            (.demo(.notStarted(path: "/d", ENOENT)), "demo: could not start /d (No such file or directory)"),
            (.demo(.silent(path: "/d")), "demo: /d did not report its address"),
            (.demo(.noThread), "demo: could not start a thread"), (.noThread, "could not start a thread"),
            (.libcurlFailed, "libcurl could not start: out of memory"),
            (.outOfMemory, "libcurl is out of memory"),
            (.disabled(.unsplash), "unsplash: the network is switched off by --debug"),
        ] as [(ConnectionFault, String)])
    func `the message for a connection error states the reason, but the notice about demo photos does not`(
        _ fault: ConnectionFault, _ reason: String
    ) {
        #expect(
            Phrases.explanation(.offline(fault))
                == "No connection: \(reason). Check the network; favorites work offline.")
        #expect(
            Phrases.notice(.demoInstead(of: .openverse, because: fault))
                == "No connection to openverse. " + Self.demo
        )
    }

    @Test(
        arguments: [
            (ConnectionFault.Cause.status(407), "the proxy p:3128 requires a user name and password (407)"),
            (.status(403), "the proxy p:3128 refuses the connection (403)"),
            (.system(ECONNREFUSED), "the proxy p:3128: Connection refused"),
            (.unknownHost, "the proxy p:3128: host not found"), (.lost, "the proxy p:3128: connection lost"),
        ])
    func `the messages for a proxy error name the proxy and the reason`(
        _ cause: ConnectionFault.Cause, _ reason: String
    ) {
        let fault = ConnectionFault.proxy("p:3128", cause)
        #expect(
            Phrases.explanation(.offline(fault))
                == "No connection: \(reason). Check `https_proxy`; favorites work offline.")
        #expect(
            Phrases.notice(.demoInstead(of: .openverse, because: fault))
                == "No connection to openverse: \(reason). " + Self.demo)
    }

    @Test(
        arguments: [
            (RequestRefusal.host("h.org", .tooManyRedirects), "h.org redirects more than 5 times."),
            (
                .host("h.org", .plainAddress),
                "h.org redirects to an address that is not https, which gallery does not open."
            ),
            (
                .host("h.org", .privateAddress),
                "h.org leads to an address inside this network, which gallery does not open."
            ),
            (.host("h.org", .malformedAddress), "h.org redirects to an invalid web address."),
            (
                .host("h.org", .credentials),
                "h.org redirects to an address with a user name, which gallery does not open."
            ),
            (.host("h.org", .notAccepted), "libcurl rejected the request to h.org."),
            (.imageHost(status: 403), "The image server responded with status 403."),
            (
                .keyRedirected,
                "Flickr redirects to another host, where the key is not sent; check the base address."
            ),
            (
                .downloadForbidden,
                "the photo's owner does not allow downloads; see the photo's page on Flickr."
            ), (.noOriginal, "the service offers no file to save."),
        ] as [(RequestRefusal, String)])
    func `the message for a refused request states the reason`(_ refusal: RequestRefusal, _ reason: String) {
        #expect(Phrases.explanation(.refused(refusal)) == "The request was refused: \(reason)")
    }

    @Test(
        arguments: [
            (
                ResponseFault.unexpected,
                "it is not what was requested, or is incomplete"
            ), (.empty, "it is empty"),
            (.webPage, "a web page instead of photos; the network may require you to sign in"),
            (.photoWithoutPicture, "the service sent a photo without a picture"),
            (.noReadablePhotos(2), "none of the 2 photos received could be read"),
            (.noReadablePhotos(nil), "none of the photos received could be read"),
            (.signatureRequired, "the service requires a signed request"),
            (.emptyPicture, "the picture is empty"),
            (.incompletePicture, "the picture is damaged or incomplete"),
            (.otherRange, "the server sent the wrong part of the file"),
            (.host("h.org", .notHTTP), "h.org did not respond in HTTP"),
            (
                .host("h.org", .unknownVersion("9.9")),
                "h.org responded in a version of HTTP that does not exist: 9.9"
            ),
            (.host("h.org", .truncated), "h.org sent an incomplete response"),
            (.host("h.org", .undecodable), "h.org sent a response that cannot be decompressed"),
            (
                .host("h.org", .unexpectedEncoding("br")),
                "h.org sent a response compressed as br, which was not requested"
            ), (.host("h.org", .endlessHeader), "h.org sent an endless header line"),
            (.simulated("error"), "--debug error"),
        ] as [(ResponseFault, String)])
    func `the message for an unreadable response states the fault`(_ fault: ResponseFault, _ reason: String) {
        #expect(
            Phrases.explanation(.unreadable(fault))
                == "The service's response could not be read: \(reason). Try again later.")
    }

    @Test(
        arguments: [
            (
                ConfigurationFault.keyMissing(.unsplash),
                "unsplash needs an access key. Get a free one at unsplash.com/developers and save "
                    + "it with `key set unsplash`, or start with UNSPLASH_ACCESS_KEY=… gallery."
            ),
            (
                .keyMissing(.flickr),
                "flickr needs an access key, which members of Flickr Pro get at flickr.com/services/apps/create. "
                    + "Save it with `key set flickr`, or start with FLICKR_API_KEY=… gallery."
            ),
            (
                .malformedKey(.unsplash),
                "The access key contains invalid characters. Copy it again, without spaces."
            ),
            (
                .malformedKey(.flickr),
                "The Flickr key contains invalid characters. Copy it again, without spaces."
            ),
            (.notAnAddress("x"), "x is not a web address: write https://HOST or https://HOST:PORT."),
            (
                .unencryptedAddress("http://x"),
                "http://x is not encrypted: use https, or http to 127.0.0.1, [::1] or localhost."
            ),
            (
                .unknownService("x", known: ["all", "demo"]),
                "There is no service `x`; the services are all, demo."
            ), (.notSetUp(.flickr), "The service flickr is not set up."),
        ] as [(ConfigurationFault, String)])
    func `a configuration error has its own message`(
        _ fault: ConfigurationFault, _ sentence: String
    ) {
        #expect(Phrases.explanation(.misconfigured(fault)) == sentence)
    }

    @Test(
        arguments: [
            (
                UnsupportedRequest.collections(.flickr),
                "flickr has no collections; find photos with `search WORDS`."
            ),
            (
                .topics(.openverse, topic: "fog"),
                "openverse has no topics; `search fog` finds photos of it."
            ),
            (.filtersAlone(.flickr), "flickr cannot search by filters alone; add a word before them."),
            (
                .source("mett", of: .openverse, known: ["flickr", "met"]),
                "openverse has no source `mett`; it has flickr, met."
            ),
            (
                .format("tiff", page: "https://h.example/1"),
                "The service has this photo only as TIFF, not as JPEG, PNG or WebP. "
                    + "Its page: https://h.example/1"
            ),
            (
                .format(nil, page: nil),
                "The service has this photo only in another format, not as JPEG, PNG or WebP."
            ),
            (
                .collectionOwner(key: "a", among: [.flickr, .unsplash]),
                "Which service has the collection `a`? Write `flickr:a` or `unsplash:a`."
            ),
            (
                .filter(FilterGap(name: .color, value: "red", allowed: []), of: .demo),
                "demo cannot filter by color; remove the filter or change the service."
            ),
            (
                .spam,
                "The service treats these words as spam and shows nothing. Try other words."
            ),
            (
                .author,
                "The service does not know the author of this photo; `similar` finds photos like it."
            ),
            (
                .filterCombination,
                "No service that is set up supports these filters together. Remove one (`service` "
                    + "lists the services)."
            ),
            (
                .blockedNetwork,
                "Openverse blocks this network (some VPNs and data centers). Try another network, "
                    + "or Wikimedia Commons (`service commons`)."
            ),
            (
                .unknownClient,
                "Openverse rejected the client id. Correct OPENVERSE_CLIENT_ID and "
                    + "OPENVERSE_CLIENT_SECRET, or unset both: it works without them."
            ), (.ownPhoto, "This picture is a local file; services know nothing about it."),
            (
                .color,
                "The color of this photo is unknown; `similar N` finds photos by content."
            ),
        ] as [(UnsupportedRequest, String)])
    func `the error and the page note for an unsupported request are equal, except for a blocked network`(
        _ request: UnsupportedRequest, _ sentence: String
    ) {
        #expect(Phrases.explanation(.impossible(request)) == sentence)
        #expect(request == .blockedNetwork || Phrases.note(.unsupported(request)) == sentence)
    }

    @Test(arguments: ["certificate is not yet valid", "certificate has expired", "self-signed certificate"])
    func `for a certificate outside of its period, the date of the clock is stated`(message: String) {
        let sentence = Phrases.explanation(
            .offline(.host("h.org", .reported(message))), now: Date(timeIntervalSinceReferenceDate: 0))
        #expect(
            sentence.contains("h.org: \(message); if it is not 2001-01-01, the clock is wrong. Check")
                == !message.hasPrefix("self"))
    }

    @Test func `the message for several failed services has the reason of each`() {
        let failures = [
            ServiceFailure(service: .commons, error: .unreadable(.serverError(503))),
            ServiceFailure(service: .openverse, error: .impossible(.blockedNetwork)),
        ]
        #expect(
            Phrases.explanation(.several(failures))
                == "Wikimedia Commons failed (status 503); Openverse blocks this network. Favorites still work."
        )
        #expect(
            Phrases.explanation(.several([ServiceFailure(service: .commons, error: .unauthorized)]))
                == "Wikimedia Commons rejected the access key. Favorites still work.")
    }
}
