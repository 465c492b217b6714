// Stories that every applications view has, spread into its own: `export const Leer: Story = {
// ...nothingYet };`.

import { expect, userEvent, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { failed, loading, ready, reload } from '../../testing/story-values';
import { given } from '@stellwerk/testing/given';
import { blindApplications } from './story-data';
import { everything } from './story-list';

interface Play {
  readonly canvas: Canvas;
}

/** Applicants are hidden in the statuses new and viewed, the others are visible (decision 0079). */
export const blindList = {
  name: 'Anonyme Erstsichtung',
  args: { applications: ready(everything(blindApplications)) },
  play: async ({ canvas }: Play) => {
    await expect(canvas.getAllByText(/^Bewerbung \d+$/)[0]).toBeVisible();
    const seen = given(blindApplications.find(({ status }) => status === 'IN_REVIEW'));
    await expect(canvas.getAllByText(seen.name)[0]).toBeVisible();
  },
};

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
