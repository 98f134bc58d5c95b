import Configuration
import GalleryCore
import Screens
import Testing

@Suite struct RecordableLineTests {
    private let keys = AccessKeys([
        KeyName("unsplash_access_key", of: .unsplash), KeyName("flickr_api_key", of: .flickr),
        KeyName("openverse_client_id", of: .openverse),
    ])

    private func isRecordable(_ line: String) -> Bool {
        RecordableLine.isRecordable(
            line, knowing: keys, optionTakesValue: { ["--service": true, "--json": false][$0] })
    }

    private static let pins = [
        "lock set 4711", "lock 4711", "unlock 4711", "LOCK SET 4711", "lock change 4711", "lock off 4711",
        "lock set 47i1", "lokc 4711", "lokc set 4711", "unlck 4711", "unlokc 4711", "lok set 4711",
        "lock4711",
        "set pin 4711", "pin 4711", "\"lock\" set 4711", "'lock set 4711'", "lock 'set' \"4711\"",
        "lock set=4711",
    ]
    private static let tokens = [
        "unsplash_token = x", "unsplash_token=x", "unsplash-token x", "UNSPLASH_TOKEN=x",
        "set unsplash_token x",
        "set --save unsplash_token x", "set unsplash-token-secret x", "st unsplash_token x",
        "ste flickr_token x",
        "export GALLERY_UNSPLASH_TOKEN=x", "unsplash_toekn x", "set unsplash token x", "unsplash token = x",
        "token unsplash x", "set access_token x", "login --token x", "login --token=x",
        "login unsplash --token x",
        "signin --token x", "login unsplash x", "signin unsplash x", "lgoin unsplash x", "logn --token x",
        "login flickr --paste 0a1b2c3d", "login x", "logni 0a1b2c3d4e",
        "kye set unsplash x", "kye st unsplash x", "key set unsplash x", "keys set flickr x",
    ]
    private static let codes = [
        "http://127.0.0.1:28417/?state=s&code=x", "http://127.0.0.1:28417/?code=x", "?code=x", "code=x",
        "open http://127.0.0.1:28417/?code=x", "open \"http://127.0.0.1:28417/?code=x&state=s\"",
        "opne http://127.0.0.1:28417/?state=s&code=x", "login unsplash http://127.0.0.1:28417/?code=x",
        "http://127.0.0.1:28417/?oauth_token=t&oauth_verifier=v", "HTTP://127.0.0.1:28417/?CODE=x",
        "https://example.com/r?to=http%3A%2F%2F127.0.0.1%2F%3Fcode%3Dx", "http://h/cb#access_token=x",
        "open 1;http://127.0.0.1:28417/?code=x", "search fog; http://127.0.0.1:28417/?a=b&code=x",
    ]

    @Test(arguments: pins + tokens + codes)
    func `a line with a PIN, a token, an access key or a sign-in code is not recordable`(line: String) {
        let forms = [
            line, "gallery \(line)", "$ gallery --service demo \(line)", "gallery --json \(line)",
            "galery \(line)", "fav 1; \(line)", "\(line); fav 1", "gallery -c 'fav 1; \(line)'",
        ]
        for form in forms {
            #expect(!isRecordable(form), "\(form)")
        }
    }

    @Test(arguments: [
        "search lock 1234", "open 4711", "search token", "4711", "lock", "lock set", "lock change",
        "lock off",
        "unlock", "lokc", "lock --json", "search set pin 4711", "search secret garden",
        "search unsplash token",
        "board new lock 1234", "tag 1 lock 4711", "note 1 pin 4711", "alt 1 room-key 12",
        "favorites lock 4711",
        "set lock_after 10",
        "set --save lock_after 1440", "set unsplash_url http://127.0.0.1:28417", "set login_port 28417",
        "set columns 3", "set", "key", "key set unsplash", "login", "login unsplash", "login flickr --paste",
        "signin flickr", "logout flickr", "logout flickr yes", "open unsplash:abc123def45",
        "open https://unsplash.com/photos/fog-abc123", "open openverse:4d5a1b2c-0000-4000-8000-1234567890ab",
        "search code", "search postcode 1234", "search \"what?\" color:red", "look 3", "like 1234", "list",
        "let it be",
        "help lock", "help token", "block", "fav 1-3; open 4711", "search fog; lock", "service unsplash",
        "gallery search lock 1234", "gallery open 4711", "save 1 to /tmp/unsplash_token", "private",
        "search key west", "seen token 2024", "history lock 1234", "random 2024", "search 2024; back",
    ])
    func `a line without a secret is recordable`(line: String) {
        #expect(isRecordable(line))
    }

    @Test(arguments: ["", "  ", " search fog", "\t"]) func `a blank or indented line is not recordable`(
        line: String
    ) {
        #expect(!isRecordable(line))
    }
}
