import Testing

/// Long interface texts in one language.
nonisolated struct SampleTranslation: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// Titles of pages and rows.
  let names: [String]
  /// Titles of buttons.
  let actions: [String]
  /// Detail texts of rows.
  let details: [String]
  var isRightToLeft = false

  static let all = [german, french, russian, arabic, greek, japanese]

  private static let german = SampleTranslation(
    testDescription: "German",
    names: ["Benachrichtigungseinstellungen", "Sicherheitsüberprüfung", "Zuletzt hinzugefügt"],
    actions: ["Zurücksetzen", "Bearbeiten", "Alle auswählen"],
    details: ["Vor etwa einer Stunde geändert", "Eingeschaltet"])
  private static let french = SampleTranslation(
    testDescription: "French",
    names: ["Réglages de confidentialité", "Éléments supprimés récemment", "Enregistrements"],
    actions: ["Réinitialiser", "Sélectionner", "Tout afficher"],
    details: ["Modifié il y a une heure environ", "Activé"])
  private static let russian = SampleTranslation(
    testDescription: "Russian",
    names: ["Дополнительные параметры", "Недавно добавленные объекты", "Конфиденциальность"],
    actions: ["Редактировать", "Сбросить", "Выбрать всё"],
    details: ["Изменено примерно час назад", "Включено"])
  private static let arabic = SampleTranslation(
    testDescription: "Arabic",
    names: ["إعدادات الخصوصية والأمان", "العناصر المضافة حديثًا", "تفضيلات الإشعارات"],
    actions: ["إعادة التعيين", "تحرير القائمة", "تحديد الكل"],
    details: ["عُدّل قبل ساعة تقريبًا", "مفعّل"], isRightToLeft: true)
  private static let greek = SampleTranslation(
    testDescription: "Greek",
    names: ["Προτιμήσεις ειδοποιήσεων", "Πρόσφατες προσθήκες στη συλλογή", "Απόρρητο"],
    actions: ["Επεξεργασία", "Επαναφορά", "Επιλογή όλων"],
    details: ["Άλλαξε περίπου πριν από μία ώρα", "Ενεργό"])
  private static let japanese = SampleTranslation(
    testDescription: "Japanese",
    names: ["通知とプライバシーの詳細設定", "最近追加した項目の一覧", "セキュリティの確認"],
    actions: ["リセットする", "編集する", "すべて選択"],
    details: ["約一時間前に変更しました", "オン"])
}
