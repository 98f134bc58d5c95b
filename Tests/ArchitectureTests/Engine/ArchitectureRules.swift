enum ArchitectureRules {
    static let rules: [Rule] =
        LimitedImportRules.all + IsolationRules.all + LayerRules.all + SystemAccessRules.all
        + InteractorRules.all + ResponsibilityRules.all
        + ProofRules.all
        + ProseRules.all + SecretRules.all + SizeRules.all + StateRules.all + TreeRules.all + WaitRules.all
        + [
            CompilerRules.rule, ConversionRules.rule, ErrorRules.rule, GlyphRules.rule, ImportRules.rule,
            PresenterRules.rule, SentenceRules.rule, ViewRules.rule,
        ]
}
