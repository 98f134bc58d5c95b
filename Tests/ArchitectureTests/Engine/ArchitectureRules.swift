enum ArchitectureRules {
    static let rules: [Rule] =
        LimitedImportRules.all + IsolationRules.all + LayerRules.all + SystemAccessRules.all
        + ResponsibilityRules.all
        + ProofRules.all + PropertyRules.all + SentenceRules.all + TestRules.all + InputRules.all
        + ProseRules.all + SecretRules.all + SizeRules.all + StateRules.all + TreeRules.all + WaitRules.all
        + [
            CompilerRules.rule, ConversionRules.rule, ErrorRules.rule, GlyphRules.rule, ImportRules.rule,
            InteractorRules.rule,
            LocaleRules.rule, PresenterRules.rule, ViewRules.rule,
        ]
}
