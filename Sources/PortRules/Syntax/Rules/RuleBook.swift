/// All rules, with what they have to know of the whole module.
struct RuleBook {
  let rules: [any Rule]

  init(_ index: ModuleIndex, start: AppStart?) {
    let requirements = OptionalRequirements(index)
    let unneeded = UnneededMembersRule(index)
    rules = [
      ImportRule(), unneeded, FrameworkUseRule(index, unneeded: unneeded), FoundationRule(),
      AttributeRule(), ConditionRule(),
      StartRule(start: start), SelectorRule(), KeyPathRule(), PreviewRule(), ProtocolRule(),
      OptionalRequirementRule(requirements: requirements),
      OptionalCallRule(requirements: requirements), WindowRule(), ImplicitlyUnwrappedRule(),
      TimerRule(), LaunchArgumentsRule(),
      EmptyCallRule(), WrappedValueRule(),
      ObservationRule(), FormerLabelRule(), InheritedDelegateRule(), ImpliedMethodRule(),
      AttributeLiteralRule(), RuntimeRule(), CoreFoundationRule(),
      AutomationImportRule(), IsolatedTestRule(), TestOverrideRule(),
    ]
  }
}
