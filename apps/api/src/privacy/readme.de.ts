/** Explanation of the names in daten.json, for readers without knowledge of the program. A name has the same meaning everywhere. */
const NAMES = {
  exportedAt: 'Zeitpunkt, zu dem diese Datei erstellt wurde',
  profile: 'Angaben zu Ihrem Konto',
  emailConfirmed: 'ob Sie Ihre E-Mail-Adresse bestätigt haben',
  roles: 'wofür Sie das Konto nutzen (CANDIDATE: Bewerbungen, REFERRER: Empfehlungen, COMPANY: Unternehmen)',
  avatar: 'Adresse Ihres Profilbilds; die Datei liegt bei',
  consents: 'was Sie angekreuzt haben: Feld, Fassung des Textes, Zeitpunkt und Herkunft',
  sessions: 'Anmeldungen: Beginn, Ablauf und Ende',
  companies: 'Unternehmen, zu denen Sie gehören, mit Ihrer Rolle',
  applications: 'Ihre Bewerbungen',
  status: 'Stand der Bewerbung',
  statusHistory: 'alle bisherigen Stände; byCompany sagt, ob das Unternehmen ihn gesetzt hat',
  documents: 'mitgeschickte Dateien; sie liegen im Ordner der Bewerbung',
  eraseAt: 'Tag, an dem wir die Bewerbung löschen; null, solange keiner feststeht',
  jobOffer: 'die Stelle, auf die Sie sich beworben haben',
  message: 'Ihre Nachricht an das Unternehmen',
  source: 'Weg, auf dem die Bewerbung kam',
  referral: 'Code der Empfehlung, über die Sie kamen',
  referrals: 'Ihre Empfehlungslinks mit Aufrufen (views) und Absagen (rejects)',
  payouts: 'Prämien zu Ihren Empfehlungen mit allen Ständen',
  messages: 'Nachrichten zwischen Ihnen und Unternehmen',
  savedJobs: 'Stellenanzeigen, die Sie gemerkt haben',
  jobAlerts: 'Ihre Suchaufträge: wonach gesucht wird (query) und wie oft wir schreiben (rhythm)',
  newsletter: 'Ihr Newsletter-Abonnement; null ohne eines',
} as const;

const LINES = (names: readonly string[]): readonly string[] =>
  Object.entries(NAMES)
    .filter(([name]) => names.includes(name))
    .map(([name, meaning]) => `${name}: ${meaning}`);

/** Names of all fields in a value, at any depth. */
function namesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(namesIn);
  return Array.isArray(value) ? inside : [...Object.keys(value), ...inside];
}

/** The LIESMICH.txt for daten.json, with only the names that it contains (O71). */
export function readmeText(data: unknown): string {
  return [
    'Ihre Daten bei Stellwerk',
    '',
    'daten.json enthält, was wir über Sie gespeichert haben, in einem Format, das andere Programme lesen können.',
    'Sie können die Datei mit jedem Texteditor öffnen. Ihre eigenen Dateien liegen daneben.',
    'Eine Datei, die noch auf Schadsoftware geprüft wird, fehlt hier; holen Sie Ihre Daten dann später noch einmal ab.',
    'Zeiten stehen in der Form 2026-11-20T09:00:00.000Z (koordinierte Weltzeit); null heißt: nicht angegeben.',
    '',
    'Was die Namen bedeuten:',
    '',
    ...LINES(namesIn(data)),
    '',
  ].join('\r\n');
}
