public import ChildProcesses
import Dispatch
public import GalleryCore
import Glibc

/// Converts each picture file in its own process, and checks the output.
public struct PictureConverter: PictureConverting {
    /// Maximum time for a conversion, sufficient for the largest picture on a slow machine.
    private static let timeout = Duration.seconds(180)
    private static let queue = DispatchQueue(label: "pictures.convert", attributes: .concurrent)

    /// Time after which a process that uses no processor time is considered hung.
    private static let stallTimeout = Duration.seconds(8)

    private let program: String
    private let checker: PictureChecker

    public init(
        program: String = ChildProcess.path(of: "gallery-pictures"), checker: PictureChecker
    ) {
        self.program = program
        self.checker = checker
    }

    /// `nil` if nothing needs conversion. JPEG and WebP get quality 92. Transparency is flattened onto white in JPEG.
    public func convert(
        fileAt source: String, to path: String, as wanted: PictureFormat?, width: Int?
    ) async throws(StoreError) -> ConversionLosses? {
        let present = PictureFormat(ofFileAt: source)
        let format = wanted ?? present ?? .jpg
        if present == format, width == nil { return nil }
        let process: ChildProcess
        do {
            process = try ChildProcess(
                path: program, arguments: ["convert", format.rawValue] + (width.map { [String($0)] } ?? []))
        } catch {
            throw .failed(path: program, cause: .system(error.code))
        }
        let result: Result<ConversionLosses, StoreError> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                Self.queue.async {
                    continuation.resume(returning: Self.hand(source, to: process, writing: path))
                }
            }
        } onCancel: {
            process.stop()
        }
        do throws(StoreError) {
            let losses = try result.get()
            try await check(path, format)
            return losses
        } catch {
            _ = unlink(path)
            throw error
        }
    }

    /// Checks the file like a download, since the converter has processed untrusted bytes.
    private func check(_ path: String, _ format: PictureFormat) async throws(StoreError) {
        guard PictureFormat(ofFileAt: path) == format else { throw .notConverted(.unsupported) }
        do throws(StoreError) {
            _ = try await checker.check(fileAt: path)
        } catch .notAPicture(.notDecoded(.tooCostly)) {
            throw .notConverted(.tooCostly)
        } catch {
            throw .notConverted(.unsupported)
        }
    }

    /// Passes the files to the process. If it received them, it has ended on return and can no longer write to `path`.
    private static func hand(
        _ source: String, to process: ChildProcess, writing path: String
    ) -> Result<ConversionLosses, StoreError> {
        guard let file = WorkerFile(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW) else {
            return .failure(.system(path: path))
        }
        guard let picture = WorkerFile(source) else { return .failure(.notConverted(.unsupported)) }
        let output = PipeEnd(process.output), deadline = ContinuousClock.now + timeout
        defer { process.finish() }
        do throws(PipeEnd.Failure) {
            try PipeEnd(process.input).write(
                [0], handing: [picture.descriptor, file.descriptor], until: deadline)
            switch try answer(of: process, output, until: deadline) {
            case 0:
                let losses = try output.read(count: 1, until: deadline)[0]
                return .success(ConversionLosses(rawValue: losses).intersection([.transparency, .depth]))
            case 2: return .failure(.notConverted(.tooManyPixels))
            case 3:
                let code = try output.read(count: 1, until: deadline)[0]
                return .failure(.system(path: path, code: Int32(code)))
            default: return .failure(.notConverted(.unsupported))
            }
        } catch {
            return .failure(.notConverted(error == .late ? .tooCostly : .unsupported))
        }
    }

    private static func answer(
        of process: ChildProcess, _ output: PipeEnd, until deadline: ContinuousClock.Instant
    ) throws(PipeEnd.Failure) -> UInt8 {
        var used = process.processorTime
        while true {
            do throws(PipeEnd.Failure) {
                return try output.read(count: 1, until: min(deadline, .now + stallTimeout))[0]
            } catch {
                let now = process.processorTime
                guard error == .late, now != used, ContinuousClock.now < deadline else { throw error }
                used = now
            }
        }
    }
}

extension PictureFormat {
    fileprivate init?(ofFileAt path: String) {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { _ = close(file) }
        self.init(magic: FileBytes.read(file, most: 12))
    }
}
