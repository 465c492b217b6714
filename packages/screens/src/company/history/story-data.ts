import { readHistory, type HistoryEntry } from '@stellwerk/domain';
import { fixtures, historyEntryWire, historyPeople } from '@stellwerk/domain/fixtures';

const events = fixtures.history.filter(({ companyId }) => companyId === 1).toReversed();

/** The history of the first company. Like this whole file, for stories only. */
export const storyHistory = readHistory({
  entries: events.map((event) => historyEntryWire(fixtures, event)),
  people: historyPeople(fixtures, events),
  total: 120,
});

/** An entry of the day of the stories. */
export const entry = (given: Partial<HistoryEntry> & Pick<HistoryEntry, 'action'>): HistoryEntry => ({
  id: given.action,
  at: '2026-11-20T08:00:00.000Z',
  by: 'Katharina Brandis',
  subject: null,
  fields: [],
  role: null,
  status: null,
  counts: { created: 0, updated: 0, deactivated: 0, rejected: 0 },
  ...given,
});

const member = { id: '4', name: 'Ruprecht Steinhauer', exists: true };
const job = { id: '101', name: 'Fahrdienstleitung (m/w/d)', exists: true };
const page = { id: '1', name: 'Ausbildung', exists: true };
const applicant = { id: '1001', name: 'Swantje Diercks', exists: true };
const none = { created: 0, updated: 0, deactivated: 0, rejected: 0 };

