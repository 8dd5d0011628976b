import ArgumentParser
import Foundation
import PortRules
import Porting
import XcodeProject

/// A ported target with its sources rewritten.
struct RewrittenTarget {
  /// The files that the build expects, with their texts.
  let files: [(name: String, text: String)]
  /// The findings to change by hand.
  let findings: [ReportedFinding]
  private let notes: [String]

  /// Reads a target's sources and rewrites them.
  ///
  /// - Parameter file: The path of its `.port.json`.
  init(settings file: String) throws(ExitCode) {
    let target: PortedTarget
    let sources: [SourceFile]
    do throws(ProjectError) {
      target = try PortedTarget(settings: file)
      sources = try Self.sources(of: target)
    } catch {
      throw NavportError.end(error)
    }
    let module = try Self.module(of: target, sources)
    let texts = Dictionary(zip(target.sources, module.files.map(\.text))) { own, _ in own }
    files =
      target.outputs.map { ($0.name, texts[$0.source] ?? Self.comment(on: $0.source, target)) }
      + module.files.dropFirst(sources.count).map {
        (PortedNames.name(ofModule: target.settings.module), $0.text)
      }
    notes = target.notes
    findings = module.findings.map {
      ReportedFinding(
        path: $0.path, line: $0.line, column: $0.column, kind: $0.kind.rawValue, message: $0.message
      )
    }
  }

  /// The warnings for the target, in the form of compilers.
  var warnings: [String] {
    notes
      + findings.filter { !$0.isStandIn }.map {
        "\($0.path):\($0.line):\($0.column): warning: \($0.message)"
      }
  }

  private static func sources(of target: PortedTarget) throws(ProjectError) -> [SourceFile] {
    var sources: [SourceFile] = []
    for path in target.sources {
      sources.append(SourceFile(path: path, bytes: Array(try ProjectFile.contents(of: path))))
    }
    return sources
  }

  private static func module(
    of target: PortedTarget, _ sources: [SourceFile]
  ) throws(ExitCode) -> PortedModule {
    do {
      return try PortedModule(
        name: target.settings.module, sources: sources, kind: ModuleKind(target.settings),
        portedModules: target.settings.modules, otherModules: target.settings.packageModules,
        informationPropertyList: target.informationPropertyList, assets: AssetNames(target),
        standIns: StandIns(target.settings.standIns))
    } catch {
      throw NavportError.end(error)
    }
  }

  /// The text in place of a source that is in the folders and not in the target.
  private static func comment(on source: String, _ target: PortedTarget) -> String {
    "// \(source.nameOfPath) does not belong to \(target.settings.target).\n"
  }
}
