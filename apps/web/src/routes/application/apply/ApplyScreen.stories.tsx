import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AppFrame } from '../../../testing/frames';
import { ApplyScreen } from './ApplyScreen';

const meta = {
  title: 'Bewerbung/Bewerbungsseite',
  component: ApplyScreen,
  decorators: [(Story) => <AppFrame path="/jobs/view/7/apply">{Story()}</AppFrame>],
  args: {
    state: { kind: 'form', form: { jobId: '7', onSubmit: fn(async () => null), onCancel: fn() } },
    summary: { title: 'Lokführerin (m/w/d)', company: 'Nordbahn GmbH', location: 'Kiel', employment: 'Vollzeit', workingModel: 'Büro' },
    onBack: fn(),
  },
} satisfies Meta<typeof ApplyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Formular: Story = {
  parameters: { spec: ['AF02', 'AF06'] },
  play: async ({ canvas }) => {
    for (const text of ['Lokführerin (m/w/d)', 'Nordbahn GmbH', 'Kiel', 'Vollzeit', 'Büro'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('form', { name: /Bewerbung/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bewerbung absenden' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Abbrechen' })).toBeEnabled();
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const Lädt: Story = {
  args: { state: { kind: 'loading' } },
  parameters: { spec: ['AF67'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

export const NichtGefunden: Story = {
  args: { state: { kind: 'not-found' } },
  parameters: { spec: ['AF09'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Stellenanzeige nicht gefunden')).toBeVisible();
  },
};

export const Ladefehler: Story = {
  args: { state: { kind: 'error', reason: 'Der Dienst antwortet nicht.' } },
  parameters: { spec: ['AF08'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Fehler beim Laden der Stellenanzeige: Der Dienst antwortet nicht.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zurück' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Abgelaufen: Story = {
  args: { state: { kind: 'closed', closesAt: '2026-11-14T12:00:00Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Die Bewerbungsfrist für diese Stelle ist am 14.11.2026 abgelaufen.')).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};
