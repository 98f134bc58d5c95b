import GalleryCore
import PhotoService
import Pictures

extension ServiceSwitch {
    /// Looks up the service that fetches a photo's pictures; `own` fetches those of local files.
    func fetchers(own: some PictureFetching) -> FetcherLookup {
        { [self] name throws(CatalogError) in
            if name == .own { return own }
            guard let service = try? service(name) else { throw .misconfigured(.notSetUp(name)) }
            return service
        }
    }
}
