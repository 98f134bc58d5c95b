import GalleryCore

extension UnsplashCatalog {
    func set(_ isFavorite: Bool, _ key: String) async throws(MirrorError) -> RateBudget? {
        let response: HTTPResponse
        do { response = try await api.send(["photos", key, "like"], isDeletion: !isFavorite) } catch {
            throw error == .notFound ? .rejected : .unreachable(error)
        }
        do throws(CatalogError) {
            let answer = try await UnsplashReplyReader.read(
                LikePayload.self, from: response, hiding: nil)
            guard answer.key == key else { throw .unreadable(.unexpected) }
        } catch .rateLimited(let moment) {
            throw .unreachable(.rateLimited(until: moment))
        } catch {
            switch response.status {
            case 401: throw .revoked
            case 403: throw .forbidden
            // Removing the like of a deleted photo succeeds: the photo has no likes.
            case 404, 410: if isFavorite { throw .rejected }
            case 408, 425: throw .unreachable(error)
            case 400..<500: throw .rejected
            default: throw .unreachable(error)
            }
        }
        return api.budget
    }
}

private struct LikePayload: Decodable, Sendable {
    let key: String

    init(from decoder: any Decoder) throws {
        key = try decoder.fields(in: "photo").identifier("id")
    }
}
