import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import type { SubmitFailure, SubmitHandler } from '@stellwerk/domain';
import { NewsletterForm } from './NewsletterForm';
import type { NewsletterSignup } from './newsletter';

const meta = {
  title: 'Formulare/Newsletter',
  component: NewsletterForm,
  parameters: guide({
    when: ['Auf der Startseite im `NewsletterSection`. Ohne Formularbibliothek, damit die Seite leicht bleibt.'],
    whenNot: ['In der Bewerbung: dort ist es ein Kästchen.'],
    accessibility: [
      'Die Schaltfläche wartet auf Wahl und Einwilligung; was fehlt, wird gesagt, sobald eine Wahl berührt und leer gelassen wurde (A39).',
      'Erfolg und Fehler werden vorgelesen und gehen nach 3 Sekunden (NL05). Die Eingaben bleiben nach einem Fehler stehen.',
      'Der Newsletter sagt „du“.',
    ],
    keyboard: [
      ['Tab', 'Adresse, Wahl, Einwilligung, Absenden'],
      ['Leertaste', 'hakt an'],
      ['Eingabe', 'sendet aus der Adresse'],
    ],
  }),
  args: { onSubmit: fn<SubmitHandler<NewsletterSignup>>(async () => null) },
} satisfies Meta<typeof NewsletterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = (canvas: Canvas) => canvas.getByRole('button', { name: 'Newsletter abonnieren' });
const fill = async (canvas: Canvas) => {
  await userEvent.type(canvas.getByLabelText('E-Mail'), 'du@post.example');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Recruiter' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Kandidat' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Ich akzeptiere die Datenschutzbestimmungen.' }));
};

export const Leer: Story = {
  parameters: { spec: ['NL01'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('E-Mail')).toHaveAttribute('type', 'email');
    for (const name of ['Recruiter', 'Empfehlungsgeber', 'Kandidat', 'Ich akzeptiere die Datenschutzbestimmungen.']) {
      await expect(canvas.getByRole('checkbox', { name })).not.toBeChecked();
    }
    await expect(submit(canvas)).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Datenschutzbestimmungen' })).toHaveAttribute('href', '/datenschutz');
  },
};

export const Auswahl: Story = {
  name: 'Auswahl und Einwilligung',
  parameters: { spec: ['NL06'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kandidat' }));
    await expect(submit(canvas)).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Datenschutzbestimmungen/ }));
    await expect(submit(canvas)).toBeEnabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kandidat' }));
    await expect(submit(canvas)).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kandidat' }));
    await expect(submit(canvas)).toBeEnabled();
  },
};

export const Angemeldet: Story = {
  parameters: { spec: ['NL02', 'NL03'] },
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Fast geschafft: Bitte bestätige deine Anmeldung über den Link in unserer E-Mail.',
    );
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'du@post.example', type: 'RECRUITER,CANDIDATE', terms: true });
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
  },
};

const arrival: { resolve: (failure: SubmitFailure | null) => void } = { resolve: () => undefined };

export const WirdAngemeldet: Story = {
  args: {
    onSubmit: fn<SubmitHandler<NewsletterSignup>>(
      () => new Promise<SubmitFailure | null>((resolve) => Object.assign(arrival, { resolve })),
    ),
  },
  parameters: { spec: ['NL06', 'NL11'] },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(submit(canvas));
    await expect(canvas.getByRole('button', { name: 'Wird angemeldet...' })).toHaveAttribute('aria-disabled', 'true');
    arrival.resolve({ summary: ['Diese Adresse ist gesperrt.'] });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Diese Adresse ist gesperrt.');
    await expect(canvas.getByLabelText('E-Mail')).toHaveValue('du@post.example');
    await expect(submit(canvas)).toBeEnabled();
  },
};

export const OhneMeldungDesServers: Story = {
  args: { onSubmit: fn<SubmitHandler<NewsletterSignup>>(async () => ({ summary: [] })) },
  parameters: { spec: ['NL11'] },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(submit(canvas));
    // The whole text, because that of NL12 starts with the same sentence.
    await expect(within(await canvas.findByRole('alert')).getByText('Es gab einen Fehler bei der Anmeldung.')).toBeVisible();
  },
};

export const FehlendeWahl: Story = {
  parameters: { spec: ['NL07', 'NL08'] },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: /Du bist/ });
    await expect(canvas.queryByText('Bitte wähle mindestens eine Option aus.')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Recruiter' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Recruiter' }));
    await expect(group).toHaveTextContent('Bitte wähle mindestens eine Option aus.');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Datenschutzbestimmungen/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Datenschutzbestimmungen/ }));
    await expect(canvas.getByText('Bitte akzeptiere die Datenschutzbestimmungen.')).toBeVisible();
  },
};

export const VerlasseneWahl: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('checkbox', { name: 'Recruiter' }).focus();
    await userEvent.tab();
    await expect(canvas.queryByText('Bitte wähle mindestens eine Option aus.')).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('Bitte wähle mindestens eine Option aus.')).toBeVisible();
  },
};

export const OhneAdresse: Story = {
  parameters: { spec: ['NL09'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kandidat' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Datenschutzbestimmungen/ }));
    await userEvent.click(submit(canvas));
    await expect(canvas.getByLabelText('E-Mail')).toHaveAccessibleDescription('Bitte gib deine E-Mail-Adresse ein.');
    await expect(canvas.getByLabelText('E-Mail')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Dunkel: Story = { ...FehlendeWahl, parameters: {}, globals: { theme: 'dark' } };

// A network error: the promise was rejected.
export const OhneNetz: Story = {
  args: { onSubmit: fn<SubmitHandler<NewsletterSignup>>(() => Promise.reject(new Error('Netz'))) },
  parameters: { spec: ['NL12'] },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Es gab einen Fehler bei der Anmeldung. Bitte versuche es später erneut.',
    );
    await expect(canvas.getByLabelText('E-Mail')).toHaveValue('du@post.example');
  },
};

export const Tastatur: Story = {
  play: async ({ canvas, args }) => {
    for (const name of ['Kandidat', 'Ich akzeptiere die Datenschutzbestimmungen.']) {
      canvas.getByRole('checkbox', { name }).focus();
      await userEvent.keyboard(' ');
    }
    await userEvent.type(canvas.getByLabelText('E-Mail'), 'du@post.example{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ email: 'du@post.example', type: 'CANDIDATE', terms: true }));
  },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
