import type { JobPage, JobSearchNote } from '@stellwerk/domain';
import { fixtureJobCards } from '@stellwerk/domain/fixtures';
import type { Canvas } from '@stellwerk/testing/canvas';
import { given } from '@stellwerk/testing/given';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { jobListView, readJobListState } from './job-list';
import { ready } from '../../testing/story-values';
import { onSite } from '../../testing/story-site';
import { JobsScreen } from './JobsScreen';

const NONE: JobSearchNote = { corrected: '', related: [], nearest: false, newest: false, similar: 0 };
const few = fixtureJobCards.slice(0, 3);
const searched = (search: string, note: Partial<JobSearchNote>, jobs = few, place: Partial<Pick<JobPage, 'near' | 'wider'>> = {}) => {
  const page = {
    jobs,
    total: jobs.length - (note.similar ?? 0),
    page: 1,
    pageSize: 20,
    locations: null,
    employments: null,
    near: null,
    wider: null,
    search: { ...NONE, ...note },
    ...place,
  };
  return {
    state: readJobListState(new URLSearchParams({ search, near: place.near?.name ?? '' })),
    view: ready(jobListView(page, { ...page, jobs: fixtureJobCards })),
  };
};
const OTHERS = ['Pflegefachfrau', 'Pflegefachkraft', 'Krankenpfleger'];

const meta = {
  title: 'Öffentlich/Stellenliste/Wie gesucht wurde',
  component: JobsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [onSite('/jobs')],
  args: { ...searched('Krankenschwester', { related: OTHERS }), hrefOf: (page) => `/jobs?page=${page}`, onChange: fn(), onReset: fn() },
} satisfies Meta<typeof JobsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AndereNamen: Story = {
  name: 'Unter anderen Namen gefunden',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gesucht wurde auch nach Pflegefachfrau, Pflegefachkraft und Krankenpfleger.')).toBeVisible();
    await expect(canvas.queryByText(/Keine Treffer/)).toBeNull();
    await expect(canvas.getByRole('combobox', { name: 'Sortieren' })).toHaveDisplayValue('Beste Treffer zuerst');
  },
};

/**
 * The whole note: each of its sentences is a separate element, so that a translated page keeps
 * working.
 */
const noteOf = (canvas: Canvas, part: RegExp): HTMLElement => given(canvas.getByText(part).closest('p'));

export const Vertippt: Story = {
  args: searched('Pfelger', { corrected: 'Pfleger' }),
  play: async ({ canvas }) => {
    await expect(noteOf(canvas, /^Keine Treffer/)).toHaveTextContent(
      /^Keine Treffer für „Pfelger“\. Gezeigt werden Treffer für „Pfleger“\.$/,
    );
    await expect(canvas.getByRole('link', { name: few[0]?.title })).toBeVisible();
  },
};

export const Nächste: Story = {
  name: 'Nichts gefunden: die nächsten Stellen',
  args: searched('Imkerin', { nearest: true, related: ['Landwirt', 'Gärtner'] }),
  play: async ({ canvas }) => {
    await expect(noteOf(canvas, /^Keine Treffer/)).toHaveTextContent(
      /^Keine Treffer für „Imkerin“\. Gesucht wurde auch nach Landwirt und Gärtner\. Vielleicht passt eine dieser Stellen:$/,
    );
    await expect(canvas.getByRole('link', { name: few[0]?.title })).toBeVisible();
  },
};

export const Wenige: Story = {
  name: 'Wenig gefunden: ähnliche Stellen dahinter',
  args: searched('Architekt Ulm', { similar: 2 }),
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('heading', { name: '1 Stellenanzeige' })).toBeVisible();
    await step('Was nur ähnlich ist, steht für sich', async () => {
      const similar = within(canvas.getByRole('region', { name: 'Ähnliche Stellen' }));
      await expect(similar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(few.slice(1).map(({ title }) => title));
    });
  },
};

export const Neueste: Story = {
  name: 'Nichts gefunden: die neuesten Stellen',
  args: searched('zzzzqq', { nearest: true, newest: true }),
  parameters: { spec: ['PL17'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Keine Stellenanzeigen gefunden. Bitte versuchen Sie es mit anderen Suchkriterien. Gesucht wurde nach „zzzzqq“.'),
    ).toBeVisible();
    await expect(canvas.getByText('Das sind die neuesten Stellen:')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '0 Stellenanzeigen' })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Sortieren' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: few[0]?.title })).toBeVisible();
  },
};

export const GarNichts: Story = {
  name: 'Gar nichts gefunden, mit Filtern',
  args: searched('Orgelbauerin', { related: ['Instrumentenbauer', 'Klavierbauer'] }, []),
  parameters: { spec: ['PL17'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Keine Treffer für „Orgelbauerin“.')).toBeVisible();
    await expect(canvas.getByText('Gesucht wurde auch nach Instrumentenbauer und Klavierbauer.')).toBeVisible();
    await expect(canvas.getByText('Keine Stellenanzeigen gefunden.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filter zurücksetzen' })).toBeVisible();
  },
};

const BREMEN = { name: 'Bremen', radius: 25 };

export const NichtsInDerNähe: Story = {
  name: 'Nichts in der Nähe: der nächste Umkreis',
  args: searched('Pfleger', {}, [], { near: BREMEN, wider: { radius: 50, total: 14 } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '0 Stellenanzeigen im Umkreis von 25 km um Bremen' })).toBeVisible();
    await expect(canvas.getByText('Keine Treffer für „Pfleger“ im Umkreis von 25 km um Bremen.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '14 Stellenanzeigen im Umkreis von 50 km um Bremen' })).toHaveAttribute(
      'href',
      '/jobs?search=Pfleger&near=Bremen&radius=50',
    );
  },
};

export const NurWoanders: Story = {
  name: 'Nichts in der Nähe: nur an anderen Orten',
  args: searched('Pfleger', {}, [], { near: BREMEN, wider: { radius: null, total: 1 } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '1 Stellenanzeige an allen Orten' })).toHaveAttribute('href', '/jobs?search=Pfleger');
  },
};

export const NeuesteZuerst: Story = {
  name: 'Die Reihenfolge wird gewählt',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sortieren' }), 'Neueste zuerst');
    await expect(args.onChange).toHaveBeenLastCalledWith({ sort: 'newest', page: 1 });
  },
};

export const Dunkel: Story = { ...Nächste, name: 'Dunkel', globals: { theme: 'dark' } };

export const Telefon: Story = {
  ...Nächste,
  name: 'Lange Wörter, Telefon',
  globals: { viewport: { value: 'mobile1' } },
  args: searched('Rechtsschutzversicherungsgesellschaftenzusammenschlussbeauftragte', {
    nearest: true,
    related: ['Sozialversicherungsfachangestellte', 'Versicherungskaufmann'],
  }),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