/** One entry of each kind, with its expected sentence. */
export const everyKind: readonly (readonly [entry: HistoryEntry, text: string])[] = [
  [entry({ action: 'company-created' }), 'Katharina Brandis hat das Unternehmen angelegt.'],
  [
    entry({ action: 'company-changed', fields: ['name', 'vatId'] }),
    'Katharina Brandis hat die Unternehmensdaten geändert.Geändert: Firmenname, USt-IdNr.',
  ],
  [entry({ action: 'company-logo-changed' }), 'Katharina Brandis hat das Logo geändert.'],
  [entry({ action: 'company-logo-removed' }), 'Katharina Brandis hat das Logo entfernt.'],
  [entry({ action: 'company-activated' }), 'Katharina Brandis hat das Unternehmen aktiviert.'],
  [
    entry({ action: 'company-deactivated', counts: { ...none, deactivated: 1 } }),
    'Katharina Brandis hat das Unternehmen deaktiviert.1 Stellenanzeige wurde mit dem Unternehmen inaktiv.',
  ],
  [entry({ action: 'member-created', subject: member }), 'Katharina Brandis hat Ruprecht Steinhauer zum Team hinzugefügt.'],
  [
    entry({ action: 'member-changed', subject: member, fields: ['email'], role: { from: 'MEMBER', to: 'ADMIN' } }),
    'Katharina Brandis hat die Angaben zu Ruprecht Steinhauer geändert.Geändert: E-Mail-AdresseRolle: Administrator, vorher Mitglied',
  ],
  [
    entry({ action: 'member-removed', subject: { ...member, exists: false } }),
    'Katharina Brandis hat Ruprecht Steinhauer aus dem Team entfernt.',
  ],
  [entry({ action: 'member-joined', subject: member }), 'Katharina Brandis ist dem Team beigetreten.'],
  [
    entry({ action: 'ownership-transferred', subject: member }),
    'Katharina Brandis hat die Inhaberschaft an Ruprecht Steinhauer übertragen.',
  ],
  [
    entry({ action: 'invitation-sent', subject: { id: '3', name: 'v.szabo@weserbund.example', exists: true } }),
    'Katharina Brandis hat v.szabo@weserbund.example eingeladen.',
  ],
  [
    entry({ action: 'invitation-deleted', subject: { id: '3', name: '', exists: false } }),
    'Katharina Brandis hat eine Einladung gelöscht.',
  ],
  [entry({ action: 'job-created', subject: job }), 'Katharina Brandis hat die Stellenanzeige Fahrdienstleitung (m/w/d) erstellt.'],
  [
    entry({ action: 'job-updated', subject: job, fields: ['yourTasks', 'payRange'] }),
    'Katharina Brandis hat die Stellenanzeige Fahrdienstleitung (m/w/d) geändert.Geändert: Ihre Aufgaben, Gehaltsspanne',
  ],
  [
    entry({ action: 'job-activated', subject: job, fields: ['active'] }),
    'Katharina Brandis hat die Stellenanzeige Fahrdienstleitung (m/w/d) aktiviert.',
  ],
  [
    entry({ action: 'job-deactivated', subject: job, fields: ['active'] }),
    'Katharina Brandis hat die Stellenanzeige Fahrdienstleitung (m/w/d) deaktiviert.',
  ],
  [
    entry({ action: 'job-deleted', subject: { ...job, exists: false }, counts: { ...none, rejected: 2 } }),
    'Katharina Brandis hat die Stellenanzeige Fahrdienstleitung (m/w/d) gelöscht.2 offene Bewerbungen wurden abgelehnt.',
  ],
  [
    entry({ action: 'job-design', subject: job, fields: ['template'] }),
    'Katharina Brandis hat das Design der Stellenanzeige Fahrdienstleitung (m/w/d) geändert.Geändert: Design',
  ],
  [
    entry({ action: 'job-video', subject: job, fields: ['video', 'captions'] }),
    'Katharina Brandis hat das Video der Stellenanzeige Fahrdienstleitung (m/w/d) geändert.Geändert: Video, Untertitel',
  ],
  [
    entry({ action: 'job-video-removed', subject: job }),
    'Katharina Brandis hat das Video der Stellenanzeige Fahrdienstleitung (m/w/d) entfernt.',
  ],
  [
    entry({ action: 'jobs-imported', counts: { ...none, created: 3, updated: 1 } }),
    'Katharina Brandis hat Stellenanzeigen importiert.3 neu, 1 geändert',
  ],
  [entry({ action: 'focus-page-created', subject: page }), 'Katharina Brandis hat die Fokusseite Ausbildung erstellt.'],
  [
    entry({ action: 'focus-page-changed', subject: page, fields: ['content', 'cover'] }),
    'Katharina Brandis hat die Fokusseite Ausbildung geändert.Geändert: Inhalt, Titelbild',
  ],
  [
    entry({ action: 'focus-page-published', subject: page, fields: ['status'] }),
    'Katharina Brandis hat die Fokusseite Ausbildung veröffentlicht.',
  ],
  [
    entry({ action: 'focus-page-withdrawn', subject: page, fields: ['status'] }),
    'Katharina Brandis hat die Fokusseite Ausbildung zurückgezogen.',
  ],
  [
    entry({ action: 'focus-page-deleted', subject: { ...page, exists: false } }),
    'Katharina Brandis hat die Fokusseite Ausbildung gelöscht.',
  ],
  [
    entry({ action: 'application-status', subject: applicant, status: { from: 'SUBMITTED', to: 'IN_REVIEW' } }),
    'Katharina Brandis hat den Status der Bewerbung von Swantje Diercks geändert.Status: In Bearbeitung, vorher Eingereicht',
  ],
  [
    entry({ action: 'application-status-undone', subject: applicant, status: { from: 'REJECTED', to: 'IN_REVIEW' } }),
    'Katharina Brandis hat eine Änderung am Status der Bewerbung von Swantje Diercks zurückgenommen.Status: In Bearbeitung, vorher Abgelehnt',
  ],
  [
    entry({ action: 'application-notes', subject: applicant }),
    'Katharina Brandis hat die Notizen zur Bewerbung von Swantje Diercks geändert.',
  ],
  [entry({ action: 'application-rating', subject: applicant }), 'Katharina Brandis hat die Bewerbung von Swantje Diercks bewertet.'],
  [
    entry({ action: 'application-assigned', subject: { ...applicant, name: '', exists: false } }),
    'Katharina Brandis hat geändert, wer für die Bewerbung von einer gelöschten Person zuständig ist.',
  ],
];
