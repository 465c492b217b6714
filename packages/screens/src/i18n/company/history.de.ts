import { countOf, historyAreaLabels, type HistoryAction } from '@stellwerk/domain';

/**
 * Actions, to follow the name of the person; {name} is the changed person, job, page or applicant.
 */
const sentences = {
  'company-created': 'hat das Unternehmen angelegt.',
  'company-changed': 'hat die Unternehmensdaten geändert.',
  'company-logo-changed': 'hat das Logo geändert.',
  'company-logo-removed': 'hat das Logo entfernt.',
  'company-activated': 'hat das Unternehmen aktiviert.',
  'company-deactivated': 'hat das Unternehmen deaktiviert.',
  'member-created': 'hat {name} zum Team hinzugefügt.',
  'member-changed': 'hat die Angaben zu {name} geändert.',
  'member-removed': 'hat {name} aus dem Team entfernt.',
  'member-joined': 'ist dem Team beigetreten.',
  'ownership-transferred': 'hat die Inhaberschaft an {name} übertragen.',
  'invitation-sent': 'hat {name} eingeladen.',
  'invitation-deleted': 'hat eine Einladung gelöscht.',
  'job-created': 'hat die Stellenanzeige {name} erstellt.',
  'job-updated': 'hat die Stellenanzeige {name} geändert.',
  'job-activated': 'hat die Stellenanzeige {name} aktiviert.',
  'job-deactivated': 'hat die Stellenanzeige {name} deaktiviert.',
  'job-deleted': 'hat die Stellenanzeige {name} gelöscht.',
  'job-design': 'hat das Design der Stellenanzeige {name} geändert.',
  'job-video': 'hat das Video der Stellenanzeige {name} geändert.',
  'job-video-removed': 'hat das Video der Stellenanzeige {name} entfernt.',
  'jobs-imported': 'hat Stellenanzeigen importiert.',
  'focus-page-created': 'hat die Fokusseite {name} erstellt.',
  'focus-page-changed': 'hat die Fokusseite {name} geändert.',
  'focus-page-published': 'hat die Fokusseite {name} veröffentlicht.',
  'focus-page-withdrawn': 'hat die Fokusseite {name} zurückgezogen.',
  'focus-page-deleted': 'hat die Fokusseite {name} gelöscht.',
  'application-status': 'hat den Status der Bewerbung von {name} geändert.',
  'application-status-undone': 'hat eine Änderung am Status der Bewerbung von {name} zurückgenommen.',
  'application-notes': 'hat die Notizen zur Bewerbung von {name} geändert.',
  'application-rating': 'hat die Bewerbung von {name} bewertet.',
  'application-assigned': 'hat geändert, wer für die Bewerbung von {name} zuständig ist.',
} as const satisfies Record<HistoryAction, string>;

/** Texts of the history of a company (decision 0047). */
export const historyTexts = {
  title: 'Verlauf',
  intro:
    'Wer was wann geändert hat: am Unternehmen, im Team, an den Stellenanzeigen, an den Fokusseiten und an den Bewerbungen. Diese Seite sehen nur Inhaber.',
  back: 'Zu den Einstellungen',
  filter: 'Bereich',
  areas: { all: 'Alles', ...historyAreaLabels },
  one: 'Eintrag',
  many: 'Einträge',
  sentences,
  /** A person whose account was deleted. */
  unknownAccount: 'Ein gelöschtes Konto',
  /** A person known only from the entry. */
  unknownName: 'eine Person',
  /** A person whose application was deleted. */
  unknownApplicant: 'einer gelöschten Person',
  changed: (fields: string): string => `Geändert: ${fields}`,
  role: (to: string, from: string): string => `Rolle: ${to}, vorher ${from}`,
  status: (to: string, from: string): string => `Status: ${to}, vorher ${from}`,
  created: (count: number): string => `${count} neu`,
  updated: (count: number): string => `${count} geändert`,
  deactivated: (count: number): string =>
    `${countOf(count, 'Stellenanzeige wurde', 'Stellenanzeigen wurden')} mit dem Unternehmen inaktiv.`,
  rejected: (count: number): string => `${countOf(count, 'offene Bewerbung wurde', 'offene Bewerbungen wurden')} abgelehnt.`,
  today: (day: string): string => `Heute, ${day}`,
  yesterday: (day: string): string => `Gestern, ${day}`,
  empty: 'Noch keine Einträge',
  emptyHint: 'Sobald jemand etwas ändert, steht es hier.',
  person: 'Person',
  everybody: 'Alle',
  /** A person in the URL who is not, or not yet, in the loaded history. */
  somebody: 'Gewählte Person',
  period: 'Zeitraum',
  nothingFound: 'Keine Einträge gefunden',
  filteredBy: (filters: string): string => `Gefiltert nach ${filters}.`,
  ofArea: (area: string): string => `Bereich „${area}“`,
  ofPerson: (name: string): string => `Person „${name}“`,
  ofDays: (from: string, to: string): string => (from === to ? `Tag ${from}` : `Zeitraum ${from} bis ${to}`),
  noSuchPage: 'Diese Seite gibt es nicht',
  firstPage: 'Zur ersten Seite',
  loadFailed: 'Fehler beim Laden des Verlaufs',
  noRightTitle: 'Keine Berechtigung',
  noRight: 'Den Verlauf eines Unternehmens sehen nur seine Inhaber.',
} as const;
