/** Referrals (000 §8). */
export const referralMessages = {
  infoFailed: 'Die Empfehlungsinformationen konnten nicht geladen werden',
  jobIdMissing: 'Stellenanzeigen-ID fehlt',
  createFailed: 'Es konnte kein neuer Empfehlungslink erstellt werden.',
  copied: 'Empfehlungslink wurde in die Zwischenablage kopiert!',
  loginHint: 'Melden Sie sich an, um einen eigenen Empfehlungslink zu erstellen.',
} as const;
