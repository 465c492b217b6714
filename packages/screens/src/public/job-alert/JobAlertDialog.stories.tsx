import { ApiError, jobListMessages } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { StoryFrame } from '../../testing/story-frame';
import { JobAlertDialog, type JobAlertDialogProps } from './JobAlertDialog';

type Order = JobAlertDialogProps['createJobAlert'];
const createJobAlert = fn<Order>(() => Promise.resolve());

const meta = {
  title: 'Öffentlich/Neue Stellen per E-Mail',
  component: JobAlertDialog,
  decorators: [(Story) => <StoryFrame path="/jobs">{Story()}</StoryFrame>],
  args: { open: true, onClose: fn(), query: { search: ['Gleisbau'], location: ['Bremen'] }, createJobAlert },
} satisfies Meta<typeof JobAlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Neue Stellen per E-Mail (Suchauftrag)' }));

async function order(): Promise<Awaited<ReturnType<typeof dialog>>> {
  const window = await dialog();
  await userEvent.type(window.getByRole('textbox', { name: /E-Mail/ }), 'jette@post.example');
  await userEvent.click(window.getByRole('radio', { name: 'Wöchentlich' }));
  await userEvent.click(window.getByRole('checkbox', { name: /Datenschutzerklärung/ }));
  await userEvent.click(window.getByRole('button', { name: 'Suchauftrag anlegen' }));
  return window;
}

export const Leer: Story = {
  play: async () => {
    await expect((await dialog()).getByText(/Gleisbau, Bremen/)).toBeVisible();
  },
};

export const Angelegt: Story = {
  parameters: { spec: ['O93'] },
  play: async () => {
    const window = await order();
    await expect(createJobAlert).toHaveBeenCalledWith({ email: 'jette@post.example', rhythm: 'WEEKLY', gdpr: true });
    const done = await window.findByRole('status');
    await expect(done).toHaveTextContent('Fast geschafft');
    await expect(done).toHaveFocus();
    await expect(window.getByRole('button', { name: 'Fertig' })).toBeVisible();
  },
};

export const Unvollständig: Story = {
  play: async () => {
    const window = await dialog();
    await userEvent.click(window.getByRole('button', { name: 'Suchauftrag anlegen' }));
    await expect(window.getByText('Bitte geben Sie Ihre E-Mail-Adresse ein.')).toBeVisible();
    await expect(window.getByText('Bitte akzeptieren Sie die Datenschutzerklärung.')).toBeVisible();
    await expect(window.getByRole('textbox', { name: /E-Mail/ })).toHaveFocus();
  },
};

export const ZuOft: Story = {
  name: 'Zu viele Suchaufträge',
  args: {
    createJobAlert: fn<Order>(() => Promise.reject(new ApiError('http', 'x', { status: 429, serverMessage: 'Zu viele Anfragen.' }))),
  },
  play: async () => {
    const window = await order();
    await expect(await window.findByRole('alert')).toHaveTextContent('Zu viele Anfragen.');
    await expect(window.getByRole('textbox', { name: /E-Mail/ })).toHaveValue('jette@post.example');
  },
};

const UNKNOWN = jobListMessages.unknownPlace('Hambrug', 'Hamburg');

export const UnbekannterOrt: Story = {
  name: 'Unbekannter Ort',
  args: {
    query: { near: ['Hambrug'] },
    createJobAlert: fn<Order>(() =>
      Promise.reject(new ApiError('http', UNKNOWN, { status: 400, serverMessage: UNKNOWN, fields: [{ name: 'near', message: UNKNOWN }] })),
    ),
  },
  parameters: { spec: ['O93', 'O94'] },
  play: async () => {
    const window = await order();
    await expect(await window.findByRole('alert')).toHaveTextContent('Den Ort „Hambrug“ kennen wir nicht. Meinten Sie „Hamburg“?');
  },
};

export const WirdAngelegt: Story = {
  name: 'Wird angelegt',
  args: { createJobAlert: fn<Order>(() => new Promise(() => undefined)) },
  play: async () => {
    const window = await order();
    await expect(window.getByRole('button', { busy: true })).toBeVisible();
  },
};

export const AlleFilter: Story = {
  name: 'Alle Filter',
  args: {
    query: {
      search: ['Gleisbau'],
      workingModel: ['Hybrid'],
      employment: ['Vollzeit'],
      near: ['Hamburg'],
      radius: ['50'],
      payMin: ['50000'],
      pay: ['required'],
      remote: ['exclude'],
    },
  },
  play: async () => {
    await expect(
      (await dialog()).getByText(
        /: Gleisbau, Hamburg, 50 km, Vollzeit, Hybrid, ab 50\.000\s€, Nur mit Gehaltsangabe, Ohne Remote-Stellen\. Bestätigen/,
      ),
    ).toBeVisible();
  },
};

export const LangeSuche: Story = {
  name: 'Lange Suche',
  args: { query: { search: ['Rechtsschutzversicherungsgesellschaftsangestellte'], location: ['Mönchengladbach-Rheindahlen'] } },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { globals: { theme: 'dark' } };
