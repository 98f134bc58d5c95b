import GalleryCore

@testable import Configuration
@testable import PhotoService

extension [ServiceDescription] {
    static var program: Self { ServiceDefinition.all.map(\.description) }
}

extension SettingsFile {
    init(text: String, path: String) { self.init(text: text, path: path, names: .settings(of: .program)) }
}
