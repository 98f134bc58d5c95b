import GalleryCore
import Glibc
import Testing
import Wording

@Suite struct ServiceAnswerPhrasesTests {
    @Test(
        arguments: [
            (.service(nil, .message("no; never")), "The service refused the request: no; never."),
            (.service(nil, .status(403)), "The service refused the request: status 403."),
            (.service(.flickr, .message("Invalid token")), "Flickr refused the request: Invalid token."),
            (.service(.flickr, .code(3)), "Flickr refused the request: code 3."),
            (.service(.flickr, .code(nil)), "Flickr refused the request: code unknown."),
            (.service(.openverse, .message("No")), "Openverse refused the request: No."),
            (.service(.openverse, .message("No!")), "Openverse refused the request: No!"),
            (.service(.openverse, .status(418)), "Openverse refused the request: status 418."),
        ] as [(RequestRefusal, String)])
    func `a refusal with the words of the service has one colon`(
        _ refusal: RequestRefusal, _ sentence: String
    ) {
        #expect(Phrases.explanation(.refused(refusal)) == sentence)
    }

    @Test(
        arguments: [
            (.serverError(500), "The service failed with status 500."),
            (.status(302), "The service responded with status 302."),
            (.outage(.flickr, .message("Sorry")), "Flickr is not available at the moment: Sorry."),
            (.imageHost(status: 500), "The image server responded with status 500."),
        ] as [(ResponseFault, String)])
    func `a response that reports a failure is not called unreadable`(
        _ fault: ResponseFault, _ sentence: String
    ) {
        #expect(Phrases.explanation(.unreadable(fault)) == sentence + " Try again later.")
    }
}
