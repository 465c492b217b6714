import { companySlug, readJob, type Job } from '@stellwerk/domain';
import { FIXTURE_NOW, fixtureJobs } from '@stellwerk/domain/fixtures';
import { applyQuery } from '../apply-link';
import type { JobTemplateProps } from '../job-template';

function fixture(id: string): Job {
  const job = fixtureJobs.find((candidate) => candidate.id === id);
  if (job === undefined) throw new Error(`No job ${id} in the fixtures`);
  return job;
}

/** The complete job of the stories: TECH, every section as text, YouTube, three contact persons. */
export const fullJob: Job = { ...fixture('201'), city: 'Kassel', location: '' };

/** A job without any data: every fallback at once. */
export const emptyJob: Job = { ...readJob({ id: 1 }), id: '', template: fullJob.template, tasks: '<p><br></p>', profile: [] };

export const salesJob: Job = {
  ...fullJob,
  title: 'Vertriebsleiterin Süd (m/w/d)',
  location: 'Kassel-Nordstadt',
  profileType: 'SALES',
  specificInformation: {
    crmSystem: 'SAP Sales Cloud',
    bonusPayout: 'vierteljährlich',
    salesCycle: '12 bis 24 Monate',
    salesRegion: 'Hessen, Baden-Württemberg, Bayern',
    targetCustomerSegments: 'Nichtbundeseigene Eisenbahnen, Häfen, Werksbahnen',
    salesStructure: 'Sechs Personen im Außendienst',
    travelFrequency: 'zwei bis drei Tage in der Woche',
    compensationModel: 'Festgehalt mit 20 Prozent variablem Anteil',
  },
};

export const executiveJob: Job = {
  ...fullJob,
  title: 'Bereichsleiter Projektierung (m/w/d)',
  profileType: 'EXECUTIVE',
  payRange: { min: 110_000, max: null, currency: 'EUR', unit: 'YEAR' },
  salary: '',
  specificInformation: {
    teamResponsibility: '46 Mitarbeitende an drei Standorten',
    budgetResponsibility: '8,5 Mio. € im Jahr',
    strategicResponsibility: 'Ausbau der Projektierung digitaler Stellwerke',
    stakeholderManagement: 'Aufsichtsbehörde, Betreiber, Betriebsrat',
    leadershipStyle: 'Ziele vereinbaren, Wege den Teams überlassen',
    travelAndRepresentationalDuties: 'etwa vier Tage im Monat',
    executiveCompensationPlan: 'Zieleinkommen mit Dienstwagen',
  },
};

export const listJob: Job = {
  ...fullJob,
  video: null,
  profile: ['Abgeschlossene Ausbildung oder Studium', 'Drei Jahre Erfahrung mit sicherheitsgerichteter Software', 'Deutsch auf Niveau C1'],
  offer: ['37-Stunden-Woche', '30 Tage Urlaub', 'Deutschlandticket', 'Zehn Lerntage im Jahr'],
};

/**
 * Rich text as editors and imports produce it: headings, nested lists, a wide table, a picture,
 * very long words.
 */
export const longJob: Job = {
  ...fullJob,
  title: 'Sachbearbeiterin Rechtsschutzversicherungsleistungsabteilung und Kraftfahrzeughaftpflichtschadenregulierung (m/w/d)',
  company: { ...fullJob.company, name: 'Hanseatische Rechtsschutzversicherungsgesellschaft auf Gegenseitigkeit', logoUrl: '', slug: '' },
  location: 'Frankfurt am Main, Bahnhofsviertel, Verwaltungsgebäude der Rechtsschutzversicherungsgesellschaft',
  hyphenated: {
    title:
      'Sachbearbeiterin Rechts\u00adschutz\u00adver\u00adsi\u00adche\u00adrungs\u00adleis\u00adtungs\u00adab\u00adtei\u00adlung und Kraft\u00adfahr\u00adzeug\u00adhaft\u00adpflicht\u00adscha\u00adden\u00adre\u00adgu\u00adlie\u00adrung (m/w/d)',
    company: 'Hanseatische Rechts\u00adschutz\u00adver\u00adsi\u00adche\u00adrungs\u00adge\u00adsell\u00adschaft auf Gegenseitigkeit',
    location:
      'Frankfurt am Main, Bahnhofsviertel, Verwaltungsgebäude der Rechts\u00adschutz\u00adver\u00adsi\u00adche\u00adrungs\u00adge\u00adsell\u00adschaft',
  },
  specificInformation: {
    ...fullJob.specificInformation,
    tools: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  },
  team: fullJob.team.map((person) => ({
    ...person,
    avatarUrl: '',
    position: 'Rechtsschutzversicherungsfachangestelltenausbildungsleiterin',
  })),
  description:
    '<h1>Wer wir sind</h1><p>Rechtsschutzversicherungsgesellschaftsangestelltenvertretung und weitere Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnungen.</p>' +
    '<h2>Was uns ausmacht</h2><p>Siehe https://www.hanseatische-rechtsschutz.example/unternehmen/karriere/rechtsschutzversicherungsleistungsabteilung</p>' +
    '<table><thead><tr><th>Standort</th><th>Abteilung</th><th>Beschäftigte</th><th>Arbeitszeitmodell</th><th>Ansprechpartnerin</th></tr></thead>' +
    '<tbody><tr><td>Hamburg</td><td>Leistungsabteilung</td><td>120</td><td>Gleitzeit</td><td>Philippa Oestreich</td></tr></tbody></table>',
  tasks:
    '<ul><li>Schäden prüfen<ul><li>Kraftfahrzeughaftpflicht<ol><li>Inland</li><li>Ausland</li></ol></li><li>Privathaftpflicht</li></ul></li><li>Kundinnen beraten</li></ul>',
};

export const fileVideoJob: Job = {
  ...fullJob,
  video: {
    kind: 'file',
    url: '/api/media/job-videos/original/hagenfeld.mp4',
    captionsUrl: '/api/media/job-videos/original/hagenfeld.vtt',
  },
};
export const noVideoJob: Job = { ...fullJob, video: null };
export const bareJob: Job = {
  ...noVideoJob,
  company: { ...fullJob.company, logoUrl: '' },
  team: fullJob.team.map((person) => ({ ...person, avatarUrl: '' })),
};
export const expiredJob: Job = { ...fullJob, closesAt: '2026-11-15T22:00:00.000Z' };

/** A job with its closing date ahead. */
export const openJob: Job = { ...fullJob, closesAt: '2026-11-30' };

/** URL of the application form, as built by the web app. */
export const applyHrefOf = (job: Job): string => `/jobs/view/${job.id}/apply?${applyQuery(job).toString()}`;

/** Props of a story that renders a design. */
export function propsOf(job: Job, more: Partial<JobTemplateProps> = {}): JobTemplateProps {
  return {
    job,
    applyHref: applyHrefOf(job),
    companyHref: job.company.name === '' ? undefined : `/company/${companySlug(job.company.name)}`,
    jobUrl: `https://stellwerk.example/jobs/${job.id}`,
    now: new Date(FIXTURE_NOW),
    focusPageHref: job.focusPage === null ? undefined : `/showcase/${job.focusPage.slug}`,
    ...more,
  };
}
