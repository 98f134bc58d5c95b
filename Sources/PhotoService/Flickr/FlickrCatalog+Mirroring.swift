import GalleryCore

extension FlickrCatalog {
    /// Returns `nil`, since the service does not report its request limit.
    func set(_ isFavorite: Bool, _ key: String) async throws(MirrorError) -> RateBudget? {
        let reading: Result<Nothing, FlickrFailure>
        var status = 200
        do throws(CatalogError) {
            let response = try await api.send(
                isFavorite ? "favorites.add" : "favorites.remove", [("photo_id", key)])
            status = response.status
            if status == 401, let error = Self.refusal(in: response.body) { throw error }
            reading = try await FlickrReplyReader.read(Nothing.self, from: response)
        } catch .unauthorized {
            throw .revoked
        } catch .refused(.service) {
            throw .forbidden
        } catch {
            throw Self.refusal(by: status) ?? .unreachable(error)
        }
        guard case .failure(let failure) = reading else {
            if let refusal = Self.refusal(by: status) { throw refusal }
            guard 200..<300 ~= status else { throw .unreachable(.unreadable(.status(status))) }
            return nil
        }
        switch (failure.code, isFavorite) {
        // The photo already has that state.
        case (3, true), (1, false): return nil
        case (96, _), (97, _), (98, _), (100, _): throw .revoked
        case (99, _): throw .forbidden
        // The photo was removed, is the user's own, or is not visible to the user.
        case (1, _), (2, _), (4, _): throw .rejected
        default:
            throw failure.isTransient || failure.code == nil || failure.code == 106
                ? .unreachable(.unreadable(.unexpected)) : .rejected
        }
    }

    /// Error for a status that is a refusal regardless of the body; `nil` for other statuses.
    private static func refusal(by status: Int) -> MirrorError? {
        400..<500 ~= status && ![401, 408, 425, 429].contains(status) ? .forbidden : nil
    }

    /// Error that OAuth reports in a form body. The rest of the body is ignored, since it repeats the signed values.
    private static func refusal(in body: [UInt8]) -> CatalogError? {
        switch CallbackQuery(String(decoding: body.prefix(4096), as: UTF8.self))["oauth_problem"] {
        case "permission_denied": .refused(.service(.flickr, .status(401)))
        // These errors concern only the request or this computer's clock, so the account stays signed in.
        case "nonce_used", "timestamp_refused", nil: nil
        default: .unauthorized
        }
    }
}

private struct Nothing: Decodable, Sendable {}
