import { readJob } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { given } from '@stellwerk/testing/given';
import { focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { Button, IconButton } from '../../components/button';
import { SkeletonRegion } from '../../components/skeleton';
import { JobCard } from './JobCard';
import { JobCardSkeleton } from './JobCardSkeleton';
import { JobList } from './JobList';

const logo =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'%3E%3Crect width='48' height='48' fill='%231b3354'/%3E%3Cpath d='M22 20h4v14h8v3H14v-3h8z' fill='%23fff'/%3E%3Ccircle cx='24' cy='15' r='6' fill='%23f0b64a'/%3E%3C/svg%3E";

const signal = readJob({
  id: 4821,
  title: 'Fachplanerin oder Fachplaner Leit- und Sicherungstechnik (m/w/d)',
  companyId: { id: 1, name: 'Nordbahn Signaltechnik GmbH', logo: { url: '/logo.svg' } },
  city: 'Hamburg',
  employment: 'Vollzeit',
  contract: 'permanent',
  workingModel: 'Hybrid',
  publishedAt: '2026-11-20T08:00:00.000Z',
  payRange: { min: 62_000, max: 78_000, currency: 'EUR', unit: 'YEAR' },
});

const jobs = [
  { ...signal, company: { ...signal.company, logoUrl: logo } },
  readJob({
    id: 4822,
    title: 'Sachbearbeiterin oder Sachbearbeiter Schadenregulierung für Rechtsschutzversicherungsgesellschaften (m/w/d)',
    hyphenated: {
      title:
        'Sachbearbeiterin oder Sachbearbeiter Schadenregulierung für Rechts\u00adschutz\u00adver\u00adsi\u00adche\u00adrungs\u00adge\u00adsell\u00adschaf\u00adten (m/w/d)',
      company: 'Hanseatische Rechts\u00adschutz\u00adver\u00adsi\u00adche\u00adrungs\u00adge\u00adsell\u00adschaft auf Gegenseitigkeit',
    },
    companyId: { name: 'Hanseatische Rechtsschutzversicherungsgesellschaft auf Gegenseitigkeit' },
    city: 'Bremen',
    employment: 'Teilzeit',
    contract: '2028-12-31',
    workingModel: 'Büro',
    createdAt: '2026-11-19T23:30:00.000Z',
  }),
  readJob({
    id: 4823,
    title: 'DevOps Engineer (m/w/d)',
    company: 'Auriga Software AG',
    city: 'Mönchengladbach',
    employment: 'Freiberuflich',
    workingModel: 'Remote',
    publishedAt: '2026-11-17T08:00:00.000Z',
  }),
  readJob({ id: 4824, title: 'Jurist (m/w/d)', company: 'Moorland Energiegenossenschaft eG', publishedAt: '2026-11-12T08:00:00.000Z' }),
];

const meta = {
  title: 'Muster/Stellenkarte',
  component: JobList,
  parameters: guide({
    when: [
      'Für öffentliche Stellenanzeigen in einer Liste: `row` für die Ergebnisliste, `cell` für das Blatt der Startseite.',
      'Immer als Kind einer `JobList`: Sie sagt allen Karten, wie sie stehen.',
    ],
    whenNot: [
      'Nicht für Stellen, die das eigene Unternehmen verwaltet: `CompanyJobRow`.',
      'Nicht für die leere Liste: dort steht `EmptyState`.',
      'Höchstens eine Schaltfläche auf der Karte (`action`): ihre übrige Fläche folgt dem einen Verweis.',
    ],
    accessibility: [
      'Die Liste ist eine Liste, jede Karte ein Eintrag mit einer Überschrift; deren Ebene bestimmt `level`.',
      'Je Karte genau ein Verweis mit dem Stellentitel als Namen. Der Fokus umrandet die ganze Karte.',
      'Das Logo ist Schmuck, der Name des Unternehmens steht daneben. Fehlt ein Bild, steht der erste Buchstabe.',
      'Gerüste sind stumm; der Rahmen `SkeletonRegion` sagt einmal „Wird geladen...“.',
    ],
    keyboard: [
      ['Tab', 'zum Titel der nächsten Karte'],
      ['Eingabe', 'öffnet die Stellenanzeige'],
      ['Tab', 'vom Titel zur Schaltfläche der Karte, wo es eine gibt'],
    ],
  }),
  args: { variant: 'row', children: jobs.map((job) => <JobCard key={job.id} job={job} href={`/jobs/${job.id}`} />) },
} satisfies Meta<typeof JobList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Liste: Story = {
  parameters: { spec: ['PL08', 'PL09', 'PL10', 'PL11', 'PL12', 'PL13', 'PL14', 'PL15'] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: signal.title });
    await expect(link).toHaveAttribute('href', '/jobs/4821');
    const card = given(link.closest('li'));
    const labels = within(card);
    await expect(card.querySelector('img')).toHaveAttribute('src', logo);
    for (const text of ['Nordbahn Signaltechnik GmbH', 'Hamburg', 'Vollzeit, unbefristet', 'Hybrid', '62.000 bis 78.000 € im Jahr'])
      await expect(labels.getByText(text)).toBeVisible();
    await expect(card).toHaveTextContent('Veröffentlicht am 20.11.2026');
    await expect(labels.getAllByRole('link')).toHaveLength(1);

    // Long words may break between syllables if the browser has no German dictionary.
    const plain = given(canvas.getByRole('link', { name: /Schadenregulierung/ }).closest('li'));
    await expect(plain).toHaveTextContent(/Rechts\u00adschutz.*Hanseatische Rechts\u00adschutz/);
    await expect(within(plain).getByRole('link')).toHaveAccessibleName(/^[^\u00ad]*Rechtsschutzversicherungsgesellschaften[^\u00ad]*$/);
    await expect(plain).not.toHaveTextContent('€');
    await expect(plain.querySelector('img')).toBeNull();
    await expect(within(plain).getByText('H')).toBeVisible();
    // createdAt replaces a missing publishedAt, as a date in Berlin (A34, O58).
    await expect(plain).toHaveTextContent('Veröffentlicht am 20.11.2026');
  },
};

