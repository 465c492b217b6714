import { referralLink, type OwnReferral, type ReferredApplication } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failed, loading, ready, reload } from '../../testing/story-values';
import { given } from '@stellwerk/testing/given';
import { StoryArea, storyReferrals } from '../story-area';
import { ReferralsScreen } from './ReferralsScreen';

const [head, ...others] = storyReferrals;
const first = given(head);

const meta = {
  title: 'Empfehlung/Meine Empfehlungen',
  component: ReferralsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <StoryArea tab="referrals" email="referrer@demo.example">
        {Story()}
      </StoryArea>
    ),
  ],
  args: {
    referrals: ready(storyReferrals),
    addressOf: ({ job, code }: OwnReferral) => referralLink('https://stellwerk.example', job.id, code),
    toggle: fn(() => Promise.resolve()),
    requestPayout: fn(() => Promise.resolve()),
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
    for (const { views, rejects } of storyReferrals.filter(({ active }) => active)) {
      await expect(within(links).getByText(`${views} Aufrufe`)).toBeVisible();
      await expect(within(links).getByText(`${rejects} Mal kein Interesse`)).toBeVisible();
    }
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
    // Two links to one job share a row.
    const jobs = [...new Map(storyReferrals.filter(({ job }) => job.active).map(({ job }) => [job.id, job])).values()];
    const [, ...rows] = section.getAllByRole('row');
    await expect(rows).toHaveLength(jobs.length);
    for (const [index, job] of jobs.entries()) {
      const cells = within(given(rows[index]));
      await expect(cells.getAllByRole('cell')[0]?.textContent).toBe(String(index + 1));
      await expect(cells.getByRole('rowheader').textContent).toBe(job.title);
      await expect(cells.getByRole('link')).toHaveAttribute('href', `/jobs/${job.id}`);
    }
  },
};

const at = (day: string): string => `${day}T08:00:00.000Z`;
const application = (id: number, parts: Partial<ReferredApplication>): ReferredApplication => ({
  id: String(id),
  milestone: 'HIRED',
  payout: 'OPEN',
  payoutEvents: [],
  createdAt: at('2026-10-02'),
  ...parts,
});
const asked = { state: 'REQUESTED', at: at('2026-11-02') } as const;
const paid = { state: 'PAID', at: at('2026-11-09') } as const;
const referred: readonly ReferredApplication[] = [
  application(1, { milestone: 'APPLIED', createdAt: at('2026-11-19') }),
  application(2, { milestone: 'INTERVIEW', createdAt: at('2026-11-12') }),
  application(3, { milestone: 'ENDED', createdAt: at('2026-11-11') }),
  application(4, {}),
  application(5, { payout: 'REQUESTED', payoutEvents: [asked] }),
  application(6, { payout: 'PAID', payoutEvents: [asked, paid] }),
  application(7, { payout: 'REFUSED', payoutEvents: [asked, { state: 'REFUSED', at: at('2026-11-10') }] }),
  application(8, { payout: 'REVERSED', payoutEvents: [asked, paid, { state: 'REVERSED', at: at('2026-11-23') }] }),
];
const withApplications = { referrals: ready([{ ...first, applications: referred }]) };

