import { ApiError } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { dark, narrow } from '@stellwerk/testing/stories';
import { Banner } from '../../components/banner';
import { Button } from '../../components/button';
import { TextField } from '../../components/text-field';
import { ToastProvider } from '../../components/toast';
import { useAction } from './use-action';

interface Props {
  readonly work: (name: string) => Promise<string>;
  readonly failureIn?: 'toast' | 'screen';
}

function RenameForm({ work, failureIn }: Props) {
  const action = useAction(work, {
    pending: (name) => `„${name}“ wird gespeichert...`,
    success: (name) => `Gespeichert als „${name}“`,
    failure: 'Der Name konnte nicht gespeichert werden',
    ...(failureIn && { failureIn }),
  });
  const submit = (form: FormData): void => void action.run(String(form.get('name')));
  return (
    <form
      className="sw:grid sw:max-w-100 sw:justify-items-start sw:gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
    >
      {failureIn === 'screen' && action.failure && (
        <Banner tone="error" live="alert">
          {action.failure.summary.join(' ')}
        </Banner>
      )}
      <TextField label="Name" name="name" defaultValue="Weserbund" error={action.failure?.fields?.name} />
      <Button type="submit" loading={action.busy}>
        Speichern
      </Button>
    </form>
  );
}

const meta = {
  title: 'Muster/Handlung',
  component: RenameForm,
  decorators: [(Story) => <ToastProvider>{Story()}</ToastProvider>],
  parameters: guide({
    when: ['Für alles, was dauert und scheitern kann: speichern, senden, löschen, hochladen.'],
    whenNot: ['Für Inhalt, der geladen wird: `Loaded`.', 'Für das, was nur diese Seite ändert und nie scheitert.'],
    accessibility: [
      'Was gerade geschieht und wie es endete, steht an derselben Stelle und wird höflich angesagt.',
      'Die Schaltfläche behält den Fokus; ein zweites Drücken tut nichts, solange die Handlung läuft.',
      'Meldungen des Servers stehen an ihren Feldern; was getippt wurde, bleibt.',
    ],
    keyboard: [['Eingabe', 'sendet das Formular']],
  }),
  args: { work: async (name: string) => name },
} satisfies Meta<typeof RenameForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Läuft: Story = {
  args: { work: fn(() => new Promise<string>(() => undefined)) },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Speichern' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(await canvas.findByText('„Weserbund“ wird gespeichert...')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Enter}');
    await expect(args.work).toHaveBeenCalledOnce();
    await expect(args.work).toHaveBeenCalledWith('Weserbund');
  },
};

export const Gelingt: Story = {
  args: { work: fn(async (name) => name) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' AG{Enter}');
    const region = within(canvas.getByRole('region', { name: 'Meldungen' }));
    await expect(await region.findByText('Gespeichert als „Weserbund AG“')).toBeVisible();
    await expect(region.queryByText('„Weserbund AG“ wird gespeichert...')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Speichern' })).not.toHaveAttribute('aria-busy'));
  },
};

const taken = new ApiError('http', 'Ungültig', { status: 400, fields: [{ name: 'name', message: 'Diesen Namen gibt es schon.' }] });

const pending = { reject: (_error: unknown): void => undefined };

export const Scheitert: Story = {
  args: { work: fn(async () => Promise.reject(taken)) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' AG{Enter}');
    await expect(await canvas.findByText('Der Name konnte nicht gespeichert werden')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await expect(field).toHaveAccessibleDescription('Diesen Namen gibt es schon.');
    await expect(field).toHaveValue('Weserbund AG');
  },
};

export const ScheitertAmOrt: Story = {
  name: 'Scheitert, am Ort gesagt',
  args: { work: fn(async () => Promise.reject(new Error('x'))), failureIn: 'screen' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Der Name konnte nicht gespeichert werden');
    await expect(canvas.getByRole('region', { name: 'Meldungen' })).toHaveTextContent('');
  },
};

export const NochEinmal: Story = {
  name: 'Noch einmal, und es gelingt',
  args: { work: fn(async (name) => (name === 'Weserbund' ? Promise.reject(taken) : name)), failureIn: 'screen' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' AG{Enter}');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(await canvas.findByText('Gespeichert als „Weserbund AG“')).toBeVisible();
  },
};

function Switch({ work }: Props) {
  const [name, setName] = useState('Weserbund');
  const action = useAction(work, { failure: 'Der Name konnte nicht gespeichert werden' });
  const change = async (): Promise<void> => {
    setName('Kiebitz');
    await action.runOrReject('Kiebitz').catch(() => setName('Weserbund'));
  };
  return (
    <Button loading={action.busy} loadingLabel={`${action.args?.[0]} wird gespeichert...`} onClick={() => void change()}>
      {name}
    </Button>
  );
}

export const ScheitertUndKehrtZurück: Story = {
  name: 'Scheitert, und was schon zu sehen war, kehrt zurück',
  args: { work: fn(() => new Promise<string>((_, reject) => Object.assign(pending, { reject }))) },
  render: (args) => <Switch {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weserbund' }));
    await expect(await canvas.findByRole('button', { name: 'Kiebitz wird gespeichert...' })).toHaveFocus();
    pending.reject(taken);
    await expect(await canvas.findByText('Der Name konnte nicht gespeichert werden')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Weserbund' })).toHaveFocus();
  },
};

function Choice({ work }: Props) {
  const action = useAction(work, { failure: (_, name) => `${name} kam nicht an`, failureIn: 'screen', parallel: true });
  return (
    <div className="sw:flex sw:items-center sw:gap-4">
      <Button onClick={() => void action.run('Erstes Bild')}>Erstes Bild</Button>
      <Button onClick={() => void action.run('Zweites Bild')}>Zweites Bild</Button>
      <p role="status">{action.busy ? 'Läuft' : (action.failure?.summary.join(' ') ?? 'Fertig')}</p>
    </div>
  );
}

export const DieLetzteZählt: Story = {
  name: 'Zwei nebeneinander: die zuletzt begonnene zählt',
  args: {
    work: fn(async (name) =>
      name === 'Erstes Bild' ? new Promise<string>((_, reject) => Object.assign(pending, { reject })) : Promise.reject(taken),
    ),
  },
  render: (args) => <Choice {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erstes Bild' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zweites Bild' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Läuft');
    pending.reject(new Error('x'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Zweites Bild kam nicht an'));
  },
};

const FAILED = 'Status konnte nicht aktualisiert werden';

function Rows({ work }: Props) {
  const action = useAction(work, { failure: FAILED, parallel: true, toast: (name) => name });
  return ['Bremen', 'Köln'].map((name) => (
    <Button key={name} onClick={() => void action.run(name)}>
      {name}
    </Button>
  ));
}

export const EineMeldungJeZeile: Story = {
  name: 'Eine Meldung je Zeile: die neue tritt an die Stelle der alten',
  args: { work: fn(() => Promise.reject(taken)) },
  render: (args) => <Rows {...args} />,
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Meldungen' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Bremen' }));
    const first = await region.findByText(FAILED);
    await userEvent.click(canvas.getByRole('button', { name: 'Bremen' }));
    // A new element, so that the same text is announced again.
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(region.getAllByText(FAILED)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Köln' }));
    await waitFor(() => expect(region.getAllByText(FAILED)).toHaveLength(2));
  },
};

export const Dunkel: Story = { ...dark };
export const Schmal: Story = { ...narrow };
