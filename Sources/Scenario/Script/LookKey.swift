/// A key of an appearance setting.
nonisolated enum LookKey: String, CaseIterable {
  case appearance, rtl, contrast
  case textSize = "text-size"
  case boldText = "bold-text"
  case reduceMotion = "reduce-motion"
  case preferCrossFade = "prefer-cross-fade"
  case reduceTransparency = "reduce-transparency"
}
