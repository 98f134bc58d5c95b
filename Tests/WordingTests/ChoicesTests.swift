import GalleryCore
import Testing
import Wording

@Suite struct ChoicesTests {
    @Test(arguments: [ServiceName.openverse, .unsplash, .flickr, .all, .demo])
    func `in completion, the services openverse, unsplash, flickr, demo and "all" have descriptions`(
        name: ServiceName
    ) {
        #expect(!Phrases.Choices.service(name).isEmpty)
    }

    @Test(arguments: FilterName.allCases)
    func `each known value of a filter has its own description, and an unknown value has no description`(
        name: FilterName
    ) {
        for language in [Language.english, .russian] {
            let meanings = language.asCurrent { name.values.map { Phrases.Choices.value($0, of: name) } }
            #expect(!meanings.contains(""))
            #expect(Set(meanings).count == name.values.count)
        }
        #expect(Phrases.Choices.value("mauve", of: name).isEmpty)
    }
}
