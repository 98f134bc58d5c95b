enum House {
    static let rules: [Rule] =
        ImportRules.all + IsolationRules.all + LayerRules.all + OutsideRules.all + PlaceRules.all
        + ProofRules.all
        + ProseRules.all + SecretRules.all + SizeRules.all + StateRules.all + TreeRules.all + WaitRules.all
        + [
            ConversionRules.rule, ErrorRules.rule, InteractorRules.rule, LookRules.rule,
            PresenterRules.rule,
            SentenceRules.rule,
            ViewRules.rule,
        ]
}
