import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState, type ComponentProps } from 'react';
import { ApiError } from '@stellwerk/domain';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { retype } from '@stellwerk/testing/fields';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { Button } from '../../components/button';
import { DraftsProvider } from '../../lib/drafts';
import { NotesEditor } from './NotesEditor';

const notes = 'Zertifiziert nach ISO 27001, 14 Jahre Erfahrung, davon 6 in der Leitung.\n\nKündigungsfrist 3 Monate zum Quartalsende.';

const meta = {
  title: 'Muster/Notizen',
  component: NotesEditor,
  parameters: guide({
    when: ['Für Notizen, die nur das Team sieht: lesen, mit dem Stift bearbeiten, speichern oder verwerfen.'],
    whenNot: ['Nicht für Text, den die bewerbende Person sieht: `MessageForm`.', 'Nicht für formatierten Text: `RichTextEditor`.'],
    accessibility: [
      'Beim Bearbeiten geht der Fokus in das Feld, danach zurück auf den Stift.',
      'Scheitert das Speichern, bleibt das Feld offen, der Text stehen und der Fehler am Feld (`aria-invalid`, CA51). `onSave` meldet das durch ein abgelehntes Versprechen oder `false`.',
      'Hat inzwischen jemand anderes gespeichert (`ApiError` mit 409), steht dessen Text unter dem Feld und gehört zu seiner Beschreibung; das nächste Speichern ersetzt ihn.',
      'Beim Speichern trägt die Schaltfläche `aria-busy`; ein zweiter Druck bewirkt nichts.',
      'Mit `draftName` unter einem `DraftsProvider` bleibt stehen, was getippt wurde, bis es gespeichert oder verworfen ist; ein Feld, das mit einem Entwurf erscheint, nimmt keinen Fokus.',
      'Das Feld sagt, wie viele Zeichen noch gehen; höchstens 5.000.',
    ],
    keyboard: [
      ['Tab', 'zum Stift; beim Bearbeiten Feld, Speichern, Abbrechen'],
      ['Eingabe, Leertaste', 'auf dem Stift: bearbeiten'],
      ['Eingabe', 'im Feld: neue Zeile'],
    ],
  }),
  args: { notes, onSave: fn() },
} satisfies Meta<typeof NotesEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bearbeiten: Story = {
  name: 'Bearbeitet und gespeichert',
  parameters: { spec: ['CA50'] },
  render: function Page(args) {
    const [stored, setStored] = useState(args.notes);
    return <NotesEditor {...args} notes={stored} onSave={(text, seen) => (args.onSave(text, seen), setStored(text))} />;
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Notizen bearbeiten' }));
    const box = canvas.getByRole('textbox', { name: 'Notizen' });
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue(notes);
    await userEvent.type(box, ' Verworfen');
    await userEvent.click(canvas.getByRole('button', { name: 'Abbrechen' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.queryByText(/Verworfen/)).toBeNull();
    await expect(canvas.getByText(/Kündigungsfrist 3 Monate/)).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Notizen bearbeiten' }));
    await retype(canvas.getByRole('textbox'), 'Gespräch am 24. November.');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith('Gespräch am 24. November.', notes);
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    await expect(canvas.getByText('Gespräch am 24. November.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Notizen bearbeiten' })).toHaveFocus();
  },
};

const typeAndSave: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Notizen bearbeiten' }));
  await userEvent.type(canvas.getByRole('textbox'), ' Nicht verlieren');
  await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(canvas.getByText('Fehler beim Speichern der Notizen. Bitte versuchen Sie es erneut.')).toBeVisible());
  await expect(canvas.getByRole('textbox')).toHaveValue(`${notes} Nicht verlieren`);
  await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expect(canvas.getByRole('button', { name: 'Speichern' })).not.toHaveAttribute('aria-busy');
};

export const FehlerDurchAbbruch: Story = {
  name: 'Fehler: Speichern bricht ab',
  parameters: { spec: ['CA51'] },
  args: { onSave: fn(() => Promise.reject(new Error('500'))) },
  play: typeAndSave,
};

export const FehlerDurchFalsch: Story = {
  name: 'Fehler: Speichern wird abgelehnt',
  parameters: { spec: ['CA51'] },
  args: { onSave: fn(() => Promise.resolve(false)) },
  play: typeAndSave,
};

const THEIRS = 'Zusage am Telefon am 26. November.';

/**
 * A colleague changes the notes during editing: the first save is rejected, and the response
 * contains the stored notes.
 */
function TwoWriters(args: ComponentProps<typeof NotesEditor>) {
  const [stored, setStored] = useState(args.notes);
  const save = async (text: string, seen: string): Promise<void> => {
    await args.onSave(text, seen);
    if (seen === THEIRS) return setStored(text);
    setStored(THEIRS);
    throw new ApiError('http', 'x', { status: 409 });
  };
  return <NotesEditor {...args} notes={stored} onSave={save} />;
}