/** The reader has already interacted with the job. */
export const MitVermerk: Story = {
  args: {
    children: jobs.map((job) => (
      <JobCard key={job.id} job={job} href={`/jobs/${job.id}`} note={job.id === '4821' ? 'Beworben' : undefined} />
    )),
  },
  play: async ({ canvas }) => {
    const card = given(canvas.getByRole('link', { name: signal.title }).closest('li'));
    await expect(within(card).getByText('Beworben')).toBeVisible();
    await expect(canvas.getAllByText(/Beworben/)).toHaveLength(1);
  },
};

/** The relative date, with the date beside it. */
export const VorTagen: Story = {
  parameters: { spec: ['PL15'] },
  args: {
    children: jobs.map((job) => <JobCard key={job.id} job={job} href={`/jobs/${job.id}`} now={new Date('2026-11-20T20:00:00.000Z')} />),
  },
  play: async ({ canvas }) => {
    const dates = canvas.getAllByRole('time').map((time) => time.parentElement?.textContent);
    await expect(dates).toEqual([
      'Veröffentlicht heute · 20.11.2026',
      'Veröffentlicht heute · 20.11.2026',
      'Veröffentlicht vor 3 Tagen · 17.11.2026',
      'Veröffentlicht vor 8 Tagen · 12.11.2026',
    ]);
  },
};

/** The reader's status loads later than the list. */
const withoutShift: Story = {
  render: function Late(args) {
    const [known, setKnown] = useState(false);
    return (
      <>
        <Button onClick={() => setKnown(true)}>Vermerken</Button>
        <JobList {...args}>
          {jobs.map((job) => (
            <JobCard key={job.id} job={job} href={`/jobs/${job.id}`} note={known ? 'Beworben' : undefined} />
          ))}
        </JobList>
      </>
    );
  },
  play: async ({ canvas }) => {
    const tops = () => canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top);
    const before = tops();
    await userEvent.click(canvas.getByRole('button', { name: 'Vermerken' }));
    await expect(canvas.getAllByText('Beworben')).toHaveLength(jobs.length);
    await expect(tops()).toEqual(before);
  },
};
export const VermerkKommtSpäter: Story = { ...withoutShift, name: 'Vermerk kommt später, und nichts rückt' };
export const VermerkKommtSpäterTelefon: Story = {
  ...withoutShift,
  name: 'Vermerk kommt später, Telefon',
  decorators: [(Story) => <div className="sw:max-w-[350px]">{Story()}</div>],
};

