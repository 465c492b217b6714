import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { SubmitHandler } from '../shared/submission';
import { RegistrationForm } from './RegistrationForm';
import type { RegistrationValues } from './schemas';

const meta = {
  title: 'Konto/Registrierung',
  component: RegistrationForm,
  args: { onSubmit: fn<SubmitHandler<RegistrationValues>>(async () => null) },
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leer: Story = {};

export const Ausgefuellt: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Unternehmen' }));
    await userEvent.type(canvas.getByLabelText('Vorname'), 'Annika');
    await userEvent.type(canvas.getByLabelText('Nachname'), 'Brandt');
    await userEvent.type(canvas.getByLabelText('E-Mail'), 'annika.brandt@post.example');
    await userEvent.type(canvas.getByLabelText('Passwort'), 'neun-zchn');
    await expect(canvas.getByLabelText('Passwort')).toHaveAccessibleDescription('Mindestens 12 Zeichen, noch 3. Keine weiteren Regeln.');
    await userEvent.type(canvas.getByLabelText('Passwort'), '-12');
    await expect(canvas.getByLabelText('Passwort')).toHaveAccessibleDescription('Mindestens 12 Zeichen. Keine weiteren Regeln.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ich akzeptiere die Allgemeinen Geschäftsbedingungen' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ich akzeptiere die Datenschutzerklärung' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Konto erstellen' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        accountType: 'COMPANY',
        firstName: 'Annika',
        lastName: 'Brandt',
        email: 'annika.brandt@post.example',
        password: 'neun-zchn-12',
        terms: true,
        gdpr: true,
      }),
    );
  },
};

export const FehlendeAngaben: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Passwort'), 'kurz');
    await userEvent.click(canvas.getByRole('button', { name: 'Konto erstellen' }));
    await expect(await canvas.findByText('Das Passwort braucht mindestens 12 Zeichen.')).toBeVisible();
    await expect(canvas.getByText('Bitte geben Sie Ihren Vornamen an.')).toBeVisible();
    await expect(canvas.getByText('Bitte akzeptieren Sie die Datenschutzerklärung.')).toBeVisible();
    await expect(canvas.getByLabelText('Vorname')).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Kandidat' })).toBeChecked();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const VerbreitetesPasswort: Story = {
  args: {
    defaultEmail: 'annika.brandt@post.example',
    onSubmit: fn<SubmitHandler<RegistrationValues>>(async () => ({
      summary: ['Bitte prüfen Sie Ihre Angaben.'],
      fields: { password: 'Dieses Passwort ist zu verbreitet. Bitte wählen Sie ein anderes.' },
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Vorname'), 'Annika');
    await userEvent.type(canvas.getByLabelText('Nachname'), 'Brandt');
    await userEvent.type(canvas.getByLabelText('Passwort'), 'passwort1234');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Geschäftsbedingungen/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Datenschutzerklärung/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Konto erstellen' }));
    await expect(await canvas.findByText('Dieses Passwort ist zu verbreitet. Bitte wählen Sie ein anderes.')).toBeVisible();
    await expect(canvas.getByLabelText('Passwort')).toBeInvalid();
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };
