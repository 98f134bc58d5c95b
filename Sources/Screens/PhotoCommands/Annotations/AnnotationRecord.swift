import GalleryCore
import TextLayout

/// Field that a command without a new text shows. In a pipe, the row of the annotation has only this field.
enum AnnotationField: String, Sendable {
    case note, tags, alt
}

extension Record {
    static let annotation: RecordType<(photo: Photo, annotation: Annotation)> = RecordType(
        "annotation", "Note, tags and alternative text of a photo, from note, tag, untag and alt.",
        [
            RecordField("id", idMeaning) { $0.photo.id.description },
            RecordField(AnnotationField.note.rawValue, "Note of yours.") {
                $0.annotation.note.isEmpty ? nil : $0.annotation.note
            },
            RecordField(AnnotationField.tags.rawValue, "Tags of yours.") { $0.annotation.tags },
            RecordField(AnnotationField.alt.rawValue, "Text in place of the picture; yours, if you set one.")
            {
                $0.photo.ownAlt ?? $0.photo.altText
            },
        ])
}
