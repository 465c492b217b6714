import { ApiError } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { onSite } from '../../../testing/story-site';
import { ReportDialog } from './ReportDialog';

const meta = {
  title: 'Öffentlich/Stellenanzeige/Melden',
  component: ReportDialog,
  parameters: { layout: 'fullscreen' },
  decorators: [onSite('/jobs/1')],
  args: { open: true, onClose: fn(), onReport: fn((): Promise<unknown> => Promise.resolve()) },
} satisfies Meta<typeof ReportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Stellenanzeige melden' }));

async function fillIn() {
  const form = await dialog();
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Grund' }), 'Betrug oder Spam');
  await userEvent.type(form.getByRole('textbox', { name: /Was ist Ihnen aufgefallen/ }), 'Verlangt Vorkasse.');
  await userEvent.type(form.getByRole('textbox', { name: /Ihre E-Mail-Adresse/ }), 'lea@post.example');
  return form;
}

export const Leer: Story = {
  play: async () => {
    await expect((await dialog()).getByRole('button', { name: 'Meldung senden' })).toBeEnabled();
  },
};

export const OhneGrund: Story = {
  name: 'Ohne Grund, mit halber Adresse',
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox', { name: /Ihre E-Mail-Adresse/ }), 'lea');
    await userEvent.click(form.getByRole('button', { name: 'Meldung senden' }));
    const reason = form.getByRole('combobox', { name: 'Grund' });
    await expect(reason).toHaveAccessibleDescription(/Bitte wählen Sie einen Grund aus\./);
    await expect(reason).toHaveFocus();
    await expect(form.getByRole('textbox', { name: /Ihre E-Mail-Adresse/ })).toHaveAccessibleDescription(/gültige E-Mail-Adresse/);
    await expect(args.onReport).not.toHaveBeenCalled();
  },
};

export const Ausgefüllt: Story = { play: async () => void (await fillIn()) };

export const Ablauf: Story = {
  name: 'Ablauf: melden',
  play: async ({ args, canvas }) => {
    const form = await fillIn();
    await userEvent.click(form.getByRole('button', { name: 'Meldung senden' }));
    await expect(args.onReport).toHaveBeenCalledWith({ reason: 'FRAUD', text: 'Verlangt Vorkasse.', email: 'lea@post.example' });
    await expect(await canvas.findByText('Vielen Dank. Wir prüfen die Stellenanzeige.')).toBeVisible();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WirdGesendet: Story = {
  name: 'Wird gesendet',
  args: { onReport: fn(() => new Promise<unknown>(() => undefined)) },
  play: async () => {
    const form = await fillIn();
    await userEvent.click(form.getByRole('button', { name: 'Meldung senden' }));
    await expect(await form.findByRole('button', { name: 'Wird gesendet...' })).toHaveAttribute('aria-busy', 'true');
  },
};

const failsWith = (error: ApiError, text: string): Story => ({
  args: { onReport: fn(() => Promise.reject(error)) },
  play: async ({ args }) => {
    const form = await fillIn();
    await userEvent.click(form.getByRole('button', { name: 'Meldung senden' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(text);
    await expect(form.getByRole('textbox', { name: /Was ist Ihnen aufgefallen/ })).toHaveValue('Verlangt Vorkasse.');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Gescheitert = failsWith(
  new ApiError('http', 'x', { status: 500 }),
  'Die Meldung konnte nicht gesendet werden. Bitte versuchen Sie es später erneut.',
);
export const Offline = failsWith(new ApiError('offline', ''), 'Keine Internetverbindung. Bitte überprüfen Sie Ihre Netzwerkverbindung.');
const tooMany = 'Zu viele Anfragen. Bitte versuchen Sie es in 12 Minuten erneut.';
export const ZuVieleMeldungen: Story = {
  ...failsWith(new ApiError('http', tooMany, { status: 429, serverMessage: tooMany }), tooMany),
  name: 'Zu viele Meldungen',
};
export const Telefon: Story = { ...OhneGrund, name: 'Telefon', globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { ...OhneGrund, name: 'Dunkel', globals: { theme: 'dark' } };
