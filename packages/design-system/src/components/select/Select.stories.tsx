import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
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
