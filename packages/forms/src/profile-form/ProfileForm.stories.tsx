import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { SubmitHandler } from '../shared/submission';
import { ProfileForm, type ProfileValues } from './ProfileForm';

const meta = {
  title: 'Formulare/Profil',
  component: ProfileForm,
  args: {
    email: 'annika.brandt@post.example',
    defaultValues: { firstName: 'Annika', lastName: 'Brandt', phone: '' },
    onSubmit: fn<SubmitHandler<ProfileValues>>(async () => null),
  },
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gespeichert: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('E-Mail')).toHaveAttribute('readonly');
    await userEvent.type(canvas.getByLabelText('Telefon (optional)'), '040 5550 1482');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ firstName: 'Annika', lastName: 'Brandt', phone: '040 5550 1482' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Ihr Profil wurde gespeichert.');
  },
};

export const OhneNamen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByLabelText('Vorname'));
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByText('Bitte geben Sie Ihren Vornamen an.')).toBeVisible();
    await expect(canvas.getByLabelText('Vorname')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Fehlgeschlagen: Story = {
  args: { onSubmit: fn<SubmitHandler<ProfileValues>>(() => Promise.reject(new Error('Verbindung'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ein unerwarteter Fehler ist aufgetreten.');
    await expect(canvas.getByLabelText('Vorname')).toHaveValue('Annika');
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };
