import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { StatusMark } from '../status-mark';
import { Select } from './Select';

const meta = {
  title: 'Bausteine/Auswahl',
  component: Select,
  args: {
    label: 'Stelle',
    className: 'sw:max-w-80',
    name: 'jobId',
    onChange: fn(),
    defaultValue: '',
    options: [
      { value: '', label: 'Alle Stellenanzeigen' },
      { value: '1', label: 'Fachreferent:in Rechtsschutzversicherungsgesellschaften' },
      { value: '2', label: 'Kundenberater:in Schadenregulierung' },
      { value: '3', label: 'Leitung Informationssicherheit', disabled: true },
    ],
  },
  render: (args) => (
    <div className="sw:min-h-80">
      <Select {...args} />
    </div>
  ),
  parameters: guide({
    when: ['Eines aus mehreren auf der Unternehmensseite, mit Zeichen an den Einträgen.'],
    whenNot: [
      'Auf öffentlichen Seiten: `NativeSelect`, es ist kleiner und dem Gerät vertraut.',
      'Für viele Einträge: `ComboBox`; für zwei oder drei: `RadioGroup`.',
    ],
    accessibility: [
      'Rolle `combobox` mit Namen, Hinweis und Fehler; der gewählte Eintrag trägt ein Häkchen.',
      'Mit `loading` bleibt der Fokus, wo er ist; „Wird geladen...“ wird angesagt.',
      'Der Fokus geht in die Liste und kehrt beim Schließen zurück.',
    ],
    keyboard: [
      ['Eingabe, Leertaste, Pfeil nach unten, nach oben', 'öffnet die Liste'],
      ['Pfeil nach unten, nach oben', 'nächster, voriger Eintrag'],
      ['Pos1, Ende', 'erster, letzter Eintrag'],
      ['Buchstaben', 'springen zum Eintrag'],
      ['Eingabe', 'wählt und schließt'],
      ['Escape', 'schließt ohne Wahl'],
    ],
  }),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wählen: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const box = canvas.getByRole('combobox', { name: 'Stelle' });
    await expect(box).toHaveTextContent('Alle Stellenanzeigen');
    box.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Kundenberater:in Schadenregulierung' }));
    await expect(args.onChange).toHaveBeenCalledWith('2');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(box).toHaveTextContent('Kundenberater:in Schadenregulierung');
    await expect(canvasElement.querySelector('input[name="jobId"]')).toHaveValue('2');
  },
};

export const ZurückAufAlle: Story = {
  args: { defaultValue: '2' },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Stelle' });
    box.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Alle Stellenanzeigen' }));
    await expect(args.onChange).toHaveBeenCalledWith('');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(box).toHaveTextContent('Alle Stellenanzeigen');
  },
};

export const MitFehler: Story = {
  args: { defaultValue: undefined, placeholder: 'Bitte wählen', error: 'Bitte wählen Sie einen Empfänger aus' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Stelle' });
    await expect(box).toHaveTextContent('Bitte wählen');
    await expect(box).toHaveAccessibleDescription('Bitte wählen Sie einen Empfänger aus');
    await expect(box).toBeInvalid();
  },
};

export const MitZeichen: Story = {
  args: {
    label: 'Status',
    size: 'sm',
    defaultValue: 'a',
    options: [
      { value: 'a', label: 'Eingereicht', mark: <StatusMark stage="new" tone="info" /> },
      { value: 'b', label: 'Eingestellt', mark: <StatusMark stage="done" tone="signal" /> },
    ],
  },
};
export const Dunkel: Story = { globals: { theme: 'dark' } };
export const Tastatur: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Stelle' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Alle Stellenanzeigen' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
export const Gesperrt: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
};
export const OhneEinträge: Story = {
  name: 'Ohne Einträge',
  args: { options: [], defaultValue: undefined, placeholder: 'Noch keine Stellen' },
};
export const Lädt: Story = {
  args: { options: [], defaultValue: undefined, loading: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Stelle' });
    await expect(box).toHaveTextContent('Wird geladen...');
    await expect(box).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
    box.focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(box).toHaveFocus();
  },
};
export const DreihundertEinträge: Story = {
  name: 'Dreihundert Einträge',
  args: {
    options: Array.from({ length: 300 }, (_, index) => ({ value: String(index + 1), label: `Fachreferent:in ${index + 1}` })),
    defaultValue: '1',
  },
  play: async ({ args, canvas }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Fachreferent:in 1' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Fachreferent:in 300' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('300');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};
export const Telefon: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered };
