import { screen, userEvent, waitFor, within } from 'storybook/test';

/** The rejection dialog. For stories only. */
export const rejectionDialog = async () => within(await screen.findByRole('dialog', { name: 'Bewerbung ablehnen?' }));

/** Submits the rejection dialog, and waits until it is closed. */
export async function answerRejection(): Promise<void> {
  const dialog = await rejectionDialog();
  await userEvent.selectOptions(dialog.getByLabelText('Grund'), 'Andere Person passt besser');
  await userEvent.click(dialog.getByRole('button', { name: 'Ja, ablehnen' }));
  await waitFor(() => {
    if (screen.queryByRole('dialog', { name: 'Bewerbung ablehnen?' }) !== null) throw new Error('The dialog is still open.');
  });
}

/** The confirmation of a hire. */
export const hireQuestion = async (name: string) => within(await screen.findByRole('alertdialog', { name: `${name} einstellen?` }));

/** Confirms it, and waits until it is closed. */
export async function answerHire(name: string): Promise<void> {
  await userEvent.click((await hireQuestion(name)).getByRole('button', { name: 'Ja, einstellen' }));
  await waitFor(() => {
    if (screen.queryByRole('alertdialog') !== null) throw new Error('The question is still open.');
  });
}
