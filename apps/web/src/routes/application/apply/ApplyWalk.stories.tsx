import { applyFieldMessages, applyMessages } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { asked, refuseOnce } from '../../../testing/answers';
import { asGuest } from '../../../testing/demo-user';
import type { StoryApp } from '../../../testing/story-app';
import { publicAnswers } from '../../public/story-answers';
import SuccessRoute from '../success/route';
import ApplyRoute from './route';

const meta = {
  title: 'Bewerbung/Abläufe mit Beispieldaten',
  ...asGuest({
    ...publicAnswers,
    createPublicApplication: () => ({ success: true, applicationId: 2001, id: 2001, token: 'SW-2001' }),
  }),
  args: { at: '/jobs/view/101/apply', pages: { '/jobs/view/:id/apply': ApplyRoute, '/jobs/view/:id/apply/success': SuccessRoute } },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fill(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Vorname'), 'Annika');
  await userEvent.type(canvas.getByLabelText('Nachname'), 'Brandt');
  await userEvent.type(canvas.getByLabelText('E-Mail'), 'annika.brandt@post.example');
  await userEvent.upload(
    canvas.getByLabelText(/^Lebenslauf/),
    new File(['%PDF-1.7'], 'lebenslauf-annika-brandt.pdf', { type: 'application/pdf' }),
  );
  await userEvent.click(canvas.getByRole('checkbox', { name: /Geschäftsbedingungen/ }));
  await userEvent.click(canvas.getByRole('checkbox', { name: /Datenschutzerklärung/ }));
}

const send = (canvas: Canvas): Promise<void> => userEvent.click(canvas.getByRole('button', { name: 'Bewerbung absenden' }));

export const Abgeschickt: Story = {
  name: 'Ausgefüllt und abgeschickt',
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: /Vielen Dank/ })).toBeVisible();
    await expect(canvas.getByText(/Senior Backend-Entwickler/)).toBeVisible();
    await expect(asked('createPublicApplication')).toHaveLength(1);
  },
};

export const Unvollständig: Story = {
  name: 'Unvollständig abgeschickt',
  args: { at: '/jobs/view/102/apply' },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Vorname');
    await send(canvas);
    await waitFor(() => expect(canvas.getByLabelText('Vorname')).toHaveAccessibleDescription(applyFieldMessages.firstName));
    await expect(canvas.getByLabelText('E-Mail')).toHaveAccessibleDescription(applyFieldMessages.email);
  },
};

export const Gescheitert: Story = {
  name: 'Der Server nimmt sie erst beim dritten Mal an',
  args: { at: '/jobs/view/103/apply' },
  beforeEach: ({ msw }) => {
    const refused = () => refuseOnce(['createPublicApplication'], 500);
    msw.use(...refused(), ...refused());
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await expect(await canvas.findByText(applyMessages.failed)).toBeVisible();
    await expect(canvas.getByLabelText('Vorname')).toHaveValue('Annika');
    await expect(canvas.getByText('lebenslauf-annika-brandt.pdf')).toBeVisible();
    await expect(await canvas.findByText(applyMessages.failedToast)).toBeVisible();
    await send(canvas);
    await expect(await canvas.findByText(applyMessages.failedToast)).toBeVisible();
    await send(canvas);
    await expect(await canvas.findByText(applyMessages.succeeded)).toBeVisible();
    await expect(canvas.queryByText(applyMessages.failedToast)).toBeNull();
  },
};

export const UnbekannteStelle: Story = {
  name: 'Eine Stelle, die es nicht gibt',
  args: { at: '/jobs/view/99999/apply' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('form')).toBeNull());
  },
};
