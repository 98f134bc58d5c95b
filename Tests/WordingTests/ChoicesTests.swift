import GalleryCore
import Testing
import Wording

@Suite struct ChoicesTests {
    @Test(arguments: [ServiceName.openverse, .unsplash, .flickr, .all, .demo])
    func `every service is described`(name: ServiceName) {
        #expect(!Phrases.Choices.service(name).isEmpty)
    }

    @Test(arguments: FilterName.allCases)
    func `TAB has a word for each value, in both languages and no other's`(name: FilterName) {
        for language in [Language.english, .russian] {
            let meanings = language.asCurrent { name.values.map { Phrases.Choices.value($0, of: name) } }
            #expect(!meanings.contains(""))
            #expect(Set(meanings).count == name.values.count)
        }
        #expect(Phrases.Choices.value("mauve", of: name).isEmpty)
    }
}