const saveAgainstThem: Story['play'] = async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Notizen bearbeiten' }));
  await userEvent.type(canvas.getByRole('textbox'), ' Gespräch am Montag.');
  await expect(canvas.queryByText(/Inzwischen gespeichert/)).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
  await expect(await canvas.findByText('Dieser Eintrag wurde inzwischen geändert.')).toBeVisible();
  await expect(canvas.getByText(`Inzwischen gespeichert: ${THEIRS}`)).toBeVisible();
  await expect(canvas.getByRole('textbox')).toHaveValue(`${notes} Gespräch am Montag.`);
  await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(expect.stringContaining(THEIRS));
  await expect(args.onSave).toHaveBeenLastCalledWith(`${notes} Gespräch am Montag.`, notes);
};

export const InzwischenGespeichert: Story = {
  name: 'Inzwischen gespeichert: beides lässt sich zusammenführen',
  parameters: { spec: ['O63'] },
  render: (args) => <TwoWriters {...args} />,
  play: async (context) => {
    const { args, canvas } = context;
    await saveAgainstThem(context);
    await userEvent.type(canvas.getByRole('textbox'), ` ${THEIRS}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    await expect(args.onSave).toHaveBeenLastCalledWith(`${notes} Gespräch am Montag. ${THEIRS}`, THEIRS);
    await expect(canvas.queryByText(/Inzwischen gespeichert/)).toBeNull();
  },
};

export const InzwischenGespeichertAmTelefon: Story = {
  ...narrow,
  name: 'Inzwischen gespeichert, 320 px',
  render: (args) => <TwoWriters {...args} />,
  play: saveAgainstThem,
};

export const WirdGespeichert: Story = {
  args: { onSave: fn(() => new Promise(() => {})) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notizen bearbeiten' }));
    const save = canvas.getByRole('button', { name: 'Speichern' });
    await userEvent.click(save);
    await userEvent.click(save);
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

type Kept = readonly (readonly [name: string, text: string])[];

/**
 * Drafts are stored outside the editor, which can be unmounted and mounted again, as when a login
 * expires.
 */
function Leaving({ kept, ...args }: ComponentProps<typeof NotesEditor> & { readonly kept?: Kept }) {
  const drafts = useMemo(() => {
    const texts = new Map(kept);
    return {
      read: (name: string) => texts.get(name),
      write: (name: string, text: string | undefined) => void (text === undefined ? texts.delete(name) : texts.set(name, text)),
    };
  }, [kept]);
  const [here, setHere] = useState(true);
  return (
    <DraftsProvider drafts={drafts}>
      <Button onClick={() => setHere(!here)}>{here ? 'Verlassen' : 'Zurückkehren'}</Button>
      {here && <NotesEditor {...args} />}
    </DraftsProvider>
  );
}

const HINT = 'Ihr Entwurf von vorhin ist noch nicht gespeichert.';
const DRAFT: Kept = [['notes-7', 'Ruft am Montag an, danach']];
const DRAFT_BEHIND: Kept = [...DRAFT, ['notes-7-seen', 'Ruft an.']];

export const Entwurf: Story = {
  name: 'Entwurf: überlebt, bis er gespeichert oder verworfen ist',
  args: { draftName: 'notes-7' },
  render: (args) => <Leaving {...args} />,
  play: async ({ canvas }) => {
    const leave = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Verlassen' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Zurückkehren' }));
    };
    await userEvent.click(canvas.getByRole('button', { name: 'Notizen bearbeiten' }));
    await userEvent.type(canvas.getByRole('textbox'), ' Ruft am Montag an.');
    await expect(canvas.queryByText(HINT)).toBeNull();
    await leave();
    await expect(canvas.getByRole('textbox', { name: 'Notizen' })).toHaveValue(`${notes} Ruft am Montag an.`);
    await expect(canvas.getByText(HINT)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Verlassen' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Abbrechen' }));
    await leave();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Notizen bearbeiten' }));
    await userEvent.type(canvas.getByRole('textbox'), ' Doch.');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    await leave();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const EntwurfVonVorhin: Story = {
  args: { draftName: 'notes-7' },
  render: (args) => <Leaving {...args} kept={DRAFT} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Notizen' })).toHaveValue('Ruft am Montag an, danach');
    await expect(canvas.getByText(HINT)).toBeVisible();
    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
  },
};

export const EntwurfVonÄlterenNotizen: Story = {
  name: 'Entwurf: was seither gespeichert wurde, steht daneben',
  args: { draftName: 'notes-7' },
  render: (args) => <Leaving {...args} kept={DRAFT_BEHIND} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Inzwischen gespeichert: Zertifiziert nach ISO 27001/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(args.onSave).toHaveBeenLastCalledWith('Ruft am Montag an, danach', notes);
  },
};

export const Leer: Story = {
  args: { notes: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noch keine Notizen.')).toBeVisible();
    await expect(canvas.getByText('Nur für Ihr Team sichtbar')).toBeVisible();
  },
};

export const Dunkel: Story = { args: FehlerDurchFalsch.args, play: typeAndSave, globals: { theme: 'dark' } };

export const Tastatur: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Notizen' })).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}Ruft am Montag an.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Speichern' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('Ruft am Montag an.', notes);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Notizen bearbeiten' })).toHaveFocus());
  },
};

export const LangerText: Story = {
  ...narrow,
  name: 'Langer Text, 320 px',
  args: { notes: 'Rechtsschutzversicherungsgesellschaftsabteilungsleitung '.repeat(60).trim() },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
