import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DeactivationForm } from './DeactivationForm';

const meta = {
  title: 'Formulare/Deaktivierung',
  component: DeactivationForm,
  args: { companyName: 'Nordbahn Signaltechnik GmbH', onConfirm: fn(async () => null), onCancel: fn() },
} satisfies Meta<typeof DeactivationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const wrong = 'Bitte geben Sie den Namen des Unternehmens korrekt ein, um zu bestätigen.';

export const Name: Story = {
  parameters: { spec: ['CS39', 'CS40', 'CS42'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const confirm = canvas.getByRole('button', { name: 'Unternehmen deaktivieren' });
    const field = canvas.getByLabelText('Name des Unternehmens');
    await userEvent.type(field, 'nordbahn signaltechnik gmbh');
    await expect(confirm).toBeDisabled();
    await expect(canvas.getByText(wrong)).toBeVisible();
    await userEvent.type(field, '{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'Nordbahn Signaltechnik GmbH');
    await expect(canvas.queryByText(wrong)).toBeNull();
    await userEvent.click(confirm);
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
  },
};

export const Fehlgeschlagen: Story = {
  args: { companyName: 'Auriga', onConfirm: fn(() => Promise.reject(new Error('500'))) },
  parameters: { spec: ['CS15'] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name des Unternehmens'), 'Auriga');
    await userEvent.click(canvas.getByRole('button', { name: 'Unternehmen deaktivieren' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Fehler beim Deaktivieren des Unternehmens. Bitte versuchen Sie es später erneut.',
    );
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };
