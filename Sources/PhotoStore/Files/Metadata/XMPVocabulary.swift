import PictureMetadata

/// XMP properties and fields that have no coordinates, and under which prefixes they are written.
enum XMPVocabulary {
    static let rdf = XMPNamespace.rdf
    /// Namespace of each prefix.
    static let namespaces = Dictionary(uniqueKeysWithValues: lists.map { ($0.prefix, $0.namespace) })

    /// Prefix and name, such as `dc:title`; `nil` if the field is unknown or may have coordinates.
    static func field(_ name: String) -> String? { fields[name] }

    /// Whether a field is known to have coordinates, judging by its name in any vocabulary.
    static func isLocation(_ name: String) -> Bool {
        let local = name.split { $0 == "/" || $0 == "#" }.last?.lowercased() ?? ""
        return ["gps", "latitude", "longitude", "longtitude", "altitude"].contains { local.contains($0) }
    }

    private static let fields = Dictionary(
        lists.flatMap { list in
            list.names.split { $0 == " " || $0 == "\n" }.map { (list.namespace + $0, "\(list.prefix):\($0)") }
        }, uniquingKeysWith: { first, _ in first })

    private static let lists: [(prefix: String, namespace: String, names: String)] = [
        ("rdf", XMPNamespace.rdf, "Description Bag Seq Alt li value"),
        (
            "dc", XMPNamespace.dc.rawValue,
            """
            contributor creator date description format identifier language publisher relation rights source subject
            title type
            """
        ),
        (
            "xmp", XMPNamespace.xmp.rawValue,
            "BaseURL CreateDate CreatorTool Identifier Label MetadataDate ModifyDate Nickname Rating"
        ),
        ("xmpRights", XMPNamespace.xmpRights.rawValue, "Certificate Marked Owner UsageTerms WebStatement"),
        (
            "xmpMM", "http://ns.adobe.com/xap/1.0/mm/",
            "DocumentID InstanceID OriginalDocumentID RenditionClass"
        ),
        (
            "cc", XMPNamespace.cc.rawValue,
            """
            attributionName attributionURL legalcode license morePermissions permits prohibits requires useGuidelines
            """
        ),
        (
            "photoshop", XMPNamespace.photoshop.rawValue,
            """
            AuthorsPosition CaptionWriter Category City ColorMode Country Credit DateCreated Headline ICCProfile
            Instructions Source State SupplementalCategories TransmissionReference Urgency
            """
        ),
        (
            "Iptc4xmpCore", XMPNamespace.iptcCore.rawValue,
            """
            AltTextAccessibility CiAdrCity CiAdrCtry CiAdrExtadr CiAdrPcode CiAdrRegion CiEmailWork CiTelWork CiUrlWork
            CountryCode CreatorContactInfo ExtDescrAccessibility IntellectualGenre Location Scene SubjectCode
            """
        ),
        (
            "Iptc4xmpExt", "http://iptc.org/std/Iptc4xmpExt/2008-02-29/",
            """
            AOCopyrightNotice AOCreator AODateCreated AOSource AOSourceInvNo AOTitle ArtworkOrObject City CountryCode
            CountryName DigitalSourceType Event LocationCreated LocationName LocationShown MaxAvailHeight MaxAvailWidth
            OrganisationInImageCode OrganisationInImageName PersonInImage ProvinceState Sublocation WorldRegion
            """
        ),
        (
            "plus", "http://ns.useplus.org/ldf/xmp/1.0/",
            """
            CopyrightOwner CopyrightOwnerID CopyrightOwnerName CopyrightStatus CreditLineRequired DataMining
            ImageCreator ImageCreatorID ImageCreatorName ImageSupplier ImageSupplierID ImageSupplierImageID
            ImageSupplierName Licensor LicensorEmail LicensorID LicensorName LicensorTelephone1 LicensorTelephone2
            LicensorURL ModelReleaseID ModelReleaseStatus OtherConstraints PropertyReleaseID PropertyReleaseStatus
            TermsAndConditionsText TermsAndConditionsURL Version
            """
        ),
        (
            "tiff", XMPNamespace.tiff.rawValue,
            """
            Artist BitsPerSample Compression Copyright DateTime ImageDescription ImageLength ImageWidth Make Model
            Orientation PhotometricInterpretation PlanarConfiguration ResolutionUnit SamplesPerPixel Software
            XResolution YCbCrPositioning YResolution
            """
        ),
        (
            "exif", XMPNamespace.exif.rawValue,
            """
            ApertureValue BrightnessValue ColorSpace ComponentsConfiguration CompressedBitsPerPixel Contrast
            CustomRendered DateTimeDigitized DateTimeOriginal DigitalZoomRatio ExifVersion ExposureBiasValue
            ExposureIndex ExposureMode ExposureProgram ExposureTime FNumber FileSource Fired Flash FlashEnergy
            FlashpixVersion FocalLength FocalLengthIn35mmFilm FocalPlaneResolutionUnit FocalPlaneXResolution
            FocalPlaneYResolution Function GainControl ISOSpeedRatings ImageUniqueID LightSource MaxApertureValue
            MeteringMode Mode PixelXDimension PixelYDimension RedEyeMode Return Saturation SceneCaptureType SceneType
            SensingMethod Sharpness ShutterSpeedValue SubjectDistance SubjectDistanceRange WhiteBalance
            """
        ),
        (
            "exifEX", XMPNamespace.exifEX.rawValue,
            """
            BodySerialNumber CameraOwnerName Gamma ISOSpeed LensMake LensModel LensSerialNumber LensSpecification
            PhotographicSensitivity RecommendedExposureIndex SensitivityType StandardOutputSensitivity
            """
        ),
        (
            "aux", XMPNamespace.aux.rawValue,
            "Firmware FlashCompensation ImageNumber Lens LensID LensInfo OwnerName SerialNumber"
        ),
        ("lr", "http://ns.adobe.com/lightroom/1.0/", "hierarchicalSubject weightedFlatSubject"),
        (
            "GPano", "http://ns.google.com/photos/1.0/panorama/",
            """
            CaptureSoftware CroppedAreaImageHeightPixels CroppedAreaImageWidthPixels CroppedAreaLeftPixels
            CroppedAreaTopPixels FullPanoHeightPixels FullPanoWidthPixels ProjectionType SourcePhotosCount
            StitchingSoftware UsePanoramaViewer
            """
        ),
    ]
}
