import { PAYOUT_STATES, referralLink, type OwnReferral } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryArea, storyReferrals } from '../story-area';
import { logInForStory } from '../StoryApp';
import { ReferralsScreen } from './ReferralsScreen';

const [first, ...others] = storyReferrals;

const meta = {
  title: 'Empfehlung/Meine Empfehlungen',
  component: ReferralsScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => logInForStory(),
  decorators: [
    (Story) => (
      <StoryArea tab="referrals" email="referrer@demo.example">
        {Story()}
      </StoryArea>
    ),
  ],
  args: {
    referrals: storyReferrals,
    failed: false,
    retrying: false,
    onRetry: fn(),
    addressOf: ({ job, code }: OwnReferral) => referralLink('https://stellwerk.example', job.id, code),
    onToggle: fn(() => Promise.resolve(true)),
    onRequestPayout: fn(() => Promise.resolve(true)),
    copy: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof ReferralsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = first?.job.title ?? '';

export const Voll: Story = {
  parameters: { spec: ['RF22'] },
  play: async ({ args, canvas }) => {
    const links = canvas.getByRole('region', { name: 'Meine Empfehlungen' });
    await expect(within(links).getByText(`${first?.views} Aufrufe`)).toBeVisible();
    await expect(within(links).getByText(`${first?.rejects} Mal kein Interesse`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Link kopieren (${title})` }));
    await expect(args.copy).toHaveBeenCalledWith(`https://stellwerk.example/jobs/${first?.job.id}?ref=${first?.code}`);
    await waitFor(() => expect(canvas.getByText('Empfehlungslink wurde in die Zwischenablage kopiert!')).toBeInTheDocument());
  },
};

export const TabelleDerStellen: Story = {
  name: 'Stellenanzeigen mit Empfehlung',
  parameters: { spec: ['RF23', 'RF24', 'RF25'] },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Stellenanzeigen mit Empfehlung' }));
    await expect(section.getByRole('heading', { name: 'Stellenanzeigen mit Empfehlung' })).toBeVisible();
    await expect(section.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '#',
      'Position',
      'Standort',
      'Aktion',
    ]);
    const [, row] = section.getAllByRole('row');
    const cells = within(row ?? document.body);
    await expect(cells.getAllByRole('cell')[0]).toHaveTextContent('1');
    await expect(cells.getByRole('rowheader')).toHaveTextContent(title);
    await expect(cells.getByRole('link', { name: /^Details/ })).toHaveAttribute('href', `/jobs/${first?.job.id}`);
    // Two links to one posting are one row.
    const ids = new Set(storyReferrals.filter(({ job }) => job.active).map(({ job }) => job.id));
    await expect(section.getAllByRole('row')).toHaveLength(ids.size + 1);
  },
};

export const NurMeilensteine: Story = {
  name: 'Bewerbungen nur mit Meilenstein und Prämie',
  args: {
    referrals: first && [
      {
        ...first,
        applications: [
          { id: '1', milestone: 'APPLIED', payout: 'OPEN', createdAt: '2026-11-19T08:00:00.000Z' },
          { id: '2', milestone: 'INTERVIEW', payout: 'OPEN', createdAt: '2026-11-12T08:00:00.000Z' },
          { id: '3', milestone: 'ENDED', payout: 'OPEN', createdAt: '2026-11-11T08:00:00.000Z' },
          ...PAYOUT_STATES.map((payout, index) => ({
            id: String(index + 4),
            milestone: 'HIRED' as const,
            payout,
            createdAt: '2026-10-02T08:00:00.000Z',
          })),
        ],
      },
    ],
  },
  play: async ({ args, canvas }) => {
    const rows = within(canvas.getByRole('table', { name: /^Bewerbungen über den Link/ }))
      .getAllByRole('row')
      .slice(1);
    const words = (row: HTMLElement): string[] =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent ?? '');
    await expect(rows.slice(0, 4).map(words)).toEqual([
      ['19.11.2026', 'Bewerbung eingegangen', '–'],
      ['12.11.2026', 'Im Gespräch', '–'],
      ['11.11.2026', 'Beendet', '–'],
      ['02.10.2026', 'Eingestellt', 'OffenAuszahlung anfordern'],
    ]);
    await expect(rows.slice(4).map((row) => words(row)[2])).toEqual(['Angefordert', 'Ausgezahlt', 'Abgelehnt', 'Zurückgebucht']);
    await userEvent.click(canvas.getByRole('button', { name: 'Auszahlung anfordern' }));
    await expect(args.onRequestPayout).toHaveBeenCalledWith(expect.objectContaining({ id: '4' }));
  },
};

export const AuszahlungScheitert: Story = {
  name: 'Auszahlung konnte nicht angefordert werden',
  args: {
    referrals: first && [{ ...first, applications: [{ id: '1', milestone: 'HIRED', payout: 'OPEN', createdAt: null }] }],
    onRequestPayout: fn(() => Promise.resolve(false)),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Auszahlung anfordern' }));
    await waitFor(() => expect(canvas.getByText(/Auszahlung konnte nicht angefordert werden/)).toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Auszahlung anfordern' })).toBeEnabled();
  },
};

export const Pausieren: Story = {
  name: 'Link pausieren und fortsetzen',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Pausieren (${title})` }));
    await expect(args.onToggle).toHaveBeenCalledWith(first);
    const paused = others.find(({ active }) => !active);
    await userEvent.click(canvas.getByRole('button', { name: /^Pausiert/ }));
    const list = canvas.getByRole('region', { name: 'Meine Empfehlungen' });
    await expect(within(list).getAllByRole('heading', { level: 3 })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: `Fortsetzen (${paused?.job.title})` }));
    await expect(args.onToggle).toHaveBeenLastCalledWith(paused);
  },
};

export const PausierenScheitert: Story = {
  name: 'Link konnte nicht geändert werden',
  args: { referrals: first && [first], onToggle: fn(() => Promise.resolve(false)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Pausieren (${title})` }));
    await waitFor(() => expect(canvas.getByText(/Der Link konnte nicht geändert werden/)).toBeInTheDocument());
  },
};

