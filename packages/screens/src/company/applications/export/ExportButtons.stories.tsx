import { ToastProvider } from '@stellwerk/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, narrow } from '@stellwerk/testing/stories';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ExportButtons, type ExportRun } from './ExportButtons';
import type { ExportFormat } from './table';

/** Reports 3,000 completed rows, and finishes only on request. */
const halfway = (_format: ExportFormat, { onProgress, signal }: ExportRun): Promise<string> =>
  new Promise((_resolve, reject) => {
    onProgress(3000);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

const meta = {
  title: 'Unternehmen/Bewerbungen/Liste ausgeben',
  component: ExportButtons,
  decorators: [(Story) => <ToastProvider>{Story()}</ToastProvider>],
  args: { total: 24, onExport: fn(async (format: ExportFormat) => `bewerbungen-2026-11-24.${format === 'excel' ? 'xlsx' : 'pdf'}`) },
} satisfies Meta<typeof ExportButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gelingt: Story = {
  play: async ({ args, canvas }) => {
    const buttons = within(canvas.getByRole('group', { name: 'Liste ausgeben' }));
    for (const [name, format, file] of [
      ['Excel', 'excel', 'bewerbungen-2026-11-24.xlsx'],
      ['PDF', 'pdf', 'bewerbungen-2026-11-24.pdf'],
    ] as const) {
      await userEvent.click(buttons.getByRole('button', { name }));
      await expect(args.onExport).toHaveBeenLastCalledWith(format, expect.anything());
      await expect(await canvas.findByText(`Gespeichert als „${file}“`)).toBeVisible();
    }
  },
};

export const Lang: Story = {
  name: 'Lange Liste',
  args: { total: 10_000, onExport: fn(halfway) },
  play: async ({ args, canvas }) => {
    const excel = canvas.getByRole('button', { name: 'Excel' });
    await userEvent.click(excel);
    await expect(canvas.getByRole('progressbar', { name: 'Datei wird erstellt' })).toHaveAttribute('aria-valuenow', '30');
    await expect(canvas.getByText('3.000 von 10.000 Bewerbungen')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'PDF' })).toBeDisabled();
    await userEvent.click(excel);
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const LangDunkel: Story = { ...Lang, ...dark };
export const LangSchmal: Story = { ...Lang, ...narrow };

export const Abgebrochen: Story = {
  args: { total: 10_000, onExport: fn(halfway) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'PDF' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(canvas.getByRole('region', { name: 'Meldungen' })).toHaveTextContent('');
    await expect(canvas.getByRole('button', { name: 'Excel' })).toBeEnabled();
  },
};

export const Scheitert: Story = {
  args: { onExport: fn((_format: ExportFormat): Promise<string> => Promise.reject(new Error('no font'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'PDF' }));
    await expect(await canvas.findByText('Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es erneut.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'PDF' })).toBeEnabled();
  },
};
