import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { retype } from '@stellwerk/testing/fields';
import { guide } from '@stellwerk/testing/guidance';
import { focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { RichTextEditorSkeleton } from '../skeleton';
import { RichTextEditor } from './RichTextEditor';

const meta = {
  title: 'Bausteine/Texteditor',
  component: RichTextEditor,
  args: { label: 'Stellenbeschreibung', value: '', onChange: fn() },
  render: function Page(args) {
    const [value, setValue] = useState(args.value);
    return <RichTextEditor {...args} value={value} onChange={(next) => (args.onChange(next), setValue(next))} />;
  },
  parameters: guide({
    when: ['Formatierter Text in Formularen: Stellenbeschreibung, Aufgaben, Profil.'],
    whenNot: ['Für schlichten Text: `TextArea`.', 'Zum Zeigen: `RichText`.'],
    accessibility: [
      'Das Feld hat einen Namen; die Werkzeuge sagen an, ob sie gedrückt sind.',
      'Alle Werkzeuge sind ein Halt der Tabulatortaste; der Quelltext ist ein gewöhnliches Textfeld.',
    ],
    keyboard: [
      ['Tab', 'zu den Werkzeugen, dann in den Text, dann hinaus'],
      ['Pfeil nach rechts, nach links', 'in der Leiste: zum nächsten, vorigen Werkzeug'],
      ['Strg + B, I, U', 'fett, kursiv, unterstrichen'],
      ['Strg + Z', 'nimmt die letzte Änderung zurück'],
    ],
  }),
} satisfies Meta<typeof RichTextEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Imitates the browser's input events while typing. */
const type = (text: string) => void document.execCommand('insertText', false, text);

const long =
  '<h3>Ihre Aufgaben</h3><p>Sie prüfen <strong>Stellwerke</strong> in Rechtsschutzversicherungsgesellschaften und <a href="https://nordbahn.example">anderswo</a>.</p><ul><li>Planung</li><li>Prüfung</li></ul>';

export const Schreiben: Story = {
  parameters: { spec: ['NL24'] },
  play: async ({ args, canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Stellenbeschreibung' });
    await expect(text.parentElement?.getBoundingClientRect().height).toBe(300);
    await expect(canvas.getByRole('toolbar', { name: 'Stellenbeschreibung: Formatierung' })).toBeVisible();
    text.focus();
    type('Wir suchen Sie');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Wir suchen Sie</p>'));
    await userEvent.keyboard('{Control>}ab{/Control}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Fett' })).toHaveAttribute('aria-pressed', 'true'));
    await expect(args.onChange).toHaveBeenLastCalledWith('<p><strong>Wir suchen Sie</strong></p>');
    await userEvent.click(canvas.getByRole('button', { name: 'Aufzählung' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<ul><li><p><strong>Wir suchen Sie</strong></p></li></ul>'));
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p><strong>Wir suchen Sie</strong></p>'));
  },
};

/**
 * The placeholder has the same height as the editor at every width, so that nothing below moves
 * away from a click.
 */
export const Laedt: Story = {
  name: 'Lädt',
  args: { optional: true },
  render: (args) => (
    <div className="sw:grid sw:gap-6" data-testid="pair">
      <RichTextEditorSkeleton label={args.label} optional={args.optional} />
      <RichTextEditor {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox');
    const pair = canvas.getByTestId('pair');
    for (let width = 280; width <= 720; width += 20) {
      pair.style.width = `${width}px`;
      const [skeleton, editor] = [...pair.children].map((one) => one.getBoundingClientRect().height);
      await expect({ width, height: skeleton }).toEqual({ width, height: editor });
    }
    pair.style.width = '';
  },
};

export const Quelltext: Story = {
  args: { value: '<p>Alt</p>' },
  parameters: { spec: ['NL24'] },
  play: async ({ args, canvas }) => {
    // The toolbar is rendered anew once the editor is loaded; a button found before is gone.
    await canvas.findByRole('textbox', { name: 'Stellenbeschreibung' });
    const toggle = canvas.getByRole('button', { name: 'HTML-Quelltext' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    const source = canvas.getByRole('textbox', { name: 'Stellenbeschreibung: HTML-Quelltext' });
    await expect(source).toHaveValue('<p>Alt</p>');
    await expect(source.getBoundingClientRect().height).toBe(300);
    await expect(canvas.getByRole('button', { name: 'Fett' })).toBeDisabled();
    await retype(source, '<h3>Neu</h3>');
    await expect(args.onChange).toHaveBeenLastCalledWith('<h3>Neu</h3>');
    await userEvent.click(toggle);
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Neu' })).toBeVisible();
  },
};

export const Tastatur: Story = {
  args: { value: '<ul><li>Planung</li><li>Prüfung</li></ul>' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <button type="button">Danach</button>
      </>
    ),
  ],
  play: async ({ args, canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Stellenbeschreibung' });
    await expect(canvas.getByRole('button', { name: 'Rückgängig' })).toBeDisabled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Überschrift' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Fett' })).toHaveFocus();
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Danach' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(text.querySelectorAll('li li')).toHaveLength(0);
  },
};

export const Verweis: Story = {
  args: { value: '<p>Mehr bei der Nordbahn</p>' },
  play: async ({ args, canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Stellenbeschreibung' });
    text.focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: 'Verweis' }));
    const address = canvas.getByRole('textbox', { name: 'Adresse des Verweises' });
    await expect(address).toHaveFocus();
    await userEvent.keyboard('javascript:alert(1){Enter}');
    await expect(address).toHaveAccessibleDescription('Bitte geben Sie eine Internet- oder E-Mail-Adresse an.');
    await userEvent.click(canvas.getByRole('button', { name: 'Übernehmen' }));
    await expect(address).toHaveFocus();
    await userEvent.clear(address);
    await userEvent.keyboard('nordbahn.example{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<p><a href="https://nordbahn.example">Mehr bei der Nordbahn</a></p>'),
    );
    await expect(canvas.queryByRole('textbox', { name: 'Adresse des Verweises' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Verweis' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Verweis entfernen' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Mehr bei der Nordbahn</p>'));
  },
};

/**
 * The label above the text names it, is no `<label>` (which cannot point to it), and focuses it on
 * click.
 */
export const Beschriftung: Story = {
  args: { required: true },
  play: async ({ canvas, canvasElement }) => {
    const text = await canvas.findByRole('textbox', { name: 'Stellenbeschreibung' });
    await expect(text).toBeRequired();
    await expect(canvasElement.querySelector('label')).toBeNull();
    await userEvent.click(canvas.getByText('Stellenbeschreibung'));
    await waitFor(() => expect(text).toHaveFocus());
  },
};

export const MitFehler: Story = {
  args: { error: 'Bitte beschreiben Sie die Stelle.', hint: 'Mindestens 50 Zeichen', height: 160 },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Stellenbeschreibung' });
    await expect(text).toBeInvalid();
    await expect(text).toHaveAccessibleDescription('Bitte beschreiben Sie die Stelle. Mindestens 50 Zeichen');
    await expect(text.parentElement?.getBoundingClientRect().height).toBe(160);
    await expect(canvas.getByRole('button', { name: 'Fett' })).toBeEnabled();
  },
};

export const Gesperrt: Story = {
  args: { value: long, disabled: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Stellenbeschreibung' })).toHaveAttribute('contenteditable', 'false');
    for (const tool of canvas.getAllByRole('button')) await expect(tool).toBeDisabled();
  },
};

export const LangerText: Story = { args: { value: long.repeat(8), optional: true } };
export const Dunkel: Story = { args: { value: long }, globals: { theme: 'dark' } };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered };
export const Telefon: Story = { ...narrow };
