import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { retype } from '@stellwerk/testing/fields';
import { forcedColors } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { editorRichText } from '../shared/EditorRichText';
import { JobForm } from './JobForm';
import { emptyForm, filled, members, optionsOf } from './story-data';
import { jobFormValues } from './values';

const meta = {
  title: 'Formulare/Stellenanzeige',
  component: JobForm,
  parameters: guide({
    when: [
      'Zum Anlegen und Bearbeiten einer Stellenanzeige; `onDraftChange` füttert die Vorschau daneben, `renderRichText` setzt den Editor ein.',
    ],
    whenNot: ['Nur das Design wechseln: `DesignForm`.'],
    accessibility: [
      'Sechs Abschnitte mit Überschriften der Ebene 2. Fehlt etwas, steht der Satz oben und am Feld; der Fokus geht ins erste.',
      'Ansprechpersonen: höchstens drei, die Reihenfolge mit Schaltflächen statt Ziehen.',
      'Ungespeicherte Änderungen gehen nicht ungefragt verloren. Solange ein Video hochlädt, sind beide Schaltflächen gesperrt.',
    ],
    keyboard: [
      ['Tab', 'durch alle Abschnitte'],
      ['Pfeiltasten', 'wählen in Listen und zwischen den Designs'],
      ['Leertaste', 'wählt Ansprechpersonen, schaltet um'],
      ['Escape', 'schließt die Rückfrage'],
    ],
  }),
  args: emptyForm,
} satisfies Meta<typeof JobForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const noVideo = { file: null, stored: null, captions: null };

/** The fields that each profile adds, in order (EN12 to EN14). */
const specificLabels = {
  Technologie: [
    'Tech-Stack',
    'Frameworks',
    'Datenbanken',
    'Cloud-Dienste',
    'Entwicklungsmethoden',
    'Tools',
    'Erfahrungsniveau',
    'Zertifizierungen',
  ],
  Führungskraft: [
    'Teamverantwortung',
    'Budgetverantwortung',
    'Strategische Verantwortung',
    'Stakeholder-Management',
    'Führungsstil',
    'Reise- und Repräsentationsaufgaben',
    'Beteiligung oder Aktienoptionen',
    'Vergütungsplan für Führungskräfte',
  ],
  Vertrieb: [
    'CRM-System',
    'Bonusauszahlung',
    'Vertriebszyklus',
    'Vertriebsgebiet',
    'Zielkundensegmente',
    'Vertriebsstruktur',
    'Reisetätigkeit',
    'Vergütungsmodell',
  ],
} as const;
const send = (canvas: Canvas, name = 'Stellenanzeige erstellen') => userEvent.click(canvas.getByRole('button', { name }));

