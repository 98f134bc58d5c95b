import GalleryCore
import Testing

@Suite struct SplitMix64Tests {
    @Test func `the SplitMix64 mixing is reversible and matches the published generator`() {
        for number in [0, 1, 12345, UInt64.max, 0x0123_4567_89AB_CDEF] {
            #expect(SplitMix64.unmix(SplitMix64.mix(number)) == number)
        }
        // First numbers of the published generator for seed 0.
        var random = SplitMix64(seed: 0)
        #expect(random.next() == 0xE220_A839_7B1D_CDAF)
        #expect(random.next() == 0x6E78_9E6A_A1B9_65F4)
    }
}
