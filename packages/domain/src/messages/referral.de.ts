/** Referrals (000 §8). */
export const referralMessages = {
  infoFailed: 'Die Empfehlungsinformationen konnten nicht geladen werden',
  infoFailedHint: 'Sie können die Stellenanzeige trotzdem lesen und sich bewerben.',
  jobIdMissing: 'Stellenanzeigen-ID fehlt',
  createFailed: 'Es konnte kein neuer Empfehlungslink erstellt werden.',
  copied: 'Empfehlungslink wurde in die Zwischenablage kopiert!',
  loginHint: 'Melden Sie sich an, um einen eigenen Empfehlungslink zu erstellen.',
  /** The table of jobs that a person recommends (000 §2.5, W04). */
  jobsTitle: 'Stellenanzeigen mit Empfehlung',
  jobsEmpty: 'Keine Stellenanzeigen mit Empfehlung gefunden.',
} as const;
