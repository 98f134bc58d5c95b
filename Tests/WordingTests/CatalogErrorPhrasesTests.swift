import GalleryCore
import Glibc
import Testing
import Wording

/// What is said of errors of services, each with the command that helps.
@Suite struct CatalogErrorPhrasesTests {
    @Test(arguments: [
        (ConnectionFault.host("h.org", .unknownHost), "h.org: the name cannot be found"),
        (.host("h.org", .unknownProxy), "h.org: the proxy's name cannot be found"),
        (.host("h.org", .lost), "h.org: the connection was lost"),
        (.host("h.org", .noNameServer), "h.org: no name server answers"),
        (.host("h.org", .noConnection), "h.org: no connection comes about"),
        (.host("h.org", .system(ECONNREFUSED)), "h.org: Connection refused"),
        (.host("h.org", .reported("self-signed certificate")), "h.org: self-signed certificate"),
        (.demo(.notStarted(path: "/d", ENOENT)), "demo: /d cannot be started (No such file or directory)"),
        (.demo(.silent(path: "/d")), "demo: /d did not say where it listens"),
        (.demo(.noThread), "demo: no thread can be started"), (.noThread, "no thread can be started"),
        (.libcurlFailed, "libcurl cannot be started: out of memory"),
        (.outOfMemory, "libcurl is out of memory"),
        (.disabled(.unsplash), "unsplash: the network is switched off by --debug"),
    ])
    func `a service that is out of reach is said to be, with the reason`(
        _ fault: ConnectionFault, _ reason: String
    ) {
        #expect(
            Phrases.explanation(.offline(fault))
                == "Not connected: \(reason); check the network and try again, favorites work without it.")
        #expect(
            Phrases.notice(.demoInstead(of: .openverse, because: fault))
                .hasPrefix("openverse cannot be reached (\(reason)), so these are the painted photos"))
    }

    @Test(arguments: [
        (RequestRefusal.host("h.org", .tooManyRedirects), "h.org redirects more than 5 times."),
        (
            .host("h.org", .plainAddress),
            "h.org leads to an address that is not https, which gallery does not open."
        ),
        (
            .host("h.org", .privateAddress),
            "h.org leads to an address inside this network, which gallery does not open."
        ),
        (.host("h.org", .malformedAddress), "h.org leads to something that is not a web address."),
        (
            .host("h.org", .credentials),
            "h.org leads to an address with a user name, which gallery does not open."
        ),
        (.host("h.org", .notAccepted), "libcurl does not accept the request to h.org."),
        (.service(nil, .message("no; never")), "The service refuses: no; never."),
        (.service(nil, .status(403)), "The service refuses: status 403."),
        (.service(.flickr, .message("Invalid token")), "Flickr refuses: Invalid token."),
        (.service(.flickr, .code(3)), "Flickr refuses: code 3."),
        (.service(.flickr, .code(nil)), "Flickr refuses: code unknown."),
        (.service(.openverse, .message("No")), "Openverse says: No."),
        (.service(.openverse, .message("No!")), "Openverse says: No!"),
        (.service(.openverse, .status(418)), "Openverse says: status 418."),
        (.imageHost(status: 403), "The image host refuses with status 403."),
        (
            .keyRedirected,
            "Flickr sends its answers from somewhere else, where the key is not sent; check the base address."
        ),
        (
            .downloadForbidden,
            "its owner does not allow downloads; its page on Flickr shows it in full."
        ), (.noOriginal, "the service offers no file to save."),
    ])
    func `who refuses is said, and why`(_ refusal: RequestRefusal, _ reason: String) {
        #expect(Phrases.explanation(.refused(refusal)) == "The request was refused: \(reason)")
    }

    @Test(arguments: [
        (
            ResponseFault.unexpected,
            "the service sent something else than was asked for, or only a part of it"
        ), (.empty, "the service sent nothing"),
        (.webPage, "a web page came instead of photos; the network may want you to sign in first"),
        (.serverError(500), "the service failed with status 500"),
        (.status(302), "the service answered with status 302"),
        (.photoWithoutPicture, "the service sent a photo without a picture"),
        (.noReadablePhotos(2), "none of the 2 photos that came could be read"),
        (.noReadablePhotos(nil), "none of the photos that came could be read"),
        (.outage(.flickr, .message("Sorry")), "Flickr is not available at the moment: Sorry"),
        (.signatureRequired, "the service asks for a signed request"),
        (.imageHost(status: 500), "the image host answered with status 500"),
        (.emptyPicture, "the picture that came is empty"),
        (.otherRange, "the server sent another part of the file than was asked for"),
        (.host("h.org", .notHTTP), "h.org does not speak HTTP"),
        (.host("h.org", .truncated), "h.org sent only a part of the answer"),
        (.host("h.org", .undecodable), "h.org sent an answer that cannot be unpacked"),
        (
            .host("h.org", .unexpectedEncoding("br")),
            "h.org sent an answer packed as br, which was not asked for"
        ), (.host("h.org", .endlessHeader), "h.org sent a header line that does not end"),
        (.simulated("error"), "--debug error"),
    ])
    func `what cannot be read is said to be, with what came`(_ fault: ResponseFault, _ reason: String) {
        #expect(
            Phrases.explanation(.unreadable(fault))
                == "The service's answer could not be read (\(reason)); try again later.")
    }

    @Test(arguments: [
        (
            ConfigurationFault.keyMissing(.unsplash),
            "unsplash needs a key: get a free one at unsplash.com/developers and keep it with "
                + "`key set unsplash`, or start with UNSPLASH_ACCESS_KEY=… gallery."
        ),
        (
            .keyMissing(.flickr),
            "flickr needs a key: get one at flickr.com/services/apps/create and keep it with "
                + "`key set flickr`, or start with FLICKR_API_KEY=… gallery."
        ),
        (
            .malformedKey(.unsplash),
            "The key holds characters that no key has: copy it again, without spaces."
        ),
        (
            .malformedKey(.flickr),
            "The Flickr key holds characters that no key has: copy it again, without spaces."
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
    ])
    func `what is wrong with the setup is said with what to do`(
        _ fault: ConfigurationFault, _ sentence: String
    ) {
        #expect(Phrases.explanation(.misconfigured(fault)) == sentence)
    }

    @Test(arguments: [
        (
            UnsupportedRequest.collections(.flickr),
            "flickr has no collections; `search WORDS` finds photos of anything."
        ),
        (
            .topics(.openverse, topic: "fog"),
            "openverse has no topics; `search fog` finds photos of it."
        ),
        (.filtersAlone(.flickr), "flickr finds nothing by filters alone; put a word before them."),
        (
            .source("mett", of: .openverse, known: ["flickr", "met"]),
            "openverse has no source `mett`; it has flickr, met."
        ),
        (
            .format("tiff", page: "https://h.example/1"),
            "The original is a TIFF, and there is no JPEG, PNG or WebP of it to save; "
                + "it is at https://h.example/1"
        ),
        (
            .format(nil, page: nil),
            "The original is of another type, and there is no JPEG, PNG or WebP of it to save."
        ),
        (
            .collectionOwner(key: "a", among: [.flickr, .unsplash]),
            "`a` does not say whose collection it is; write `flickr:KEY` or `unsplash:KEY`."
        ),
        (
            .filter(FilterGap(name: .color, value: "red", taken: []), of: .demo),
            "demo cannot filter by color; leave it out or change the service."
        ),
        (
            .spam,
            "The service takes these words for spam and shows nothing for them; search for others."
        ),
        (
            .author,
            "The service does not know who made this photo; `similar` finds others like it."
        ),
        (
            .filterCombination,
            "No service that is set up can do these filters together; leave one out "
                + "(`service` lists the services)."
        ),
        (
            .blockedNetwork,
            "Openverse's gatekeeper lets nobody in from this network; try another network, or `service demo`."
        ),
        (
            .unknownClient,
            "Openverse does not know this client; correct OPENVERSE_CLIENT_ID and OPENVERSE_CLIENT_SECRET, "
                + "or unset both: it works without."
        ), (.ownPhoto, "This is a picture of your own; no service is asked about it."),
        (
            .color,
            "No colour is known of this photo; `similar N` finds others by what can be seen on it."
        ),
    ])
    func `what a service cannot do is said with what can be done`(
        _ request: UnsupportedRequest, _ sentence: String
    ) {
        #expect(Phrases.explanation(.impossible(request)) == sentence)
        #expect(Phrases.note(.unsupported(request)) == sentence)
    }
}
