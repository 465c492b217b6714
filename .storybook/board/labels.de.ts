import type { BoardPicture, Change, Theme } from './model.ts';

const number = new Intl.NumberFormat('de-DE');

export const counted = (count: number, one: string, many: string): string => `${number.format(count)} ${count === 1 ? one : many}`;

export const themeLabels: Readonly<Record<Theme, string>> = { light: 'hell', dark: 'dunkel' };

export const changeLabels: Readonly<Record<Change, string>> = {
  same: 'Unverändert',
  changed: 'Geändert',
  new: 'Neu',
  gone: 'Entfallen',
};

/** `390 px, hell` */
export const viewLabel = ({ width, theme }: Pick<BoardPicture, 'width' | 'theme'>): string => `${width} px, ${themeLabels[theme]}`;

/** A day as DD.MM.YYYY. */
export const germanDay = (day: string): string => day.split('-').toReversed().join('.');

interface NamedPicture {
  readonly name: string;
  readonly picture: BoardPicture;
}

/** The reason why an approval no longer holds. */
export function fallenReason(changed: readonly NamedPicture[], total: number): string {
  const named = changed
    .slice(0, 3)
    .map(({ name, picture }) => `${name} (${viewLabel(picture)}: ${changeLabels[picture.change].toLocaleLowerCase('de')})`);
  const more = changed.length > named.length ? ` und ${changed.length - named.length} weitere` : '';
  return `${changed.length} von ${counted(total, 'Bild', 'Bildern')} sehen anders aus: ${named.join(', ')}${more}.`;
}

export const labels = {
  title: 'Freigaben',
  comparison: 'Bildvergleich',
  facts: (revision: string, browser: string) => `Stand ${revision}, aufgenommen mit ${browser}`,
  comparedFacts: (before: string, revision: string, browser: string) => `${before} → ${revision}, aufgenommen mit ${browser}`,
  workingTree: 'Arbeitsstand',
  uncommitted: 'Im Arbeitsverzeichnis stehen Änderungen. Freigegeben werden kann erst ein eingecheckter Stand.',
  filters: 'Bildschirme eingrenzen',
  search: 'Suchen',
  state: 'Stand',
  anyState: 'Alle',
  changed: 'Seit der Freigabe geändert',
  group: 'Gruppe',
  anyGroup: 'Alle Gruppen',
  width: 'Breite',
  widths: { both: 'Beide Breiten', narrow: 'Telefon, 390 px', wide: 'Bildschirm, 1280 px' },
  theme: 'Farbschema',
  themes: { both: 'Hell und dunkel', light: 'Hell', dark: 'Dunkel' },
  count: (shown: number, total: number) => `${number.format(shown)} von ${counted(total, 'Bildschirm', 'Bildschirmen')}`,
  none: 'Kein Bildschirm passt zu dieser Auswahl.',
  noChanges: 'Kein Bild hat sich geändert.',
  states: (count: number) => counted(count, 'Zustand', 'Zustände'),
  changes: (count: number) => counted(count, 'Bild geändert', 'Bilder geändert'),
  back: 'Alle Bildschirme',
  previous: 'Voriger',
  next: 'Nächster',
  nextOpen: (title: string) => `Weiter: ${title}`,
  purpose: 'Zweck',
  route: 'Pfad',
  audience: 'Wer es sieht',
  tryIt: 'Im Storybook bedienen',
  rows: (count: number) => counted(count, 'Anforderung', 'Anforderungen'),
  fallen: 'Die Freigabe gilt nicht mehr',
  reviewedBy: (state: string, who: string, when: string) => `${state} durch ${who} am ${germanDay(when)}`,
  pictures: 'Bilder',
  failed: 'Die Story kam in dieser Breite nicht zum Ende.',
  approvedPicture: 'Freigegeben',
  earlierPicture: 'Vorher',
  presentPicture: 'Jetzt',
  difference: 'Unterschied',
  addNote: 'Hinweis',
  addNoteAt: (picture: string) => `Hinweis zu ${picture}`,
  note: (picture: string) => `Hinweis zu ${picture}`,
  removeNote: 'Hinweis entfernen',
  verdict: 'Entscheidung',
  approve: 'Freigeben',
  approveWithRemark: 'Mit Hinweis freigeben',
  sendBack: 'Zurückgeben',
  notes: (count: number) => counted(count, 'Hinweis an einem Bild', 'Hinweise an Bildern'),
  name: 'Ihr Name',
  nameHint: 'Steht an jeder Entscheidung. Dieser Browser merkt ihn sich.',
  remark: 'Hinweis',
  remarkOf: { back: 'Was soll sich ändern?', with: 'Was ist noch offen?' },
  cancel: 'Abbrechen',
  missingName: 'Bitte nennen Sie Ihren Namen.',
  missingRemark: 'Bitte schreiben Sie einen Hinweis, hier oder an einem Bild.',
  sending: 'Wird gespeichert …',
  saved: 'Gespeichert.',
  opened: 'Ein neuer Reiter mit Ihrer Entscheidung ist offen. Senden Sie sie dort ab.',
  kept: 'Gemerkt. Speichern Sie zum Schluss die Datei mit allen Entscheidungen.',
  failure: 'Die Entscheidung konnte nicht gespeichert werden.',
  saveFile: (count: number) => `Datei mit ${counted(count, 'Entscheidung', 'Entscheidungen')} speichern`,
  fileName: 'freigaben.json',
  pictureAlt: (story: string, view: string) => `${story}, ${view}`,
} as const;
