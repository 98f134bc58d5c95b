import GalleryCore

extension AllServices {
    typealias Answer<Value> = (ServiceName, Result<Value, CatalogError>)

    private enum Arrival<Value: Sendable>: Sendable {
        case answer(Int, Result<Value, CatalogError>)
        case lastCall
    }

    /// Photos of the members' lists, interleaved and without duplicates. If members fail or have no more photos, others
    /// contribute a second page.
    func shared(
        _ query: PhotoQuery, _ page: PageRequest, _ members: [any Service], saysImpossible: Bool = false
    ) async throws(CatalogError) -> Page<Photo> {
        let list = FetchedLists.Name.photos(query, pageSize: page.size)
        let share = share(of: page, among: members)
        let unfinished = lists.unfinished(members, of: list, on: page.number)
        let asked = unfinished.filter { !page.isOptional || $0.optionalRequests > 0 }
        guard !asked.isEmpty else { return Page(items: [], hasMore: !unfinished.isEmpty) }
        let answers = await ask(asked) { [lists] member throws(CatalogError) in
            try await member.page(of: query, lists.request(share, to: member.service, of: list))
        }
        var found = try successes(of: answers)
        let missing = page.isOptional ? 0 : page.size - found.map(\.1.items.count).reduce(0, +)
        let rest = asked.filter { member in found.contains { $0.0 == member.service && $0.1.hasMore } }
        let second = await ask(Array(rest.prefix(max(0, missing) / share.size))) {
            [lists] member throws(CatalogError) in
            try await member.page(
                of: query, lists.request(share, to: member.service, of: list, second: true))
        }
        for case (_, .failure(.cancelled)) in second { throw .cancelled }
        for case (let service, .success(let answer)) in second {
            lists.double(service, of: list, on: page.number)
            for index in found.indices where found[index].0 == service {
                found[index].1.items += answer.items
                found[index].1.hasMore = answer.hasMore
            }
        }
        for (service, answer) in found where !answer.hasMore { lists.finish(service, of: list) }
        for case (let service, .failure(let error)) in answers where error.isFinal {
            lists.finish(service, of: list)
        }
        let photos = lists.fresh(found.map(\.1.items), of: list, on: page.number).interleaved
        let totals = found.compactMap(\.1.total)
        return Page(
            items: photos,
            total: totals.count == members.count ? totals.reduce(0, +) : nil,
            hasMore: found.contains { $0.1.hasMore },
            notes: notes(on: answers, saysImpossible: saysImpossible) + found.flatMap(\.1.notes))
    }

    func share(of page: PageRequest, among members: [any Service]) -> PageRequest {
        PageRequest(number: page.number, size: max(1, page.size / max(1, members.count)))
    }

    /// Asks members concurrently; keeps their order. Members without a reply fail `timeout` after the first success.
    func ask<Value: Sendable>(
        _ members: [any Service],
        _ question: @escaping @Sendable (any Service) async throws(CatalogError) -> Value
    ) async -> [Answer<Value>] {
        await withTaskGroup(of: Arrival<Value>.self) { [timeout] group in
            for (index, member) in members.enumerated() {
                group.addTask {
                    do throws(CatalogError) {
                        return .answer(index, .success(try await question(member)))
                    } catch {
                        return .answer(index, .failure(error))
                    }
                }
            }
            var results: [Int: Result<Value, CatalogError>] = [:]
            var isOver = false
            for await arrival in group {
                guard case .answer(let index, let result) = arrival else {
                    // After the last reply, the timer ends by cancellation, so its end does not mean a timeout.
                    isOver = results.count < members.count
                    group.cancelAll()
                    continue
                }
                results[index] = result
                let isFirst = results.values.count { (try? $0.get()) != nil } == 1
                if results.count == members.count {
                    group.cancelAll()
                } else if isFirst, (try? result.get()) != nil {
                    group.addTask {
                        try? await Task.sleep(for: timeout)
                        return .lastCall
                    }
                }
            }
            let isLate = isOver && !Task.isCancelled
            return members.enumerated().map { index, member in
                let result = results[index] ?? .failure(.cancelled)
                if isLate, case .failure(.cancelled) = result { return (member.service, .failure(.timedOut)) }
                return (member.service, result)
            }
        }
    }

    /// Successful replies; throws if all members failed, or on cancellation.
    func successes<Value>(of answers: [Answer<Value>]) throws(CatalogError) -> [(ServiceName, Value)] {
        var found: [(ServiceName, Value)] = []
        var failures: [ServiceFailure] = []
        for (service, result) in answers {
            switch result {
            case .success(let value): found.append((service, value))
            case .failure(.cancelled): throw .cancelled
            case .failure(let error): failures.append(ServiceFailure(service: service, error: error))
            }
        }
        guard found.isEmpty, let first = failures.first else { return found }
        // `.impossible` and `.notFound` explain less than other errors, except `.blockedNetwork`.
        let causes = failures.filter { !$0.error.isFinal || $0.error == .impossible(.blockedNetwork) }
        let cause = causes.first ?? first
        let isShared = causes.allSatisfy {
            $0.error == cause.error || $0.error.isOffline && cause.error.isOffline
        }
        throw isShared ? cause.error : .several(causes)
    }

    /// Notes on services that failed, except with `.notFound`; on unsupported requests only if `saysImpossible`.
    func notes<Value>(on answers: [Answer<Value>], saysImpossible: Bool = false) -> [PageNote] {
        answers.compactMap { service, result in
            switch result {
            case .failure(.impossible(let request)): saysImpossible ? .unsupported(request) : nil
            case .success, .failure(.notFound): nil
            case .failure(let error): .missing(service, because: error)
            }
        }
    }
}

extension CatalogError {
    fileprivate var isOffline: Bool {
        if case .offline = self { true } else { false }
    }

    /// Whether a retry is useless, as the service lacks the item or does not support the request.
    fileprivate var isFinal: Bool {
        switch self {
        case .impossible, .notFound: true
        default: false
        }
    }
}
