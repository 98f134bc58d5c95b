import GalleryCore
import Testing
import Wording

@Suite struct ChoicesTests {
    @Test(arguments: [ServiceName.openverse, .unsplash, .flickr, .all, .demo])
    func `every service has a description in completion`(name: ServiceName) {
        #expect(!Phrases.Choices.service(name).isEmpty)
    }

    @Test(arguments: FilterName.allCases)
    func `every known filter value has a distinct description in each language`(name: FilterName) {
        for language in [Language.english, .russian] {
            let meanings = language.asCurrent { name.values.map { Phrases.Choices.value($0, of: name) } }
            #expect(!meanings.contains(""))
            #expect(Set(meanings).count == name.values.count)
        }
        #expect(Phrases.Choices.value("mauve", of: name).isEmpty)
    }
}
