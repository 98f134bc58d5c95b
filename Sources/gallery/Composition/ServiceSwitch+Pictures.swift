import GalleryCore
import PhotoService
import Pictures

extension ServiceSwitch {
    /// Finds the picture fetcher of a service; `own` fetches pictures of local files.
    func fetchers(own: some PictureFetching) -> FetcherLookup {
        { [self] name throws(CatalogError) in
            if name == .own { return own }
            guard let service = try? service(name) else { throw .misconfigured(.notSetUp(name)) }
            return service
        }
    }
}