export const Neu: Story = {
  parameters: { spec: ['JM25', 'JM26', 'JM27', 'JM33', 'JM34', 'JM35', 'JM36', 'JM37', 'JM38', 'JM75', 'EN11', 'EN27', 'EN28'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Allgemeine Informationen',
      'Profilspezifische Informationen',
      'Beschreibung',
      'Ansprechpartner',
      'Video',
      'Aktionen',
    ]);
    await expect(canvas.getByLabelText('Stellentitel')).toHaveAttribute('name', 'title');
    await expect(canvas.getByLabelText('Standort')).toHaveAttribute('name', 'city');
    await expect(optionsOf(canvas.getByLabelText('Arbeitsmodell'))).toEqual(['Remote', 'Hybrid', 'Büro']);
    await expect(optionsOf(canvas.getByLabelText('Beschäftigungsart'))).toEqual([
      'Vollzeit',
      'Teilzeit',
      'Freiberuflich',
      'Werkstudent',
      'Praktikum',
    ]);
    await expect(optionsOf(canvas.getByLabelText('Profiltyp'))).toEqual(['Standard', 'Vertrieb', 'Technologie', 'Führungskraft']);
    await expect(canvas.getByLabelText('Profiltyp')).toHaveDisplayValue('Standard');
    const designs = within(canvas.getByRole('radiogroup', { name: 'Design' })).getAllByRole('radio');
    await expect(designs.map((design) => design.getAttribute('value'))).toEqual(['template1', 'template2', 'template3']);
    for (const name of ['Klassisch', 'Konservatives Business']) await expect(canvas.getByRole('radio', { name })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Moderne Alternative' })).toBeChecked();
    await expect(canvas.getByLabelText('Fokusseite (optional)')).toHaveDisplayValue('Standard-Unternehmensprofil');
    await expect(canvas.getByRole('switch', { name: 'Stellenanzeige aktiv' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Abbrechen' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** Each section is one click away, and the save button is always visible. */
export const Abschnitte: Story = {
  parameters: { spec: ['JM25'] },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('navigation', { name: 'Abschnitte des Formulars' }));
    await expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Allgemeine Informationen',
      'Profilspezifische Informationen',
      'Beschreibung',
      'Ansprechpartner',
      'Video',
    ]);
    const save = canvas.getByRole('button', { name: 'Stellenanzeige erstellen' });
    const isInSight = () => save.getBoundingClientRect().bottom <= window.innerHeight;
    await expect(isInSight()).toBe(true);
    await userEvent.click(list.getByRole('link', { name: 'Ansprechpartner' }));
    await expect(canvas.getByRole('heading', { name: 'Ansprechpartner' })).toHaveFocus();
    await expect(window.scrollY).toBeGreaterThan(0);
    await expect(isInSight()).toBe(true);
  },
};

export const FehlendeAngaben: Story = {
  parameters: { spec: ['JM31'] },
  play: async ({ canvas, args }) => {
    await send(canvas);
    await expect(await canvas.findByText('Bitte füllen Sie alle Pflichtfelder aus')).toBeVisible();
    const labels = ['Stellentitel', 'Standort', 'Arbeitsmodell', 'Beschäftigungsart', 'Stellenbeschreibung', 'Ihre Aufgaben', 'Ihr Profil'];
    for (const label of labels) await expect(canvas.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByLabelText('Stellentitel')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const NurPflichtfelder: Story = {
  args: { defaultValues: filled },
  parameters: { spec: ['JM32'] },
  play: async ({ canvas, args }) => {
    await send(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(jobFormValues('create', filled), noVideo));
  },
};

/** The company reviews applications anonymously first (decision 0079). */
export const AnonymeErstsichtung: Story = {
  name: 'Anonyme Erstsichtung',
  args: { defaultValues: filled },
  play: async ({ canvas, args }) => {
    const option = canvas.getByRole('switch', { name: 'Anonyme Erstsichtung' });
    await expect(option).not.toBeChecked();
    await expect(option).toHaveAccessibleDescription(/Unterlagen können trotzdem Namen und Bild enthalten/);
    await userEvent.click(option);
    await send(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(jobFormValues('create', { ...filled, blindReview: true }), noVideo));
  },
};

export const Profilwechsel: Story = {
  args: { defaultValues: filled },
  parameters: { spec: ['JM40', 'JM41'] },
  play: async ({ canvas, args }) => {
    const section = within(canvas.getByRole('region', { name: 'Profilspezifische Informationen' }));
    const profile = canvas.getByLabelText('Profiltyp');
    await expect(section.queryAllByRole('textbox')).toHaveLength(0);
    for (const [type, fields] of Object.entries(specificLabels)) {
      await userEvent.selectOptions(profile, type);
      await expect(section.getAllByRole('textbox')).toHaveLength(8);
      for (const label of fields) await expect(section.getByLabelText(`${label} (optional)`)).toBeVisible();
    }
    await userEvent.type(canvas.getByLabelText('CRM-System (optional)'), 'HubSpot');
    await userEvent.selectOptions(profile, 'Technologie');
    await expect(canvas.queryByLabelText('CRM-System (optional)')).toBeNull();
    await send(canvas);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          jobProfileType: 'TECH',
          specificInformation: expect.objectContaining({ crmSystem: 'HubSpot', tools: '' }),
        }),
        noVideo,
      ),
    );
    await userEvent.selectOptions(profile, 'Vertrieb');
    await expect(canvas.getByLabelText('CRM-System (optional)')).toHaveValue('HubSpot');
  },
};

export const Ansprechpartner: Story = {
  args: {
    defaultValues: filled,
    members: members.map((member) => (member.id === '1' ? { ...member, avatarUrl: '/images/avatar-placeholder.png' } : member)),
  },
  parameters: { spec: ['JM50', 'JM51', 'JM52', 'JM54'] },
  play: async ({ canvas, args }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name: new RegExp(name) });
    const cards = within(canvas.getByRole('group', { name: 'Ansprechpartner' })).getAllByRole('listitem');
    await expect(cards.map((card) => card.textContent)).toEqual([
      'Deniz Arslanperson1@nordbahn.example',
      // A person without a picture has initials.
      'JPJana Petersenperson2@nordbahn.example',
      'OKOlena Kovalenkoperson3@nordbahn.example',
      'MHMaximilian von Hohenfels-Schreckensteinperson4@nordbahn.example',
    ]);
    await expect(cards[0]?.querySelector('img')).toHaveAttribute('src', '/images/avatar-placeholder.png');
    const places = () => cards.map((card) => /Platz \d/.exec(card.textContent)?.[0]);
    for (const name of ['Deniz', 'Jana', 'Olena']) await userEvent.click(box(name));
    await expect(box('Maximilian')).toBeDisabled();
    await expect(canvas.getByText('3 von 3')).toBeVisible();
    await expect(canvas.getByText('Es können maximal 3 Ansprechpartner ausgewählt werden.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Deniz Arslan nach oben' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Olena Kovalenko nach unten' })).toHaveAttribute('aria-disabled', 'true');
    await expect(places()).toEqual(['Platz 1', 'Platz 2', 'Platz 3', undefined]);
    await userEvent.click(canvas.getByRole('button', { name: 'Deniz Arslan nach unten' }));
    await expect(places()).toEqual(['Platz 2', 'Platz 1', 'Platz 3', undefined]);
    await userEvent.click(canvas.getByRole('button', { name: 'Olena Kovalenko nach oben' }));
    await expect(places()).toEqual(['Platz 3', 'Platz 1', 'Platz 2', undefined]);
    await userEvent.click(box('Jana'));
    await expect(box('Maximilian')).toBeEnabled();
    await expect(places()).toEqual(['Platz 2', undefined, 'Platz 1', undefined]);
    await send(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(jobFormValues('create', { ...filled, contacts: ['3', '1'] }), noVideo));
  },
};