export const NurMeilensteine: Story = {
  name: 'Bewerbungen nur mit Meilenstein und Prämie',
  args: withApplications,
  play: async ({ args, canvas }) => {
    const rows = within(canvas.getByRole('table', { name: /^Bewerbungen über den Link/ }))
      .getAllByRole('row')
      .slice(1);
    const texts = (row: HTMLElement): string[] =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent ?? '');
    await expect(rows.slice(0, 4).map(texts)).toEqual([
      ['19.11.2026', 'Bewerbung eingegangen', '–'],
      ['12.11.2026', 'Im Gespräch', '–'],
      ['11.11.2026', 'Beendet', '–'],
      ['02.10.2026', 'Eingestellt', 'OffenAuszahlung anfordern'],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Auszahlung anfordern' }));
    await expect(args.requestPayout).toHaveBeenCalledWith(expect.objectContaining({ id: '4' }));
  },
};

export const VerlaufDerAuszahlung: Story = {
  name: 'Verlauf der Auszahlung mit Datum',
  args: withApplications,
  play: async ({ canvas }) => {
    const records = canvas.getAllByRole('list', { name: 'Verlauf der Auszahlung' }).map((record) =>
      within(record)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    );
    // The first four have had no progress yet.
    await expect(records).toEqual([
      ['Angefordert am 02.11.2026'],
      ['Angefordert am 02.11.2026', 'Ausgezahlt am 09.11.2026'],
      ['Angefordert am 02.11.2026', 'Abgelehnt am 10.11.2026'],
      ['Angefordert am 02.11.2026', 'Ausgezahlt am 09.11.2026', 'Zurückgebucht am 23.11.2026'],
    ]);
    for (const state of ['Angefordert', 'Ausgezahlt', 'Abgelehnt', 'Zurückgebucht']) await expect(canvas.getByText(state)).toBeVisible();
  },
};

export const VerlaufAmTelefon: Story = { ...VerlaufDerAuszahlung, name: 'Verlauf am Telefon', globals: { viewport: { value: 'mobile1' } } };
export const VerlaufDunkel: Story = { ...VerlaufDerAuszahlung, name: 'Verlauf, dunkel', globals: { theme: 'dark' } };

export const AuszahlungScheitert: Story = {
  name: 'Auszahlung konnte nicht angefordert werden',
  args: {
    referrals: ready([{ ...first, applications: [application(1, { createdAt: null })] }]),
    requestPayout: fn(() => Promise.reject(new Error('500'))),
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
    await expect(args.toggle).toHaveBeenCalledWith(first);
    const paused = others.find(({ active }) => !active);
    await userEvent.click(canvas.getByRole('button', { name: /^Pausiert/ }));
    const list = canvas.getByRole('region', { name: 'Meine Empfehlungen' });
    const headings = within(list).getAllByRole('heading', { level: 3 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual(['1 Link', paused?.job.title]);
    await userEvent.click(canvas.getByRole('button', { name: `Fortsetzen (${paused?.job.title})` }));
    await expect(args.toggle).toHaveBeenLastCalledWith(paused);
  },
};

export const PausierenScheitert: Story = {
  name: 'Link konnte nicht geändert werden',
  args: { referrals: ready([first]), toggle: fn(() => Promise.reject(new Error('500'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Pausieren (${title})` }));
    await waitFor(() => expect(canvas.getByText(/Der Link konnte nicht geändert werden/)).toBeInTheDocument());
  },
};

export const NichtMehrÖffentlich: Story = {
  name: 'Stellenanzeige nicht mehr öffentlich',
  args: { referrals: ready([{ ...first, job: { ...first.job, active: false } }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nicht mehr öffentlich')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Link kopieren/ })).toBeNull();
    await expect(canvas.getByText('Keine Stellenanzeigen mit Empfehlung gefunden.')).toBeVisible();
  },
};

export const Leer: Story = {
  parameters: { spec: ['RF26'] },
  args: { referrals: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Noch keine Empfehlungen' })).toBeVisible();
    await expect(canvas.getByText('Keine Stellenanzeigen mit Empfehlung gefunden.')).toBeVisible();
  },
};

export const Lädt: Story = {
  args: { referrals: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wird geladen...')).toBeInTheDocument();
  },
};

export const Fehler: Story = {
  args: { referrals: failed() },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByText('Ihre Empfehlungen konnten nicht geladen werden')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

const longJob = 'Rechtsschutzversicherungsgesellschaftssachbearbeiterin oder Donaudampfschifffahrtsgesellschaftskapitän (m/w/d)';

export const Dreihundert: Story = {
  name: '300 Empfehlungen',
  args: {
    referrals: ready(
      Array.from({ length: 300 }, (_, index): OwnReferral => {
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
    ),
  },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Seiten der Empfehlungslinks' }));
    await expect(links.getByText('1 bis 10 von 300')).toBeVisible();
    await userEvent.click(links.getByRole('button', { name: /Weiter/ }));
    await expect(links.getByText('11 bis 20 von 300')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: '300 Links' })).toHaveFocus();
    // Another filter starts at its first page.
    await userEvent.click(canvas.getByRole('button', { name: /^Pausiert/ }));
    await expect(links.getByText('1 bis 10 von 100')).toBeVisible();
    const jobs = within(canvas.getByRole('navigation', { name: 'Seiten der Stellenanzeigen mit Empfehlung' }));
    await userEvent.click(jobs.getByRole('button', { name: /Weiter/ }));
    await expect(canvas.getByRole('row', { name: /^21 / })).toBeVisible();
  },
};

export const Telefon: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    // A line may break at a slash, never inside the number of the job or the code.
    const [piece, slash] = [canvas.getByText(`${first.job.id}?ref=${first.code}`), given(canvas.getAllByText('jobs/')[0])];
    await expect(piece.offsetHeight).toBe(slash.offsetHeight);
  },
};
export const Dunkel: Story = { globals: { theme: 'dark' } };
