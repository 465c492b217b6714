import type { CompanyJob } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { CompanyJobRow } from './CompanyJobRow';

const job: CompanyJob = {
  id: '7',
  title: 'Senior Backend-Entwickler Schadenplattform (m/w/d)',
  city: 'Bremen',
  location: '',
  workingModel: 'Hybrid',
  employment: 'Vollzeit',
  createdAt: '2026-11-12T08:00:00.000Z',
  publishedAt: '2026-11-13T08:00:00.000Z',
  active: true,
  profileType: 'TECH',
  template: 'template2',
  applications: 38,
  views: 1486,
  hasVideo: true,
  createdBy: 'Jonas Terhorst',
};

const meta = {
  title: 'Muster/Stelle in der Unternehmensliste',
  component: CompanyJobRow,
  parameters: guide({
    when: ['In der Stellenliste eines Unternehmens: Titel, Eckdaten, was die Stelle brachte, an oder aus, und alle Aktionen.'],
    whenNot: ['Für Bewerbende: `JobCard`.'],
    accessibility: [
      'Ein Listeneintrag mit Überschrift; der Titel ist der Verweis zur Stelle.',
      'Alle Verweise und Schaltflächen nennen die Stelle verborgen mit. Das Menü folgt dem Muster der Menüschaltfläche.',
      '„Aktiv“ und „Inaktiv“ sind Ring und Wort; unbekannte Aufrufe sind ein Strich.',
      'Ohne Recht fehlen „Bearbeiten“ und das Menü.',
    ],
    keyboard: [
      ['Tab', 'Titel, Bewerbungen, Bearbeiten, Vorschau, öffentliche Seite, Menü'],
      ['Eingabe, Leertaste', 'öffnet das Menü, folgt dem Verweis'],
      ['Pfeiltasten', 'durch das Menü'],
      ['Escape', 'schließt das Menü'],
    ],
  }),
  args: {
    job,
    href: '/company/1/jobs/7',
    applicationsHref: '/company/1/jobs/7/applications',
    previewHref: '/jobs/preview/7',
    publicHref: '/jobs/7',
    editHref: '/company/1/jobs/7/edit',
    onAction: fn(),
  },
  decorators: [(Story) => <ul className="sw:@container sw:min-h-72">{Story()}</ul>],
} satisfies Meta<typeof CompanyJobRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Aktiv: Story = {
  parameters: { spec: ['JM02', 'JM06'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: job.title })).toHaveAttribute('href', '/company/1/jobs/7');
    for (const text of [
      'Aktiv',
      '12.11.2026',
      'Bremen, Hybrid, Vollzeit · Erstellt von Jonas Terhorst',
      'Technisch',
      'Moderne Alternative',
      '1.486',
    ])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Vorschau/ })).toHaveAttribute('href', '/jobs/preview/7');
    await expect(canvas.getByRole('link', { name: /^Öffentliche Seite/ })).toHaveAttribute('href', '/jobs/7');
    await expect(canvas.getByRole('link', { name: /^38 Bewerbungen/ })).toHaveAttribute('href', '/company/1/jobs/7/applications');
    const menu = async (entry: string) => {
      await userEvent.click(canvas.getByRole('button', { name: /^Weitere Aktionen/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    for (const entry of ['Link kopieren', 'Einbettungscode kopieren', 'Duplizieren', 'Design ändern', 'Deaktivieren', 'Löschen'])
      await menu(entry);
    await expect(args.onAction).toHaveBeenCalledTimes(6);
    for (const action of ['copy-link', 'copy-embed', 'duplicate', 'design', 'toggle', 'delete'] as const)
      await expect(args.onAction).toHaveBeenCalledWith(action);
  },
};

export const Inaktiv: Story = {
  parameters: { spec: ['JM06'] },
  args: { day: 'published', job: { ...job, active: false, applications: 1, views: null, hasVideo: false, createdBy: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inaktiv')).toBeVisible();
    await expect(canvas.getByText('13.11.2026')).toBeVisible();
    await expect(canvas.getByText('–')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Öffentliche Seite/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Weitere Aktionen/ }));
    await expect(await screen.findByRole('menuitem', { name: 'Aktivieren' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const NurLesen: Story = {
  args: { editHref: undefined, onAction: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^Bearbeiten/ })).toBeNull();
  },
};

export const NurKopieren: Story = {
  name: 'Nur kopieren',
  args: { editHref: undefined, actions: ['copy-embed', 'copy-link'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Weitere Aktionen/ }));
    await screen.findByRole('menu');
    const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await expect(entries).toEqual(['Link kopieren', 'Einbettungscode kopieren']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

// The menu by keyboard: it opens on its first entry, arrow keys move and wrap around, Escape closes
// and returns the focus.
export const Tastatur: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /^Weitere Aktionen/ });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Link kopieren' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Löschen' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onAction).toHaveBeenCalledWith('delete');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Telefon: Story = { parameters: { layout: 'fullscreen' }, globals: { viewport: { value: 'mobile1' } } };

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const LangeWörter: Story = {
  ...narrow,
  name: 'Lange Wörter, 320 px',
  decorators: [],
  args: {
    job: {
      ...job,
      title: 'Rechtsschutzversicherungsgesellschaftsabteilungsleitung (m/w/d)',
      city: 'Mönchengladbach',
      applications: 1_234_567,
      views: 9_876_543,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.234.567')).toBeVisible();
    await narrow.play();
  },
};

export const Schmal: Story = { ...narrow, decorators: [] };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