/** A large team has a search field; selected members stay visible. */
export const GroßesTeam: Story = {
  args: {
    defaultValues: filled,
    members: Array.from({ length: 300 }, (_, index) => ({
      id: String(index + 1),
      name: `${['Jana', 'Deniz', 'Olena'][index % 3]} Petersen-Kovalenko ${index + 1}`,
      email: `person${index + 1}@nordbahn.example`,
      avatarUrl: '',
    })),
  },
  play: async ({ canvas }) => {
    const people = () => within(canvas.getByRole('group', { name: 'Ansprechpartner' })).queryAllByRole('checkbox');
    await expect(people()).toHaveLength(300);
    const search = canvas.getByRole('searchbox', { name: 'Team durchsuchen' });
    await userEvent.type(search, 'person217@');
    await expect(people()).toHaveLength(1);
    await userEvent.click(people()[0] ?? search);
    await retype(search, 'niemand');
    await expect(people()).toHaveLength(1);
    await expect(people()[0]).toBeChecked();
    await expect(canvas.getByText('1 von 3')).toBeVisible();
  },
};

export const OhneTeam: Story = {
  args: { members: [] },
  parameters: { spec: ['JM56'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bitte fügen Sie zuerst Teammitglieder hinzu.')).toBeVisible();
  },
};

export const TeamNichtGeladen: Story = {
  parameters: { spec: ['JM55'] },
  args: { membersError: 'Teammitglieder konnten nicht geladen werden.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Teammitglieder konnten nicht geladen werden.')).toBeVisible();
    await expect(canvas.queryByText('Bitte fügen Sie zuerst Teammitglieder hinzu.')).toBeNull();
  },
};

// The rich-text editor instead of text areas: named by its label, with its toolbar; the first error
// can focus it.
export const Texteditor: Story = {
  args: { defaultValues: { ...filled, jobDescription: '' }, renderRichText: editorRichText },
  parameters: { spec: ['JM84', 'NL24'] },
  play: async ({ canvas, args }) => {
    const names = ['Stellenbeschreibung', 'Ihre Aufgaben', 'Ihr Profil', 'Wir bieten', 'Über uns'];
    for (const name of names) await expect(await canvas.findByRole('textbox', { name: new RegExp(`^${name}`) })).toBeVisible();
    await expect(canvas.getAllByRole('toolbar').map((bar) => bar.getAttribute('aria-label'))).toEqual(
      names.map((name) => `${name}: Formatierung`),
    );
    const editor = canvas.getByRole('textbox', { name: 'Stellenbeschreibung' });
    await expect(editor.parentElement?.getBoundingClientRect().height).toBe(300);
    await send(canvas);
    await waitFor(() => expect(editor).toHaveFocus());
    await waitFor(() => expect(editor).toHaveAccessibleDescription('Bitte geben Sie eine Stellenbeschreibung an.'));
    await expect(editor).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    document.execCommand('insertText', false, 'Sie planen Signalanlagen.');
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'Überschrift' })[1]).toHaveFocus();
    await send(canvas);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ jobDescription: '<p>Sie planen Signalanlagen.</p>', yourTasks: 'Planung' }),
        expect.anything(),
      ),
    );
  },
};

// The preview receives every change without submitting the form.
export const Mitgelesen: Story = {
  args: { defaultValues: filled, onDraftChange: fn() },
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(args.onDraftChange).toHaveBeenCalledWith({
        values: jobFormValues('create', filled),
        base: jobFormValues('create', filled),
        video: noVideo,
        videoUrl: '',
        captionsUrl: '',
      }),
    );
    await userEvent.type(canvas.getByLabelText('Standort'), ' Mitte');
    await userEvent.click(canvas.getByRole('radio', { name: 'Konservatives Business' }));
    await waitFor(() =>
      expect(args.onDraftChange).toHaveBeenLastCalledWith({
        values: jobFormValues('create', { ...filled, city: 'Hamburg Mitte', templateType: 'template3' }),
        base: jobFormValues('create', filled),
        video: noVideo,
        videoUrl: '',
        captionsUrl: '',
      }),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LangeTexte: Story = {
  args: {
    defaultValues: {
      ...filled,
      title: 'Sachbearbeiterin Rechtsschutzversicherungsleistungsabteilung und Kraftfahrzeughaftpflichtschadenregulierung',
      jobProfileType: 'EXECUTIVE',
      contacts: ['4', '1', '2'],
    },
  },
};

export const Dunkel: Story = {
  args: { defaultValues: { ...filled, jobProfileType: 'SALES', contacts: ['2', '1'] } },
  globals: { theme: 'dark' },
};

export const ErzwungeneFarben: Story = { ...forcedColors };
