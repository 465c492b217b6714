import { ApiError, readJobDetails, type ParsedJob } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { JobForm } from '../JobForm';
import { emptyForm, filled } from '../story-data';

const parsed: ParsedJob = {
  title: 'Leuchtturmwärterin oder Leuchtturmwärter (m/w/d)',
  city: 'Borkum',
  workingModel: '',
  employment: 'Vollzeit',
  salary: '',
  payRange: { min: 42_000, max: 48_000, currency: 'EUR', unit: 'YEAR' },
  closesOn: '2026-12-31',
  description: '<p>Seit 1871 halten wir das Licht an der Küste am Brennen.</p>',
  tasks: '<ul><li>Sie prüfen die Lampen jeden Abend.</li><li>Sie führen das Logbuch.</li></ul>',
  profile: '<p>Sie sind schwindelfrei &amp; gern allein.</p>',
  offer: '',
  aboutUs: '',
  ...readJobDetails({}),
  notes: ['Gehalt: „42–48“ wurde nicht verstanden und fehlt.'],
};

const source = { parse: fn(() => Promise.resolve(parsed)), readFile: fn((file: File) => file.text()) };

const meta = {
  title: 'Formulare/Stellenanzeige/Aus vorhandenem Text',
  component: JobForm,
  parameters: guide({
    when: ['Wer eine Stellenanzeige schon als Text, Webseite oder Word-Datei hat: `source` an `JobForm`.'],
    whenNot: ['Viele Stellenanzeigen auf einmal: Import.'],
    accessibility: [
      'Was erkannt wurde, bekommt den Fokus und wird vorgelesen; danach folgt jedes Feld als Kästchen mit seinem Inhalt.',
      'Was überschreiben würde, ist nicht angekreuzt und sagt es in seinem Namen.',
      'Nach dem Übernehmen steht der Fokus wieder auf der Schaltfläche, und eine Statusmeldung nennt die Felder.',
    ],
    keyboard: [
      ['Tab', 'durch Text, Datei und Schaltflächen'],
      ['Leertaste', 'kreuzt ein Feld an oder ab'],
      ['Escape', 'schließt; der Text bleibt für das nächste Mal'],
    ],
  }),
  args: { ...emptyForm, source },
} satisfies Meta<typeof JobForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const openButton = 'Aus vorhandenem Text übernehmen';
async function openDialog(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('button', { name: openButton }));
  return within(await screen.findByRole('dialog', { name: openButton }));
}
async function readText(canvas: ReturnType<typeof within>, text = 'Leuchtturmwärter gesucht') {
  const dialog = await openDialog(canvas);
  await userEvent.type(dialog.getByLabelText('Text der Stellenanzeige'), text);
  await userEvent.click(dialog.getByRole('button', { name: 'Text auswerten' }));
  return dialog;
}
const boxes = (dialog: ReturnType<typeof within>) =>
  dialog
    .getAllByRole('checkbox')
    .map((box: HTMLElement) => [box.closest('div')?.querySelector('label')?.textContent, box.matches(':checked')]);
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Offen: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await waitFor(() => expect(dialog.getByLabelText('Text der Stellenanzeige')).toHaveFocus());
  },
};

export const Erkannt: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await readText(canvas);
    await waitFor(() => expect(dialog.getByText('8 Angaben erkannt')).toHaveFocus());
    await expect(args.source?.parse).toHaveBeenCalledWith('Leuchtturmwärter gesucht');
    await expect(boxes(dialog)).toEqual(
      [
        'Stellentitel',
        'Standort',
        'Beschäftigungsart',
        'Gehalt von bis',
        'Bewerbungsfrist',
        'Stellenbeschreibung',
        'Ihre Aufgaben',
        'Ihr Profil',
      ].map((label) => [label, true]),
    );
    await expect(dialog.getByText('Nicht erkannt: Arbeitsmodell, Wir bieten, Über uns.')).toBeVisible();
    await expect(dialog.getByText('Gehalt: „42–48“ wurde nicht verstanden und fehlt.')).toBeVisible();
    await expect(dialog.getByText('Sie sind schwindelfrei & gern allein.')).toBeVisible();
  },
};

export const Übernommen: Story = {
  play: async ({ canvas, canvasElement }) => {
    const dialog = await readText(canvas);
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Standort' }));
    await userEvent.click(dialog.getByRole('button', { name: '7 Angaben übernehmen' }));
    await closed();
    await expect(canvas.getByLabelText('Stellentitel')).toHaveValue(parsed.title);
    await expect(canvas.getByLabelText('Standort')).toHaveValue('');
    await expect(canvas.getByLabelText('Beschäftigungsart')).toHaveValue('Vollzeit');
    await expect(canvas.getByLabelText(/^Gehalt von/)).toHaveValue('42.000');
    await expect(canvas.getByLabelText(/^Gehalt bis/)).toHaveValue('48.000');
    await expect(canvas.getByLabelText('Ihre Aufgaben')).toHaveValue(parsed.tasks);
    await expect(await canvas.findByText(/^Übernommen: Stellentitel, Beschäftigungsart, /)).toBeVisible();
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: openButton })).toHaveFocus());
  },
};

