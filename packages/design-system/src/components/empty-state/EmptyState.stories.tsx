import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button';
import { ErrorState } from '../error-state';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Bausteine/Leer und Fehler',
  component: ErrorState,
  args: { title: 'Fehler beim Laden der Stellenanzeige', onRetry: fn(), onBack: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leer: Story = {
  render: () => (
    <EmptyState title="Keine Stellenanzeigen gefunden." actions={<Button>Filter zurücksetzen</Button>}>
      Bitte versuchen Sie es mit anderen Suchkriterien.
    </EmptyState>
  ),
};

export const Fehler: Story = {
  args: { children: 'Bitte versuchen Sie es später erneut.', retriesLeft: 2 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fehler beim Laden der Stellenanzeige');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Zurück' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const OhneWeiterenVersuch: Story = {
  args: { retriesLeft: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
    await expect(canvas.getByText('Bitte versuchen Sie es später erneut oder wenden Sie sich an den Support.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Zurück' })).toBeVisible();
  },
};
export const LeerDunkel: Story = { ...Leer, globals: { theme: 'dark' } };
export const FehlerDunkel: Story = { args: { children: 'Bitte versuchen Sie es später erneut.' }, globals: { theme: 'dark' } };