export const NichtMehrÖffentlich: Story = {
  name: 'Stellenanzeige nicht mehr öffentlich',
  args: { referrals: first && [{ ...first, job: { ...first.job, active: false } }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nicht mehr öffentlich')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Link kopieren/ })).toBeNull();
    await expect(canvas.getByText('Keine Stellenanzeigen mit Empfehlung gefunden.')).toBeVisible();
  },
};

export const Leer: Story = {
  parameters: { spec: ['RF26'] },
  args: { referrals: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Noch keine Empfehlungen' })).toBeVisible();
    await expect(canvas.getByText('Keine Stellenanzeigen mit Empfehlung gefunden.')).toBeVisible();
  },
};

export const Lädt: Story = {
  args: { referrals: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wird geladen...')).toBeInTheDocument();
  },
};

export const Fehler: Story = {
  args: { referrals: undefined, failed: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ihre Empfehlungen konnten nicht geladen werden');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const longJob = 'Rechtsschutzversicherungsgesellschaftssachbearbeiterin oder Donaudampfschifffahrtsgesellschaftskapitän (m/w/d)';

export const Dreihundert: Story = {
  name: '300 Empfehlungen',
  args: {
    referrals: Array.from({ length: 300 }, (_, index): OwnReferral => {
      const base = storyReferrals[index % storyReferrals.length];
      const job = {
        id: String(1000 + index),
        title: index % 7 === 0 ? longJob : `Stelle ${index + 1}`,
        company: 'Weserbund',
        place: 'Bremen',
        active: true,
      };
      return {
        id: String(index),
        code: `C${index}`,
        active: index % 3 > 0,
        views: index,
        rejects: 0,
        createdAt: base?.createdAt ?? null,
        job,
        applications: [],
      };
    }),
  },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Seiten der Empfehlungslinks' }));
    await expect(links.getByText('1 bis 10 von 300')).toBeVisible();
    await userEvent.click(links.getByRole('button', { name: /Weiter/ }));
    await expect(links.getByText('11 bis 20 von 300')).toBeVisible();
    // Another choice begins at its first page.
    await userEvent.click(canvas.getByRole('button', { name: /^Pausiert/ }));
    await expect(links.getByText('1 bis 10 von 100')).toBeVisible();
    const jobs = within(canvas.getByRole('navigation', { name: 'Seiten der Stellenanzeigen mit Empfehlung' }));
    await userEvent.click(jobs.getByRole('button', { name: /Weiter/ }));
    await expect(canvas.getByRole('row', { name: /^21 / })).toBeVisible();
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { globals: { theme: 'dark' } };
