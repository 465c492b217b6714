import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { guide } from '@stellwerk/testing/guidance';
import { forcedColors } from '@stellwerk/testing/stories';
import { JobForm } from './JobForm';
import { emptyForm, filled } from './story-data';

const sentence =
  'Sie planen Signale, prüfen sie vor Ort mit unseren Werkstätten und den Behörden, stimmen sich mit dem Betrieb über Sperrpausen ab, begleiten den Einbau in der Nacht, nehmen die Anlage ab und schreiben danach den Bericht für das Amt.';
const paragraph =
  'Seit 1986 bauen wir Stellwerke für Nebenbahnen. Angefangen hat es in einer Werkstatt in Altona mit zwei Gleisen und einem Kran, heute arbeiten an drei Orten Menschen aus vielen Ländern daran, dass Züge auch dort fahren, wo andere schon aufgegeben haben. ';

const meta = {
  title: 'Formulare/Stellenanzeige: Hinweise',
  component: JobForm,
  parameters: guide({
    when: ['Vor dem Veröffentlichen: was am Text Menschen vom Weiterlesen oder vom Bewerben abhält, am Feld gesagt und begründet.'],
    whenNot: ['Für Fehler: die stehen am Feld und halten das Speichern auf. Hinweise halten nichts auf.'],
    accessibility: [
      'Jede Liste heißt nach ihrem Feld. Ein übernommener Vorschlag führt den Fokus in das Feld, denn seine Schaltfläche verschwindet.',
    ],
    keyboard: [
      ['Tab', 'vom Feld zu seinen Vorschlägen'],
      ['Enter', 'übernimmt einen Vorschlag, oder führt aus der Übersicht ins Feld'],
    ],
  }),
  args: {
    ...emptyForm,
    defaultValues: {
      ...filled,
      title: 'Fachplanung Leit- und Sicherungstechnik',
      yourTasks: `<p>${sentence}</p>`,
      yourProfile: '<ul><li>Sie sind ehrgeizig und ein Macher</li><li>Sie passen in ein junges Team</li></ul>',
      aboutUs: `<p>${paragraph.repeat(3)}</p>`,
    },
  },
} satisfies Meta<typeof JobForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const hintsAt = (canvas: Canvas, field: string) => within(canvas.getByRole('list', { name: `Hinweise: ${field}` }));
const textsAt = (canvas: Canvas, field: string) =>
  hintsAt(canvas, field)
    .getAllByRole('paragraph')
    .map(({ textContent }) => textContent);

export const AmFeld: Story = {
  name: 'An jedem Feld',
  play: async ({ canvas }) => {
    await expect(textsAt(canvas, 'Stellentitel')).toEqual(['Der Titel sagt nicht, dass alle Geschlechter gemeint sind.']);
    await expect(textsAt(canvas, 'Gehalt')).toEqual([expect.stringContaining('In der Anzeige steht kein Gehalt.')]);
    await expect(textsAt(canvas, 'Ihre Aufgaben')).toEqual([
      expect.stringContaining('Ein Satz hat mehr als 35 Wörter: „Sie planen Signale'),
    ]);
    await expect(textsAt(canvas, 'Ihr Profil')).toEqual([
      '„ehrgeizig“ spricht eher Männer an. Eine andere Wendung lädt alle ein.',
      '„Macher“ spricht eher Männer an. Eine andere Wendung lädt alle ein.',
      expect.stringContaining('„junges Team“ meint ein bestimmtes Alter.'),
    ]);
    await expect(textsAt(canvas, 'Über uns')).toEqual([expect.stringContaining('Ein Absatz hat mehr als 700 Zeichen: „Seit 1986')]);
    await expect(canvas.queryByRole('list', { name: 'Hinweise: Stellenbeschreibung' })).toBeNull();
    await expect(canvas.getByText('7 Hinweise zu Ihrer Anzeige')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ihr Profil (3)' })).toBeVisible();
  },
};

/** One click applies a suggestion; the focus moves to the field, because the button disappears. */
export const Übernehmen: Story = {
  name: 'Ablauf: Vorschläge übernehmen',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '„(m/w/d)“ anfügen' }));
    const title = canvas.getByLabelText('Stellentitel');
    await expect(title).toHaveValue('Fachplanung Leit- und Sicherungstechnik (m/w/d)');
    await expect(title).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Hinweise: Stellentitel' })).toBeNull());

    const profile = canvas.getByLabelText('Ihr Profil');
    await userEvent.click(canvas.getByRole('button', { name: 'Durch „motiviert“ ersetzen' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Durch „aufgeschlossenes Team“ ersetzen' }));
    await expect(profile).toHaveValue(
      '<ul><li>Sie sind motiviert und ein Macher</li><li>Sie passen in ein aufgeschlossenes Team</li></ul>',
    );
    await expect(profile).toHaveFocus();
    await waitFor(() => expect(hintsAt(canvas, 'Ihr Profil').queryAllByRole('button')).toEqual([]));

    await userEvent.type(canvas.getByLabelText(/^Gehalt von/), '60.000');
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Hinweise: Gehalt' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Über uns' }));
    await expect(canvas.getByLabelText(/^Über uns/)).toHaveFocus();
  },
};

/** Hints do not block submission. */
export const TrotzdemErstellen: Story = {
  name: 'Ablauf: trotzdem erstellen',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stellenanzeige erstellen' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const OhneHinweise: Story = {
  name: 'Ohne Hinweise',
  args: { defaultValues: { ...filled, ote: '60.000 €' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: /^Hinweise/ })).toBeNull();
    await expect(canvas.queryByText(/Hinweise? zu Ihrer Anzeige/)).toBeNull();
  },
};

export const LeeresFormular: Story = {
  name: 'Leeres Formular',
  args: { defaultValues: {} },
  play: async ({ canvas }) => expect(canvas.queryByText(/Hinweise? zu Ihrer Anzeige/)).toBeNull(),
};

export const Dunkel: Story = { globals: { theme: 'dark' } };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
