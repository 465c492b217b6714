// Stories that every applications view has, spread into its own: `export const Leer: Story = {
// ...nothingYet };`.

import { expect, userEvent, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { failed, loading, ready, reload } from '../../testing/story-values';
import { everything } from './story-list';

interface Play {
  readonly canvas: Canvas;
}

/** Without any application there is no button to reset the filters. */
export const nothingYet = {
  args: { applications: ready(everything([])) },
  play: async ({ canvas }: Play) => {
    await expect(canvas.getByText('Sobald sich jemand bewirbt, steht die Bewerbung hier.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Filter zurücksetzen' })).toBeNull();
  },
};

export const stillLoading = {
  args: { applications: loading() },
  play: async ({ canvas }: Play) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

/** Loading failed, and can be retried. */
export const notLoaded = {
  args: { applications: failed() },
  play: async ({ canvas }: Play) => {
    const alert = within(canvas.getByRole('alert'));
    await expect(alert.getByText('Fehler beim Laden der Bewerbungen')).toBeVisible();
    await expect(alert.getByText('Bitte versuchen Sie es später erneut.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};
