import GalleryCore
import Testing
import Wording

@Suite struct ChoicesTests {
    @Test(arguments: ServiceName.selectable) func `every service is described`(name: ServiceName) {
        #expect(!Phrases.Choices.service(name).isEmpty)
    }
}
