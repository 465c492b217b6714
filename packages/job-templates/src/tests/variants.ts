import { readJob, type Job } from '@stellwerk/domain';
import { fixtures, jobWire } from '@stellwerk/domain/fixtures';
import { expect, userEvent, within } from 'storybook/test';
import type { JobTemplateProps } from '../job-template';
import {
  checkFallbacks,
  checkFile,
  checkFull,
  checkList,
  checkSpecific,
  checkYoutube,
  fullRows,
  partsOf,
  type CheckContext,
  type DesignName,
} from './checks';
import { emptyJob, executiveJob, fullJob, listJob, propsOf, salesJob } from './samples';

const view = fixtures.jobs.find(({ id }) => id === 201);
const wire = view === undefined ? {} : jobWire(fixtures, view);

/** The job with other fields in the response. */
const read = (fields: Record<string, unknown>): Job => readJob({ ...wire, ...fields });

const video = (address: string): Job => read({ video: null, videoUrl: null, videos: [], videoLink: address });
const company = (fields: Record<string, unknown>): Job => read({ company: null, companyId: { name: 'Muster & Co', ...fields } });

const techInformation = {
  techStack: 'Rust, C++, Ada',
  frameworks: 'Qt, Yocto',
  usedDatabases: 'PostgreSQL, SQLite',
  cloudServices: 'Hetzner, OVH',
  developmentMethods: 'V-Modell, Scrum',
  tools: 'Git, Polarion',
  experienceLevel: 'Ab drei Jahren, gern mehr',
  certifications: 'ISTQB, TÜV',
};
const executiveInformation = { ...executiveJob.specificInformation, equityOrStockOptions: 'Belegschaftsaktien' };

/**
 * The label of each field of the specific block, in the order of the specification (EN12 to EN14).
 */
const specificLabels = {
  SALES: {
    crmSystem: 'CRM-System',
    bonusPayout: 'Bonusauszahlung',
    salesCycle: 'Vertriebszyklus',
    salesRegion: 'Vertriebsgebiet',
    targetCustomerSegments: 'Zielkundensegmente',
    salesStructure: 'Vertriebsstruktur',
    travelFrequency: 'Reisetätigkeit',
    compensationModel: 'Vergütungsmodell',
  },
  TECH: {
    techStack: 'Tech-Stack',
    frameworks: 'Frameworks',
    usedDatabases: 'Datenbanken',
    cloudServices: 'Cloud-Dienste',
    developmentMethods: 'Entwicklungsmethoden',
    tools: 'Tools',
    experienceLevel: 'Erfahrungsniveau',
    certifications: 'Zertifizierungen',
  },
  EXECUTIVE: {
    teamResponsibility: 'Teamverantwortung',
    budgetResponsibility: 'Budgetverantwortung',
    strategicResponsibility: 'Strategische Verantwortung',
    stakeholderManagement: 'Stakeholder-Management',
    leadershipStyle: 'Führungsstil',
    travelAndRepresentationalDuties: 'Reise- und Repräsentationsaufgaben',
    equityOrStockOptions: 'Beteiligung oder Aktienoptionen',
    executiveCompensationPlan: 'Vergütungsplan für Führungskräfte',
  },
} as const;

/** Expected content of the specific block: label and value of each given field. */
function specificsOf(type: keyof typeof specificLabels, values: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(
    Object.entries(specificLabels[type]).flatMap(([key, label]) => (values[key] === undefined ? [] : [[label, values[key]]])),
  );
}

/** Jobs that differ in the one property that a row describes. */
export const variants = {
  Vollständig: propsOf(fullJob),
  Ort: propsOf(read({ location: 'Kassel-Nordstadt', city: 'Kassel' })),
  Stadt: propsOf(read({ location: null, city: 'Fulda' })),
  'Kein Ort': propsOf(read({ location: null, city: null })),
  'Kein direkter Kontakt': propsOf(read({ directAccess: false })),
  'Ohne Empfehlung': propsOf(read({ recommendedBy: null })),
  Technik: propsOf(read({ specificInformation: { ...techInformation, frameworks: '', usedDatabases: null, tools: '   ' } })),
  'Technik vollständig': propsOf(read({ specificInformation: techInformation })),
  Vertrieb: propsOf(salesJob),
  Führung: propsOf(executiveJob),
  'Führung vollständig': propsOf(read({ jobProfileType: 'EXECUTIVE', specificInformation: executiveInformation })),
  Standard: propsOf(read({ jobProfileType: 'DEFAULT', specificInformation: {} })),
  'YouTube lang': propsOf(video('https://www.youtube.com/watch?v=abc123')),
  'YouTube kurz': propsOf(video('https://youtu.be/abc123')),
  Datei: propsOf(video('https://cdn.example/film.mov')),
  'Kein Video': propsOf(read({ video: null, videoUrl: null, videos: [], videoLink: null })),
  Texte: propsOf(read({ yourProfile: 'Freude an Technik', requirements: null, weOffer: '<p>Haustarif</p>', benefits: null })),
  Listen: propsOf(listJob),
  'LinkedIn neu': propsOf(company({ linkedinProfile: 'https://www.linkedin.example/company/neu' })),
  'LinkedIn alt': propsOf(company({ linkedin_url: 'https://www.linkedin.example/company/alt' })),
  'Ohne Nummer': propsOf({ ...fullJob, id: '' }),
  Leer: propsOf(emptyJob),
} satisfies Record<string, JobTemplateProps>;
type VariantName = keyof typeof variants;