export const RemoteInDerNähe: Story = {
  name: 'Remote, um einen Ort gesucht',
  args: {
    children: jobs.map((job) => (
      <JobCard key={job.id} near job={{ ...job, workingModel: 'Remote', distance: null }} href={`/jobs/${job.id}`} />
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Remote, überall')).toHaveLength(jobs.length);
  },
};

export const ListeAufDemTelefon: Story = {
  decorators: [(Story) => <div className="sw:max-w-[350px]">{Story()}</div>],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('link', { name: signal.title });
    const date = canvas.getAllByText(/Veröffentlicht am/)[0];
    await expect(date?.getBoundingClientRect().top ?? 0).toBeGreaterThan(title.getBoundingClientRect().bottom);
  },
};

export const Blatt: Story = {
  args: { variant: 'cell', children: jobs.map((job) => <JobCard key={job.id} job={job} href={`/jobs/${job.id}`} level={3} />) },
};

export const BlattDunkel: Story = { ...Blatt, globals: { theme: 'dark' } };

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const Lädt: Story = {
  args: { children: <JobCardSkeleton count={4} /> },
  render: (args) => (
    <SkeletonRegion>
      <JobList {...args} />
    </SkeletonRegion>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

export const BlattLädt: Story = { ...Lädt, args: { variant: 'cell', children: <JobCardSkeleton count={3} /> } };

export const Eine: Story = {
  args: { children: <JobCard job={jobs[0] ?? signal} href="/jobs/4821" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'))).toHaveLength(1);
  },
};

export const Dreihundert: Story = {
  args: {
    children: Array.from({ length: 300 }, (_, index) => (
      <JobCard key={index} job={{ ...signal, id: `${index}` }} href={`/jobs/${index}`} />
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(300);
  },
};

// Only the id is known: the card shows fallback texts and keeps its layout (A14).
export const OhneAngaben: Story = {
  args: { children: <JobCard job={readJob({ id: 1 })} href="/jobs/1" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Stellenangebot' })).toHaveAttribute('href', '/jobs/1');
    await expect(canvas.getByText('Unternehmen')).toBeVisible();
    await expect(canvas.queryByText(/Veröffentlicht am/)).toBeNull();
  },
};

export const DefektesLogo: Story = {
  args: { children: <JobCard job={{ ...signal, company: { ...signal.company, logoUrl: '/images/gibt-es-nicht.svg' } }} href="/jobs/1" /> },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByText('N')).toBeVisible();
  },
};

export const InDerNähe: Story = {
  name: 'In der Nähe, mit Entfernung',
  parameters: { spec: ['O94', 'O78'] },
  args: {
    children: jobs.map((job, index) => (
      <JobCard key={job.id} job={{ ...job, distance: index === 3 ? null : index * 12 }} href={`/jobs/${job.id}`} />
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bremen, 12 km')).toBeVisible();
    await expect(canvas.getByText('62.000 bis 78.000 € im Jahr')).toBeVisible();
  },
};

/** A separate button: it follows the title in tab order, and does not follow the link. */
export const MitSchaltfläche: Story = {
  name: 'Mit Schaltfläche',
  args: {
    children: <JobCard job={signal} href="/jobs/4821" action={<IconButton icon={Star} label={`Stelle merken: ${signal.title}`} />} />,
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: `Stelle merken: ${signal.title}` });
    const { left, right, top, height } = button.getBoundingClientRect();
    await expect(document.elementFromPoint((left + right) / 2, top + height / 2)?.closest('button')).toBe(button);
    await expect(canvas.getByRole('link').getBoundingClientRect().right).toBeLessThanOrEqual(left);
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};

/**
 * A card without a location: title and facts are on one line, without a gap before the first fact.
 */
export const OhneOrt: Story = {
  name: 'Ohne Ort',
  args: {
    children: [
      <JobCard key="1" job={{ ...signal, id: '1', city: '', location: '' }} href="/jobs/1" />,
      <JobCard key="2" job={signal} href="/jobs/2" />,
    ],
  },
  play: async ({ canvas }) => {
    const [title, full] = canvas.getAllByRole('link', { name: signal.title });
    const [facts, others] = canvas.getAllByText('Vollzeit, unbefristet');
    const offset = (heading: Element | undefined, fact: Element | undefined) =>
      (heading?.getBoundingClientRect().top ?? 0) - (fact?.getBoundingClientRect().top ?? 0);
    await expect(offset(title, facts)).toBeCloseTo(offset(full, others), 0);
  },
};

/** On the company's own page, which already names the company. */
export const Eigene: Story = {
  name: 'Auf der Seite des Unternehmens',
  args: { variant: 'own', children: jobs.map((job) => <JobCard key={job.id} job={job} href={`/jobs/${job.id}`} level={3} />) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(jobs.length);
    await expect(canvas.queryByText(jobs[0]?.company.name ?? '')).toBeNull();
  },
};

// The Tab key moves from card to card; each title is one tab stop.
export const Tastatur: Story = {
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };

export const UnterDemZeiger: Story = { ...hovered };
