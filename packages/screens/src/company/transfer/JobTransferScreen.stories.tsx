import { ApiError, type ImportEntry } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { StoryPage } from '../shared/story-page';
import { JobTransferScreen, type JobTransferScreenProps } from './JobTransferScreen';
import type { ImportCalls } from './use-job-import';

const entry = (line: number, title: string, outcome: ImportEntry['outcome'], reason = '', notes: readonly string[] = []): ImportEntry => ({
  place: `Zeile ${line}`,
  title,
  outcome,
  reason,
  notes,
  value: outcome === 'refused' ? undefined : { title },
});

const entries = [
  entry(2, 'Fahrdienstleitung (m/w/d)', 'created'),
  entry(3, 'Fachkraft für Gleisbau (m/w/d)', 'updated', '', [
    'Bewerbungsschluss: „Ende März“ wurde nicht verstanden und fehlt. Schreiben Sie den Tag als 31.12.2027.',
    'Beschäftigung: „Teilzeit“ wird nicht übernommen, nur „Vollzeit“.',
  ]),
  entry(4, 'Disposition Güterverkehr (m/w/d)', 'unchanged'),
  entry(5, '', 'refused', 'Der Titel fehlt.'),
  entry(6, 'Instandhaltung Signaltechnik (m/w/d)', 'refused', 'Der Wert unter „Bewerbungsfrist“ lässt sich nicht lesen.'),
];

const calls = {
  checkImport: fn<ImportCalls['checkImport']>(() => Promise.resolve(entries)),
  sendImport: fn<ImportCalls['sendImport']>((values) => Promise.resolve(values.map(() => ({ outcome: 'created' as const, reason: '' })))),
  onImported: fn(),
};

const meta = {
  title: 'Unternehmen/Importieren und exportieren',
  component: JobTransferScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage>{Story()}</StoryPage>],
  args: {
    teamRole: 'RECRUITER',
    listHref: '/company/1/dashboard?tab=jobs',
    exportJobs: fn<JobTransferScreenProps['exportJobs']>(() => Promise.resolve()),
    calls,
  },
} satisfies Meta<JobTransferScreenProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = new File(['Titel;Ort'], 'stellen.csv', { type: 'text/csv' });
const input = (canvas: Canvas) => canvas.getByLabelText(/^Datei mit Stellenanzeigen/, { selector: 'input' });
const never = () => new Promise<never>(() => undefined);

export const Leer: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Importieren und exportieren' })).toBeVisible();
    await expect(input(canvas)).toHaveAccessibleDescription('JSON, JSON Lines oder CSV mit Kopfzeile, höchstens 32 MB');
    await userEvent.click(canvas.getByRole('button', { name: 'Als CSV herunterladen' }));
    await expect(args.exportJobs).toHaveBeenLastCalledWith('csv');
    await userEvent.click(canvas.getByRole('button', { name: 'Als JSON herunterladen' }));
    await expect(args.exportJobs).toHaveBeenLastCalledWith('json');
  },
};

export const ExportGescheitert: Story = {
  args: {
    exportJobs: fn<JobTransferScreenProps['exportJobs']>(() =>
      Promise.reject(new ApiError('network', 'Ein unerwarteter Fehler ist aufgetreten.')),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Als CSV herunterladen' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Der Export ist fehlgeschlagen.');
  },
};

export const WirdGelesen: Story = {
  args: {
    calls: {
      ...calls,
      checkImport: (_file, onProgress) => {
        onProgress(62);
        return never();
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.upload(input(canvas), file);
    await expect(await canvas.findByText('Die Datei wird gelesen …')).toBeVisible();
  },
};

export const Vorschau: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.upload(input(canvas), file);
    await expect(await canvas.findByText('1 neu, 1 geändert, 1 unverändert, 2 abgelehnt.')).toBeVisible();
    const row = within(canvas.getByRole('row', { name: /Instandhaltung/ }));
    await expect(row.getByText('Abgelehnt')).toBeVisible();
    await expect(row.getByText('Der Wert unter „Bewerbungsfrist“ lässt sich nicht lesen.')).toBeVisible();
    await expect(canvas.getByText('Bei einem Eintrag fehlt etwas: siehe Hinweise.')).toBeVisible();
    const noted = within(canvas.getByRole('row', { name: /Gleisbau/ }));
    await expect(noted.getByText(/„Ende März“ wurde nicht verstanden und fehlt/)).toBeVisible();
    await expect(args.calls.sendImport).not.toHaveBeenCalled();
  },
};

/** Each step replaces the previous one; the focus moves there, not to the start of the page. */
export const Tastatur: Story = {
  play: async ({ canvas }) => {
    const place = canvas.getByRole('heading', { name: 'Importieren' });
    const press = async (name: string) => {
      (await canvas.findByRole('button', { name })).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(place).toHaveFocus());
    };
    await userEvent.upload(input(canvas), file);
    await waitFor(() => expect(place).toHaveFocus());
    await press('2 Stellenanzeigen übernehmen');
    await expect(await canvas.findByText('Import abgeschlossen')).toBeVisible();
    await press('Weitere Datei importieren');
    await userEvent.tab();
    await expect(input(canvas)).toHaveFocus();
  },
};

