import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { SubmitHandler } from '../shared/submission';
import { MessageForm, type MessageValues } from './MessageForm';

const fixed = ['Support', 'Vertrieb', 'Buchhaltung'].map((label) => ({ value: label.toLowerCase(), label }));

const meta = {
  title: 'Formulare/Nachricht',
  component: MessageForm,
  args: {
    recipients: [
      { label: 'Stellwerk', options: fixed },
      { label: 'Bewerbungen', options: [{ value: 'user:7', label: 'Annika Brandt' }] },
    ],
    onSubmit: fn<SubmitHandler<MessageValues>>(async () => null),
    onCancel: fn(),
  },
} satisfies Meta<typeof MessageForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gesendet: Story = {
  play: async ({ canvas, args }) => {
    const group = within(canvas.getByRole('group', { name: 'Stellwerk' }));
    await expect(group.getAllByRole('option').map((option) => option.textContent)).toEqual(['Support', 'Vertrieb', 'Buchhaltung']);
    await userEvent.selectOptions(canvas.getByLabelText('Empfänger'), 'Annika Brandt');
    await userEvent.type(canvas.getByLabelText('Betreff'), 'Termin');
    await userEvent.type(canvas.getByLabelText('Nachricht'), 'Passt Ihnen Dienstag um zehn Uhr?');
    await userEvent.click(canvas.getByRole('button', { name: 'Senden' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ recipient: 'user:7', subject: 'Termin', content: 'Passt Ihnen Dienstag um zehn Uhr?' }),
    );
  },
};

export const FehlendeAngaben: Story = {
  parameters: { spec: ['CM10', 'CM11', 'CM12'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Senden' }));
    await expect(await canvas.findByText('Bitte wählen Sie einen Empfänger aus')).toBeVisible();
    await expect(canvas.getByText('Bitte geben Sie einen Betreff ein')).toBeVisible();
    await expect(canvas.getByText('Bitte geben Sie eine Nachricht ein')).toBeVisible();
    await expect(canvas.getByLabelText('Empfänger')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Dunkel: Story = { ...FehlendeAngaben, parameters: {}, globals: { theme: 'dark' } };
