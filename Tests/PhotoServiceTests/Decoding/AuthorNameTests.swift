import Testing

@testable import PhotoService

@Suite struct AuthorNameTests {
    @Test(arguments: [
        ("Unknown author", ""), ("Unknown authorUnknown author", ""), ("unknown", ""), ("Author unknown", ""),
        ("Unknown Pleasures Studio", "Unknown Pleasures Studio"),
        ("@yakobusan", "@yakobusan"), ("@Doug88888 from UK", "@Doug88888 from UK"),
        ("Jane @ Studio X", "Jane @ Studio X"),
        ("Jane Doe (jane@example.org)", "Jane Doe"), ("Jane Doe, <jane@example.org>", "Jane Doe"),
        ("@jane@social.example", "@jane@social.example"), ("jane.doe@example.org", "jane.doe"),
        ("No machine-readable author provided. MPF assumed (based on copyright claims).", "MPF"),
        ("This photo was taken by Ann Lee. Feel free to use it.", "Ann Lee"),
        ("This picture was taken by J. R. Smith. Please credit me.", "J. R. Smith"),
        ("This image was created by Dr. Ann Lee.", "Dr. Ann Lee"),
        ("The original uploader was Not home at English Wikipedia.", "Not home at English Wikipedia"),
        (
            "Original uploader was Bo at en.wikipedia. Later versions were uploaded by X.",
            "Bo at en.wikipedia"
        ),
        ("DXR (talk)", "DXR"), ("\"DXR (talk)\"", "DXR"), ("User:DXR", "DXR"), ("[[User:DXR|Dex]]", "DXR"),
        ("DXR (talk · contribs)", "DXR"), ("Bo (talk) 12:34, 5 May 2010 (UTC)", "Bo"),
        ("Bo (band)", "Bo (band)"),
        ("\"Weird Al\" Jones", "\"Weird Al\" Jones"),
        ("Orig.jpg: ALICE, derivative work: BOB (talk)", "ALICE; derivative work: BOB"),
        ("A view.JPG: ALICE; derivative work: User:BOB", "ALICE; derivative work: BOB"),
        ("By the Sea Studio", "By the Sea Studio"), ("Byron", "Byron"),
        ("By Design Studio", "By Design Studio"),
        ("Photo by Ann", "Ann"), ("by Ann", "Ann"),
        ("By Pete Souza / White House", "Pete Souza / White House"),
        ("Photograph by Ann Lee", "Ann Lee"), ("Photo: Ann Lee", "Ann Lee"), ("Photo taken by Ann", "Ann"),
        ("I, Luc Viatour", "I, Luc Viatour"), ("A; B", "A; B"), ("Name: Ann Alt: An", "Name: Ann Alt: An"),
        ("  Ann\n Lee ", "Ann Lee"), ("", ""), ("(", "("), ("()", ""), ("by", "by"), ("@", "@"),
        ("a@b", "a@b"), ("derivative work: BOB", "derivative work: BOB"),
    ])
    func `a name is read from what people write as an author`(text: String, expected: String) {
        #expect(AuthorName.name(in: text) == expected)
    }
}
