import { countOf, formatCount, type BulkOutcome } from '@stellwerk/domain';

const applications = (count: number): string => countOf(count, 'Bewerbung', 'Bewerbungen');

/** Texts of bulk actions on applications. */
export const bulkTexts = {
  bar: 'Auswahl',
  page: 'Alle auf dieser Seite auswählen',
  all: (total: number): string => `Alle ${formatCount(total)} gefilterten auswählen`,
  allFailed: 'Die Auswahl konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
  /** Number of selected rows, and of those on other pages. */
  selected: (count: number, shown: number): string =>
    `${applications(count)} ausgewählt${count === shown ? '' : `, ${shown === 0 ? 'keine' : formatCount(shown)} davon auf dieser Seite`}`,
  count: applications,
  status: 'Status ändern',
  message: 'Nachricht schreiben',
  export: 'Exportieren',
  clear: 'Auswahl aufheben',
  cancel: 'Abbrechen',
  back: 'Zurück',
  close: 'Fertig',
  retry: 'Erneut versuchen',
  undo: 'Rückgängig',
  running: 'Wird ausgeführt',
  progress: (done: number, total: number): string => `${formatCount(done)} von ${applications(total)}`,
  statusTitle: (count: number): string => `Status von ${applications(count)} ändern`,
  statusText: 'Jede Person bekommt eine eigene Nachricht, in einer Minute. So lange lässt sich alles zurücknehmen.',
  statusChoice: 'Neuer Status',
  statusMissing: 'Bitte wählen Sie einen Status aus',
  withdrawnStay: (count: number): string =>
    count === 1
      ? 'Eine zurückgezogene Bewerbung bleibt, wie sie ist.'
      : `${formatCount(count)} zurückgezogene Bewerbungen bleiben, wie sie sind.`,
  onlyWithdrawn: 'Alle ausgewählten Bewerbungen sind zurückgezogen. Ihr Status bleibt, wie er ist.',
  statusDone: (count: number): string => `Status von ${applications(count)} geändert`,
  statusSame: (count: number): string => `${applications(count)} hatten den Status schon`,
  statusNone: 'Alle hatten diesen Status schon',
  mailsWaitUntil: (time: string): string => `Die Nachrichten gehen um ${time} Uhr hinaus.`,
  mailsGone: 'Die Nachrichten sind hinausgegangen. Die Änderung lässt sich nicht mehr zurücknehmen.',
  undoPending: 'Änderungen werden zurückgenommen...',
  undoDone: (count: number): string => `Änderung an ${applications(count)} zurückgenommen`,
  undoPart: (done: number, total: number): string =>
    `${formatCount(done)} von ${formatCount(total)} Änderungen zurückgenommen. Bei den übrigen war es zu spät.`,
  undoFailed: 'Die Änderungen konnten nicht zurückgenommen werden',
  messageTitle: (count: number): string => `Nachricht zu ${applications(count)}`,
  reached: (count: number): string =>
    count === 1
      ? 'Zu einer Bewerbung gibt es ein Konto: Diese Person bekommt die Nachricht.'
      : `Zu ${applications(count)} gibt es ein Konto: Jede dieser Personen bekommt die Nachricht für sich allein.`,
  notReached: (count: number): string =>
    count === 1
      ? 'Eine Person bekommt sie nicht: Sie hat kein Konto oder ist noch anonym.'
      : `${formatCount(count)} Personen bekommen sie nicht: Sie haben kein Konto oder sind noch anonym.`,
  nobodyReached: 'Keiner dieser Personen können Sie hier schreiben: Sie haben kein Konto oder sind noch anonym.',
  messageDone: (count: number): string => `Nachricht zu ${applications(count)} gesendet`,
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
  partly: (done: number, total: number): string => `${formatCount(done)} von ${applications(total)} erledigt`,
  rest: (count: number): string => `${applications(count)} noch nicht bearbeitet`,
  canceled: 'Sie haben abgebrochen. Die übrigen sind weiter ausgewählt.',
  stopped: 'Die übrigen sind weiter ausgewählt.',
  more: (count: number): string => `und ${formatCount(count)} weitere`,
  /** Reasons why an application was not changed. */
  outcomes: {
    conflict: 'Jemand anderes hat den Status inzwischen geändert',
    withdrawn: 'Inzwischen zurückgezogen',
    noAccount: 'Ohne Konto oder noch anonym',
    late: 'Die Nachricht ist schon hinausgegangen',
    missing: 'Gibt es nicht mehr',
  } satisfies Record<Exclude<BulkOutcome, 'done' | 'same'>, string>,
  now: (name: string, status: string): string => `${name} (jetzt: ${status})`,
} as const;
