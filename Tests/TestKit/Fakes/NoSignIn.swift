package import GalleryCore

/// Offers no sign-in.
package struct NoSignIn: SigningIn {
    private let usesBuiltInAddresses: Bool

    package init(usesBuiltInAddresses: Bool = true) { self.usesBuiltInAddresses = usesBuiltInAddresses }

    package var services: [ServiceName] { [] }
    package var redirectAddress: String { "" }
    package func usesBuiltInAddress(of service: ServiceName) -> Bool { usesBuiltInAddresses }
    package func begin(
        at service: ServiceName, by way: SignInWay
    ) throws(SignInError) -> any SignInAttempt {
        throw .notOffered(service)
    }
}