export const Abgeschlossen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.upload(input(canvas), file);
    await userEvent.click(await canvas.findByRole('button', { name: /^Abgelehnt/ }));
    await expect(canvas.queryByRole('row', { name: /Fahrdienstleitung/ })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: '2 Stellenanzeigen übernehmen' }));
    await expect(await canvas.findByText('Import abgeschlossen')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Mit Hinweis/ }));
    await expect(canvas.getByRole('row', { name: /Gleisbau/ })).toHaveTextContent(/„Teilzeit“ wird nicht übernommen/);
    await expect(args.calls.sendImport).toHaveBeenCalledWith([entries[0]?.value, entries[1]?.value], {
      asDrafts: false,
      design: undefined,
    });
    await expect(args.calls.onImported).toHaveBeenCalledOnce();
  },
};

/** For people who want to review the jobs before they are public. */
export const ErstInaktiv: Story = {
  name: 'Vorschau, erst inaktiv anlegen',
  play: async ({ args, canvas }) => {
    await userEvent.upload(input(canvas), file);
    await userEvent.click(await canvas.findByLabelText('Neue Stellenanzeigen zuerst inaktiv anlegen'));
    await expect(canvas.getByText(/^Neue Stellenanzeigen bleiben inaktiv/)).toBeVisible();
    await expect(args.calls.sendImport).not.toHaveBeenCalled();
  },
};

/** Opens the import and starts it. */
export const InaktivAngelegt: Story = {
  name: 'Abgeschlossen, inaktiv und in einem Design angelegt',
  play: async (context) => {
    await ErstInaktiv.play?.(context);
    const { args, canvas } = context;
    await userEvent.click(canvas.getByRole('combobox', { name: 'Design neuer Stellenanzeigen' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Moderne Alternative' }));
    await userEvent.click(await canvas.findByRole('button', { name: '2 Stellenanzeigen übernehmen' }));
    await expect(await canvas.findByText('Import abgeschlossen')).toBeVisible();
    await expect(args.calls.sendImport).toHaveBeenCalledWith([entries[0]?.value, entries[1]?.value], {
      asDrafts: true,
      design: 'template2',
    });
  },
};

/** 250 entries are sent in three batches; the second one fails, and the import continues there. */
const many = Array.from({ length: 250 }, (_, index) => entry(index + 2, `Fahrdienstleitung ${index + 1}`, 'created'));
const sent: number[] = [];

export const Unterbrochen: Story = {
  args: {
    calls: {
      ...calls,
      checkImport: () => Promise.resolve(many),
      sendImport: (values) => {
        sent.push(values.length);
        return sent.length === 2
          ? Promise.reject(new ApiError('network', 'Keine Verbindung.'))
          : Promise.resolve(values.map(() => ({ outcome: 'created' as const, reason: '' })));
      },
    },
  },
  beforeEach: () => {
    sent.length = 0;
  },
  play: async ({ canvas }) => {
    await userEvent.upload(input(canvas), file);
    await userEvent.click(await canvas.findByRole('button', { name: '250 Stellenanzeigen übernehmen' }));
    await expect(await canvas.findByText(/^100 von 250 Einträgen sind übernommen/)).toBeVisible();
  },
};

export const Fortgesetzt: Story = {
  ...Unterbrochen,
  play: async (context) => {
    await Unterbrochen.play?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Fortsetzen' }));
    await expect(await context.canvas.findByText('250 neu, 0 geändert, 0 unverändert, 0 abgelehnt.')).toBeVisible();
    await expect(sent).toEqual([100, 100, 100, 50]);
  },
};

export const WirdÜbernommen: Story = {
  args: {
    calls: {
      ...calls,
      checkImport: () => Promise.resolve(many),
      sendImport: () => never(),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.upload(input(canvas), file);
    await userEvent.click(await canvas.findByRole('button', { name: '250 Stellenanzeigen übernehmen' }));
    await expect(await canvas.findByRole('progressbar', { name: 'Stellenanzeigen werden übernommen' })).toBeVisible();
  },
};

export const DateiAbgelehnt: Story = {
  args: {
    calls: {
      ...calls,
      checkImport: () => Promise.reject(new ApiError('http', 'Der Inhalt der Datei passt nicht zu ihrer Endung.', { status: 400 })),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.upload(input(canvas), file);
    await waitFor(() => expect(canvas.getByText('Der Inhalt der Datei passt nicht zu ihrer Endung.')).toBeVisible());
  },
};

export const NichtsNeues: Story = {
  name: 'Nichts Neues',
  args: { calls: { ...calls, checkImport: () => Promise.resolve([entry(2, 'Fahrdienstleitung (m/w/d)', 'unchanged')]) } },
  play: async ({ canvas }) => {
    await userEvent.upload(input(canvas), file);
    await expect(await canvas.findByText(/^Alle Stellenanzeigen dieser Datei sind schon vorhanden/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /übernehmen/ })).toBeNull();
  },
};

export const OhneRecht: Story = {
  args: { teamRole: 'MEMBER' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Stellenanzeigen importieren und exportieren dürfen/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /herunterladen/ })).toBeNull();
  },
};

export const Telefon: Story = { ...Vorschau, name: 'Vorschau, Telefon', globals: { viewport: { value: 'mobile1' } } };
export const TelefonDunkel: Story = {
  ...Abgeschlossen,
  name: 'Abgeschlossen, Telefon dunkel',
  globals: { viewport: { value: 'mobile1' }, theme: 'dark' },
};
