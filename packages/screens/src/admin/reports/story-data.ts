import type { AdminReport } from '@stellwerk/domain';
import { fixtures } from '@stellwerk/domain/fixtures';

/** Reports of the demo jobs. Like this whole file, for stories and tests only. */

const jobOf = (index: number): AdminReport['job'] => {
  const job = fixtures.jobs[index];
  const company = fixtures.companies.find(({ id }) => id === job?.companyId);
  return { id: String(job?.id ?? 1), title: job?.title ?? '', company: company?.name ?? '', isPublic: true };
};

const open: AdminReport = {
  id: '1',
  reason: 'FRAUD',
  text: 'Vor dem ersten Gespräch soll ich 80 Euro für ein „Willkommenspaket“ überweisen.',
  email: 'lea.sommer@post.example',
  createdAt: '2026-11-18T08:12:00.000Z',
  state: 'OPEN',
  job: jobOf(0),
  decision: null,
};

export const storyReports: readonly AdminReport[] = [
  open,
  { ...open, id: '2', reason: 'OUTDATED', text: '', email: '', createdAt: '2026-11-19T15:40:00.000Z', job: jobOf(1) },
  {
    ...open,
    id: '3',
    reason: 'MISLEADING',
    text: 'In der Anzeige steht Vollzeit, am Telefon war es Teilzeit.',
    email: '',
    createdAt: '2026-11-12T10:00:00.000Z',
    state: 'KEPT',
    job: jobOf(2),
    decision: {
      at: '2026-11-13T09:00:00.000Z',
      by: 'Stefanie Wolters',
      reason: 'Die Stelle ist noch frei, das Unternehmen hat es bestätigt.',
    },
  },
  {
    ...open,
    id: '4',
    reason: 'DISCRIMINATION',
    text: '„Nur für Männer unter 30“',
    email: '',
    createdAt: '2026-11-10T10:00:00.000Z',
    state: 'TAKEN_DOWN',
    job: { ...jobOf(3), isPublic: false },
    decision: { at: '2026-11-10T13:00:00.000Z', by: '', reason: 'Verstößt gegen das Allgemeine Gleichbehandlungsgesetz.' },
  },
];

export const manyReports: readonly AdminReport[] = Array.from({ length: 300 }, (_, index) => ({
  ...open,
  id: String(index + 1),
  job: jobOf(index % fixtures.jobs.length),
}));

export const longReport: AdminReport = {
  ...open,
  id: '9',
  text: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnungsstelle '.repeat(4),
  email: 'rechtsschutzversicherungsgesellschaftsangestellte@grundstuecksverkehrsgenehmigung.example',
  job: {
    ...jobOf(0),
    title: 'Rechtsschutzversicherungsgesellschaftsangestellte für Donaudampfschifffahrtselektrizitätengesellschaften (m/w/d)',
    company: 'Bundesausbildungsförderungsgesetzesänderungsgesellschaft mbH',
  },
};
