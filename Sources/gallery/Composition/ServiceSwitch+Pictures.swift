import GalleryCore
import PhotoService
import Pictures

extension ServiceSwitch {
    /// Who fetches pictures: the service a photo is of; `own` for a person's own.
    func fetchers(own: some PictureFetching) -> FetcherLookup {
        { [self] name throws(CatalogError) in
            if name == .own { return own }
            guard let service = try? service(name) else { throw .misconfigured(.notSetUp(name)) }
            return service
        }
    }
}
