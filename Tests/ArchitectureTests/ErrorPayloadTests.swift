import Testing

/// Errors are data: sentences are made by Wording alone.
struct ErrorPayloadTests {
    @Test func `no error carries a sentence`() {
        #expect(SourceTree.violations(ErrorRules.violations) == [])
    }

    @Test func `the cases are found, and every target has files`() {
        #expect(ErrorRules.cases.isSuperset(of: ["offline", "refused", "failed", "notAPicture", "missing"]))
        for target in ErrorRules.targets {
            #expect(SourceTree.sources.contains { $0.path.hasPrefix("Sources/\(target)/") })
        }
    }

    @Test(arguments: [
        Planted("Sources/PhotoService/Planted.swift", #"throw .offline("no network at all")"#),
        Planted("Sources/PhotoService/Planted.swift", #"return .refused(.host("\(host) is gone", .lost))"#),
        Planted(
            "Sources/PhotoStore/Planted.swift",
            """
            throw StoreError.failed(
                path: path,
                cause: .reported("the disk is tired"))
            """),
        Planted("Sources/Taste/Planted.swift", #"throw .unreadable(path: "/x", cause: reason("a b"))"#),
        Planted("Sources/Pictures/Planted.swift", #"throw .notAPicture(.damaged("cut short"))"#),
        Planted("Sources/Terminal/Planted.swift", #"let error = CatalogError.impossible("not here, sorry")"#),
        Planted("Sources/GalleryCore/Ports/Planted.swift", #"notes.append(.message("a b", from: .demo))"#),
    ])
    func `a sentence planted in an error is found`(_ planted: Planted) {
        #expect(ErrorRules.violations(path: planted.path, text: planted.text).count == 1)
    }

    @Test(arguments: [
        Planted(
            "Sources/PhotoStore/Planted.swift", #"throw .failed(path: path, cause: .reported("\(error)"))"#),
        Planted("Sources/PhotoService/Planted.swift", #"throw .offline(.host("\(host)", .lost))"#),
        Planted("Sources/PhotoService/Planted.swift", #"logger.warning("worker ended")"#),
        Planted("Sources/Wording/Planted.swift", #"explanation(.refused("a sentence here"))"#),
    ])
    func `data in an error is not`(_ planted: Planted) {
        #expect(ErrorRules.violations(path: planted.path, text: planted.text) == [])
    }
}
