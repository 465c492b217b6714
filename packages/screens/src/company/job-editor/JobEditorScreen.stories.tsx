import { JOB_TEMPLATES } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { press } from '@stellwerk/testing/stories';
import { expect, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { failed, loading, ready, refused, reload } from '../../testing/story-values';
import { loadDesign } from '../../public/job/designs';
import { StoryPage } from '../shared/story-page';
import { JobEditorScreen } from './JobEditorScreen';
import { editorArgs, knownData, newData, storyJob } from './story-data';

const meta = {
  title: 'Unternehmen/Stellenanzeige bearbeiten',
  component: JobEditorScreen,
  parameters: { layout: 'fullscreen' },
  // The designs load lazily; here they are preloaded.
  loaders: [() => Promise.all(JOB_TEMPLATES.map((template) => loadDesign(template).promise)).then(() => ({}))],
  decorators: [(Story) => <StoryPage>{Story()}</StoryPage>],
  args: { ...editorArgs(knownData), jobId: '101' },
} satisfies Meta<typeof JobEditorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Editors and designs load lazily. */

/** The form has rendered its editors, the preview its design. */
async function previewOf(canvasElement: HTMLElement): Promise<HTMLElement> {
  await within(canvasElement).findByRole('textbox', { name: 'Stellenbeschreibung' });
  const preview = canvasElement.querySelector<HTMLElement>('[data-preview]');
  if (preview === null) throw new Error('Die Vorschau fehlt.');
  await waitFor(() => expect(preview.querySelector('article')).not.toBeNull());
  return preview;
}

export const Neu: Story = {
  parameters: { spec: ['JM01', 'JM27'] },
  args: { jobId: undefined, data: ready(newData) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Stellenanzeige erstellen' })).toBeVisible();
    const preview = await previewOf(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Stellenanzeige erstellen' })).toBeEnabled();
    // A new job renders without any data: in the default design, with its fallbacks and without
    // empty sections.
    await expect(preview.querySelector('article')).toHaveAttribute('data-template', 'template2');
    await expect(preview).toHaveTextContent('Stellenangebot');
    await expect(preview).toHaveTextContent('Standort');
    await expect(preview).not.toHaveTextContent('Remote');
    await expect(preview).not.toHaveTextContent('Ihre Aufgaben');
  },
};

/** A new job based on an existing one: nothing is saved yet, and its video is not copied. */
export const Kopie: Story = {
  args: {
    jobId: undefined,
    data: ready({ ...knownData, copyOf: { title: storyJob.title, hasVideo: true } }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Stellenanzeige erstellen' })).toBeVisible();
    const hint = canvas.getByText(/^Dies wird eine neue Stellenanzeige/).parentElement;
    await expect(hint).toHaveTextContent(`mit dem Inhalt von „${storyJob.title}“ beginnt. Das Video gehört weiter der anderen`);
    await expect(canvas.queryByText('Aktiv')).toBeNull();
    await expect(canvas.getByLabelText('Stellentitel')).toHaveValue(storyJob.title);
    await canvas.findByRole('textbox', { name: 'Stellenbeschreibung' });
    await userEvent.click(canvas.getByRole('button', { name: 'Stellenanzeige erstellen' }));
    await waitFor(() => expect(args.calls.create).toHaveBeenCalledOnce());
    await expect(args.calls.update).not.toHaveBeenCalled();
  },
};
export const KopieTelefonDunkel: Story = {
  name: 'Kopie, Telefon dunkel',
  args: Kopie.args,
  globals: { viewport: { value: 'mobile1' }, theme: 'dark' },
};

/**
 * The preview beside the form follows the input, in the selected design; its links are disabled.
 */
export const Voll: Story = {
  parameters: { spec: ['JM01', 'JM28', 'JM84'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Stellenanzeige bearbeiten' })).toBeVisible();
    const preview = await previewOf(canvasElement);
    await expect(await canvas.findAllByRole('toolbar', { name: /: Formatierung$/ })).toHaveLength(5);
    await expect(preview).toHaveTextContent(storyJob.title);
    await expect(preview).toHaveTextContent('Was Sie bei uns haben');
    await expect(preview.querySelector('a:not([target="_blank"])')).toBeNull();
    const title = canvas.getByLabelText('Stellentitel');
    await userEvent.type(title, ' 2');
    await waitFor(() => expect(preview.querySelector('h1')).toHaveTextContent(`${storyJob.title} 2`));
    await userEvent.click(canvas.getByRole('radio', { name: 'Konservatives Business' }));
    await waitFor(() => expect(preview.querySelector('article')).toHaveAttribute('data-template', 'template3'));
    await expect(preview.querySelector('h1')).toHaveTextContent(`${storyJob.title} 2`);
  },
};

/** Unsaved HTML input is sanitised before rendering. */
export const QuelltextInDerVorschau: Story = {
  play: async ({ canvas, canvasElement }) => {
    const preview = await previewOf(canvasElement);
    const tools = canvas.getAllByRole('button', { name: 'HTML-Quelltext' });
    await userEvent.click(tools[0] ?? preview);
    const source = await canvas.findByRole('textbox', { name: 'Stellenbeschreibung: HTML-Quelltext' });
    await userEvent.clear(source);
    await userEvent.click(source);
    await userEvent.paste('<h3 onclick="x()">Neu</h3><img src="x" onerror="window.broken = true">');
    await waitFor(() => expect(preview).toHaveTextContent('Neu'));
    await expect(preview.querySelector('img[src="x"], [onclick]')).toBeNull();
  },
};

/**
 * Larger, and the only preview on narrow screens: in a dialog accessible to assistive technology.
 */
export const VorschauImDialog: Story = {
  play: async ({ canvas, canvasElement }) => {
    await previewOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Vorschau (öffnen|vergrößern)$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Vorschau' }));
    await expect(await dialog.findByRole('heading', { name: storyJob.title })).toBeVisible();
    await expect(dialog.queryByRole('link', { name: 'Jetzt bewerben' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** In visual order: the form first, then the preview beside it. */
export const Reihenfolge: Story = {
  name: 'Reihenfolge mit Tab',
  play: async ({ canvas, canvasElement }) => {
    await previewOf(canvasElement);
    const form = canvas.getByRole('group', { name: 'Stellenanzeige bearbeiten' });
    canvas.getByRole('button', { name: 'Vorschau vergrößern' }).focus();
    await press('{Shift>}{Tab}{/Shift}');
    await expect(canvas.getByRole('group', { name: 'Bild der Stellenanzeige' })).toHaveFocus();
    await press('{Shift>}{Tab}{/Shift}');
    await expect(form).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
  },
};

/** By keyboard only: Tab through the fields, an arrow key to another design, Enter to save. */
export const Tastatur: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await previewOf(canvasElement);
    const title = canvas.getByLabelText('Stellentitel');
    title.focus();
    await userEvent.keyboard('!');
    for (const label of ['Standort', 'Arbeitsmodell', 'Beschäftigungsart', 'Profiltyp']) {
      await userEvent.tab();
      await expect(canvas.getByLabelText(label)).toHaveFocus();
    }
    while (document.activeElement !== canvas.getByRole('radio', { name: 'Moderne Alternative' })) await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Konservatives Business' })).toBeChecked();
    title.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith('101'));
    const [, body] = mocked(args.calls.update).mock.lastCall ?? [];
    await expect(body).toMatchObject({ jobOffer: { title: `${storyJob.title}!`, templateType: 'template3' } });
  },
};

export const Lädt: Story = {
  args: { data: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wird geladen...')).toBeInTheDocument();
  },
};

export const Fehler: Story = {
  args: { data: failed() },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByText('Stellenanzeige konnte nicht geladen werden')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const NichtGefunden: Story = {
  args: { data: refused(404) },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByText('Stellenanzeige nicht gefunden')).toBeVisible();
    for (const link of canvas.getAllByRole('link', { name: 'Zurück zu den Stellenanzeigen' }))
      await expect(link).toHaveAttribute('href', '/company/1/dashboard?tab=jobs');
  },
};

export const NichtErlaubt: Story = {
  args: { data: refused(403) },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByText('Sie dürfen diese Stellenanzeige nicht bearbeiten')).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

export const TeamNichtGeladen: Story = {
  parameters: { spec: ['JM55'] },
  args: { data: ready({ ...knownData, members: [], membersFailed: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Teammitglieder konnten nicht geladen werden.')).toBeVisible();
  },
};

export const FokusseitenNichtGeladen: Story = {
  name: 'Fokusseiten nicht geladen',
  args: { data: ready({ ...knownData, focusPages: [], focusPagesFailed: true }) },
  play: async ({ canvas }) => {
    const choice = canvas.getByLabelText('Fokusseite (optional)');
    await expect(choice).toHaveAccessibleDescription('Fokusseiten konnten nicht geladen werden.');
    await expect(choice).toBeEnabled();
  },
};

/** A company without team and focus pages. */
export const OhneTeam: Story = {
  parameters: { spec: ['JM56'] },
  args: { jobId: undefined, data: ready({ ...newData, members: [], focusPages: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bitte fügen Sie zuerst Teammitglieder hinzu.')).toBeVisible();
  },
};

const long = 'Rechtsschutzversicherungsgesellschaftsangestelltenvertretung';

export const LangeTexte: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    data: ready({
      ...knownData,
      job: {
        video: null,
        publishedAt: null,
        version: '',
        ...knownData.job,
        values: {
          ...knownData.job?.values,
          title: `Leitung ${long} und Kraftfahrzeughaftpflichtschadenregulierung`,
          jobDescription: `<p>${`Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung und ${long}. `.repeat(12)}</p>`,
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Stellenbeschreibung' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LangeTexteAmBildschirm: Story = { name: 'Lange Texte am Bildschirm', args: LangeTexte.args };

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { globals: { theme: 'dark' } };
