import { screen, userEvent, waitFor, within } from 'storybook/test';

/** The dialog of a rejection. For stories only. */
export const rejectionDialog = async () => within(await screen.findByRole('dialog', { name: 'Bewerbung ablehnen?' }));

/** Answers the dialog of a rejection, and waits until it is gone. */
export async function answerRejection(): Promise<void> {
  const dialog = await rejectionDialog();
  await userEvent.selectOptions(dialog.getByLabelText('Grund'), 'Andere Person passt besser');
  await userEvent.click(dialog.getByRole('button', { name: 'Ja, ablehnen' }));
  await waitFor(() => {
    if (screen.queryByRole('dialog', { name: 'Bewerbung ablehnen?' }) !== null) throw new Error('The dialog is still open.');
  });
}

/** The question before somebody is hired. */
export const hireQuestion = async (name: string) => within(await screen.findByRole('alertdialog', { name: `${name} einstellen?` }));

/** Says yes to it, and waits until it is gone. */
export async function answerHire(name: string): Promise<void> {
  await userEvent.click((await hireQuestion(name)).getByRole('button', { name: 'Ja, einstellen' }));
  await waitFor(() => {
    if (screen.queryByRole('alertdialog') !== null) throw new Error('The question is still open.');
  });
}
