/** Referrals (000 §8). */
export const referralMessages = {
  infoFailed: 'Die Empfehlungsinformationen konnten nicht geladen werden',
  infoFailedHint: 'Sie können die Stellenanzeige trotzdem lesen und sich bewerben.',
  jobIdMissing: 'Stellenanzeigen-ID fehlt',
  createFailed: 'Es konnte kein neuer Empfehlungslink erstellt werden.',
  copied: 'Empfehlungslink wurde in die Zwischenablage kopiert!',
  unknown: 'Diesen Empfehlungslink gibt es nicht, oder er ist nicht mehr aktiv.',
  cannotRequest: 'Eine Auszahlung kann nur einmal und erst nach einer Einstellung angefordert werden.',
  cannotDecide: 'Über diese Auszahlung wurde bereits entschieden, oder sie wurde nicht angefordert.',
  reasonMissing: 'Bitte geben Sie eine Begründung ein.',
  loginHint: 'Melden Sie sich an, um einen eigenen Empfehlungslink zu erstellen.',
  /** The table of referred jobs (000 §2.5, W04). */
  jobsTitle: 'Stellenanzeigen mit Empfehlung',
  jobsEmpty: 'Keine Stellenanzeigen mit Empfehlung gefunden.',
} as const;
