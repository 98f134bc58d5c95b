import GalleryCore
import Screens
import Testing

@Suite struct KeyLineTests {
    private let keys = [
        KeyName("unsplash_access_key", of: .unsplash), KeyName("flickr_api_key", of: .flickr),
        KeyName("openverse_client_id", of: .openverse),
    ]

    @Test(
        arguments: [
            "keys set unsplash K", "key set unsplash K", "\"key\" set unsplash K", "'key' 'set' unsplash K",
            "\\key set unsplash K", "KEY SET UNSPLASH K", "key unsplash K", "key set K unsplash", "key set K",
            "key K", "key set unsplash=K", "key=K", "key:unsplash:K", "keyset unsplash K",
            "key-set unsplash K",
            "set key unsplash K", "set unsplash K", "set --save unsplash K",
            "home; set --save unsplash_access_key K",
            "unsplash key K", "api key K", "access key unsplash K", "gallery key set unsplash K",
            "$ gallery key set unsplash K", "kye set unsplash K", "ky unsplash K",
            "status; keys set flickr K",
            "export UNSPLASH_ACCESS_KEY=K", "UNSPLASH_ACCESS_KEY=K", "flickr-api-key K",
        ] as [String])
    func `a line with an access key is not recorded, even if the command is misspelled`(line: String) {
        #expect(!KeysCommands.isRecordable(line, of: keys))
    }

    @Test(arguments: [
        "key", "key set unsplash", "KEY SET Flickr", "key set", "search key set design", "search key",
        "/keys",
        "search set key unsplash K", "set", "set service unsplash", "set openverse_url https://h",
        "service flickr",
        "board new key set", "board add 'set key' 3", "search fog; key", "/key set design", "set columns 3",
        "help key", "hey you",
        "unsplash", "fav 1-3",
    ])
    func `a line without an access key is recorded`(line: String) {
        #expect(KeysCommands.isRecordable(line, of: keys))
    }
}