/** The rows that `checkVariants` proves in a design: all of PJ09 to PJ43 (PJ62), and every field of the three profiles. */
export const variantRows = [
  'PJ62',
  ...fullRows,
  'PJ11',
  'PJ16',
  'PJ17',
  'PJ18',
  'PJ19',
  'PJ20',
  'PJ21',
  'PJ22',
  'PJ23',
  'PJ26',
  'PJ27',
  'PJ34',
  'PJ37',
  'PJ39',
  'PJ40',
  'PJ41',
  'PJ42',
  'PJ43',
  'EN12',
  'EN13',
  'EN14',
] as const;

/** Checks the design against every variant in turn. */
export async function checkVariants(canvasElement: HTMLElement, design: DesignName): Promise<void> {
  const open = async (name: VariantName): Promise<CheckContext> => {
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
    return { canvasElement, args: variants[name] };
  };
  const header = (): HTMLElement => partsOf(canvasElement).header;
  const placeOf = async (name: VariantName, shown: string, hidden: readonly string[]): Promise<void> => {
    await open(name);
    await expect(within(header()).getByText(shown)).toBeVisible();
    for (const other of hidden) await expect(within(header()).queryByText(other)).toBeNull();
  };
  await checkFull(await open('Vollständig'), design);
  await placeOf('Ort', 'Kassel-Nordstadt', ['Kassel', 'Remote']);
  await expect(within(header()).getByText('Direkter Kontakt')).toBeVisible();
  await placeOf('Stadt', 'Fulda', ['Remote']);
  await placeOf('Kein Ort', 'Remote', ['Fulda']);
  await placeOf('Kein direkter Kontakt', 'Kassel', ['Direkter Kontakt']);
  await open('Ohne Empfehlung');
  await expect(header().textContent).not.toContain('Empfohlen von');

  const { techStack, cloudServices, developmentMethods, experienceLevel, certifications } = techInformation;
  const given = { techStack, cloudServices, developmentMethods, experienceLevel, certifications };
  await checkSpecific(await open('Technik'), 'Technisches Profil', specificsOf('TECH', given));
  await checkSpecific(await open('Technik vollständig'), 'Technisches Profil', specificsOf('TECH', techInformation));
  await checkSpecific(await open('Vertrieb'), 'Vertriebsprofil', specificsOf('SALES', salesJob.specificInformation));
  await checkSpecific(await open('Führung'), 'Führungsprofil', specificsOf('EXECUTIVE', executiveJob.specificInformation));
  await checkSpecific(await open('Führung vollständig'), 'Führungsprofil', specificsOf('EXECUTIVE', executiveInformation));
  await open('Standard');
  for (const heading of ['Weitere Angaben', 'Technisches Profil', 'Vertriebsprofil', 'Führungsprofil'])
    await expect(within(canvasElement).queryByText(heading)).toBeNull();

  await checkYoutube(await open('YouTube lang'), 'abc123');
  await checkYoutube(await open('YouTube kurz'), 'abc123');
  await checkFile(await open('Datei'), 'https://cdn.example/film.mov');
  await expect(within(canvasElement).queryByText('Kein Video verfügbar')).toBeNull();
  await open('Kein Video');
  await expect(within(canvasElement).getByText('Kein Video verfügbar')).toBeVisible();

  await open('Texte');
  for (const [name, text] of [
    ['Ihr Profil', 'Freude an Technik'],
    ['Wir bieten', 'Haustarif'],
  ] as const) {
    const section = within(canvasElement).getByRole('region', { name });
    await expect(within(section).getByText(text)).toHaveProperty('tagName', 'P');
    await expect(within(section).queryByRole('listitem')).toBeNull();
  }
  const lists = await open('Listen');
  await checkList(lists, 'Ihr Profil', listJob.profile === '' ? [] : [...listJob.profile]);
  await checkList(lists, 'Wir bieten', listJob.offer === '' ? [] : [...listJob.offer]);

  for (const [name, end] of [
    ['LinkedIn neu', 'neu'],
    ['LinkedIn alt', 'alt'],
  ] as const) {
    await open(name);
    const { side } = partsOf(canvasElement);
    await expect(within(side).getByRole('link', { name: /Muster & Co auf LinkedIn/ })).toHaveAttribute(
      'href',
      `https://www.linkedin.example/company/${end}`,
    );
    await expect(within(side).getByRole('link', { name: 'Muster & Co' })).toHaveAttribute('href', '/company/muster---co');
  }
  await open('Ohne Nummer');
  for (const link of within(canvasElement).getAllByRole('link', { name: 'Jetzt bewerben' }))
    await expect(link).toHaveAttribute('href', '#');
  await checkFallbacks(await open('Leer'));
}