export const SchonAusgefüllt: Story = {
  name: 'Schon ausgefüllt',
  args: { defaultValues: { ...filled, employment: 'Vollzeit', yourTasks: '' } },
  play: async ({ canvas }) => {
    const dialog = await readText(canvas);
    await dialog.findByText('8 Angaben erkannt');
    await expect(boxes(dialog)).toEqual([
      ['Stellentitel (ersetzt Ihre Eingabe)', false],
      ['Standort (ersetzt Ihre Eingabe)', false],
      ['Beschäftigungsart', true],
      ['Gehalt von bis', true],
      ['Bewerbungsfrist', true],
      ['Stellenbeschreibung (ersetzt Ihre Eingabe)', false],
      ['Ihre Aufgaben', true],
      ['Ihr Profil (ersetzt Ihre Eingabe)', false],
    ]);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Standort (ersetzt Ihre Eingabe)' }));
    await userEvent.click(dialog.getByRole('button', { name: '5 Angaben übernehmen' }));
    await closed();
    await expect(canvas.getByLabelText('Stellentitel')).toHaveValue(filled.title);
    await expect(canvas.getByLabelText('Standort')).toHaveValue('Borkum');
    await expect(canvas.getByLabelText('Ihr Profil')).toHaveValue(filled.yourProfile);
  },
};

export const WirdAusgewertet: Story = {
  name: 'Wird ausgewertet',
  args: { source: { ...source, parse: fn(() => new Promise<ParsedJob>(() => undefined)) } },
  play: async ({ canvas }) => {
    const dialog = await readText(canvas);
    await expect(await dialog.findByRole('button', { name: 'Wird ausgewertet …' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const NichtsErkannt: Story = {
  name: 'Nichts erkannt',
  args: {
    source: {
      ...source,
      parse: fn(() =>
        Promise.resolve({
          ...parsed,
          title: '',
          city: '',
          employment: '',
          payRange: null,
          closesOn: '',
          description: '',
          tasks: '',
          profile: '',
        }),
      ),
    },
  },
  play: async ({ canvas }) => {
    const dialog = await readText(canvas, 'abc');
    await expect(await dialog.findByText(/^In diesem Text wurde nichts erkannt/)).toBeVisible();
    await expect(dialog.getByLabelText('Text der Stellenanzeige')).toHaveFocus();
    await expect(dialog.getByLabelText('Text der Stellenanzeige')).toHaveValue('abc');
  },
};

export const OhneText: Story = {
  name: 'Ohne Text',
  play: async ({ canvas, args }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Text auswerten' }));
    await expect(await dialog.findByText('Bitte fügen Sie den Text Ihrer Stellenanzeige ein.')).toBeVisible();
    await expect(args.source?.parse).not.toHaveBeenCalled();
  },
};

export const Gescheitert: Story = {
  args: { source: { ...source, parse: fn(() => Promise.reject(new ApiError('network', 'Keine Verbindung zum Server.'))) } },
  play: async ({ canvas }) => {
    const dialog = await readText(canvas);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Keine Verbindung zum Server.');
    await expect(dialog.getByLabelText('Text der Stellenanzeige')).toHaveValue('Leuchtturmwärter gesucht');
  },
};

/** The text is kept when the dialog is closed and reopened. */
export const Geschlossen: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.type(dialog.getByLabelText('Text der Stellenanzeige'), 'Halb fertig');
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect((await openDialog(canvas)).getByLabelText('Text der Stellenanzeige')).toHaveValue('Halb fertig');
  },
};

export const Datei: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await openDialog(canvas);
    const html = '<h1>Lotsin (m/w/d)</h1><ul><li>Lotsen</li><li>Funken</li></ul>';
    await userEvent.upload(dialog.getByLabelText('Oder eine Datei'), new File([html], 'stelle.html', { type: 'text/html' }));
    await waitFor(() => expect(dialog.getByLabelText('Text der Stellenanzeige')).toHaveValue('Lotsin (m/w/d)\n• Lotsen\n• Funken'));
    await expect(dialog.getByText('Der Text aus stelle.html steht jetzt im Feld.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Text auswerten' }));
    await dialog.findByText(/ erkannt$/);
    await expect(args.source?.parse).toHaveBeenCalledWith(html);
  },
};

const refusing = (file: File, error: string): Story => ({
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.type(dialog.getByLabelText('Text der Stellenanzeige'), 'Bleibt stehen');
    await userEvent.setup({ applyAccept: false }).upload(dialog.getByLabelText('Oder eine Datei'), file);
    await expect(await dialog.findByText(error)).toBeVisible();
    await expect(dialog.getByLabelText('Text der Stellenanzeige')).toHaveValue('Bleibt stehen');
  },
});

export const FalscheDatei = refusing(new File(['%PDF'], 'stelle.pdf'), 'Bitte wählen Sie eine Datei im Format HTML, TXT oder DOCX.');
export const ZuGroßeDatei = refusing(new File(['x'.repeat(5 * 1024 * 1024 + 1)], 'stelle.txt'), 'Die Datei darf höchstens 5 MB groß sein.');
export const LeereDatei = refusing(new File([' '], 'stelle.txt'), 'In dieser Datei steht kein Text. Bitte fügen Sie den Text selbst ein.');
export const UnlesbareDatei: Story = {
  ...refusing(new File(['x'], 'stelle.docx'), 'Diese Datei konnte nicht gelesen werden. Bitte fügen Sie den Text selbst ein.'),
  args: { source: { ...source, readFile: fn(() => Promise.reject(new Error('broken'))) } },
};

export const Telefon: Story = { ...Erkannt, globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { ...SchonAusgefüllt, name: 'Dunkel', globals: { theme: 'dark' } };
