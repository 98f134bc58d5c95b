import Foundation
import GalleryCore
import PictureExchange
import TestKit
import Testing

@testable import Pictures

@Suite(.serialized, .whenIdle, .timeLimit(.minutes(10))) struct AllocationTests {
    private static let environment = ProcessInfo.processInfo.environment
    /// Tests every 131st of 700 allocations by default; each of them with `GALLERY_ALLOCATION_STEP=1`.
    private static let step = environment["GALLERY_ALLOCATION_STEP"].flatMap { Int($0) } ?? 131
    static let pictures =
        step > 100 ? [Fixture.baselineJPEG] : [Fixture.baselineJPEG, Fixture.rgbPNG, Fixture.lossyWebP]

    @Test(arguments: pictures)
    func `if an allocation fails, at most the current picture is lost`(_ picture: Fixture) async throws {
        let library = TemporaryFolder()
        let path = try HostileWorker.compiled("failing", into: library)
        let right = try await PictureWorker(processes: 1).decode(picture.bytes, .within, width: 8, height: 8)
        var outcomes: [String: Int] = [:]
        for number in stride(from: 1, through: 700, by: Self.step) {
            let script = try Script(
                """
                [ -e "$0.used" ] && exec "$REAL"
                : > "$0.used"
                LD_PRELOAD='\(path)' FAIL_AT=\(number) exec "$REAL"
                """)
            let worker = PictureWorker(program: script.path, processes: 1)
            var failures = 0
            for _ in 0..<3 {
                do throws(PictureError) {
                    let image = try await worker.decode(picture.bytes, .within, width: 8, height: 8)
                    #expect(image == right, "allocation \(number)")
                    outcomes["whole", default: 0] += 1
                } catch {
                    failures += 1
                    outcomes["\(error)", default: 0] += 1
                }
            }
            #expect(failures < 2, "allocation \(number)")
        }
        // A failed allocation must not end in a timeout. (Exception: 20 allocations of libseccomp 2.5.4, which then
        // loops forever; the default step skips these.)
        if Self.step > 100 { #expect(outcomes["tooCostly"] == nil) }
        if Self.environment["GALLERY_ALLOCATION_REPORT"] != nil { print("allocations: \(outcomes)") }
    }
}
