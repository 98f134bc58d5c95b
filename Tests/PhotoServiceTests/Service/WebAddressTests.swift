import Testing

@testable import PhotoService

@Suite struct WebAddressTests {
    @Test(arguments: [
        ("https://h/p", "https://h/p?a=1&b=x%20y"), ("https://h/p?q=2", "https://h/p?q=2&a=1&b=x%20y"),
        ("https://h/p?", "https://h/p?a=1&b=x%20y"), ("https://h/p?q=2&", "https://h/p?q=2&a=1&b=x%20y"),
        ("https://h/p#f", "https://h/p?a=1&b=x%20y#f"),
        ("https://h/p?q#f?g", "https://h/p?q&a=1&b=x%20y#f?g"),
    ])
    func `query parameters are appended before a fragment`(address: String, expected: String) {
        #expect(WebAddress.adding([("a", "1"), ("b", "x y")], to: address) == expected)
    }

    @Test(arguments: [
        ("https://h/p?w=1&ixid=a&q=2", "https://h/p?ixid=a"), ("https://h/p?w=1", "https://h/p"),
        ("https://h/p", "https://h/p"), ("https://h/p?wide=1&w#f", "https://h/p?wide=1#f"),
    ])
    func `a query parameter is removed only by its full name`(address: String, expected: String) {
        #expect(WebAddress.removing(["w", "q"], from: address) == expected)
    }

    @Test(arguments: [
        ("https://h/p?w=400&q=75&ixid=M3&fit=crop", "https://h/p?ixid=M3&w=640&q=80&fm=jpg&fit=max"),
        ("https://h/p", "https://h/p?w=640&q=80&fm=jpg&fit=max"),
        ("https://h/p?ixid=M3w%7C&ixlib=rb", "https://h/p?ixid=M3w%7C&ixlib=rb&w=640&q=80&fm=jpg&fit=max"),
    ])
    func `a scaled picture's address keeps ixid, by which views are counted, and replaces size parameters`(
        address: String, expected: String
    ) {
        #expect(ScaledPicture.address(address, width: 640) == expected)
    }

    @Test(arguments: [(0, "w=1&"), (-5, "w=1&"), (99_999, "w=8192&")])
    func `the width of a scaled picture is clamped to 1 to 8192`(width: Int, part: String) {
        #expect(ScaledPicture.address("https://h/p", width: width).contains(part))
    }

    @Test(arguments: [
        ("https://unsplash.com/@a", "https://unsplash.com/@a?utm_source=gallery&utm_medium=referral"),
        ("https://unsplash.com/@a?x=1", "https://unsplash.com/@a?x=1&utm_source=gallery&utm_medium=referral"),
        ("https://u.com/?utm_source=other", "https://u.com/?utm_source=gallery&utm_medium=referral"),
        ("http://unsplash.com/@a", nil), ("javascript:1", nil), (nil, nil),
    ])
    func `https links get referral parameters once, and other addresses are dropped`(
        address: String?, expected: String?
    ) {
        #expect(ReferralLink.make(address) == expected)
    }
}
