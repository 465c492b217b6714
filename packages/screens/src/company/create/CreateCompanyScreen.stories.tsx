import { ApiError } from '@stellwerk/domain';
import { fixtures } from '@stellwerk/domain/fixtures';
import { emptyCompanyProfile } from '@stellwerk/forms/company-profile-form';
import { given } from '@stellwerk/testing/given';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { narrow } from '@stellwerk/testing/stories';
import { StoryPage } from '../shared/story-page';
import { storyNow } from '../overview/story-data';
import type { CreateCompanyCalls } from './create-company';
import { CreateCompanyScreen } from './CreateCompanyScreen';

/** Calls that succeed. @param other calls with another result */
const createCalls = (other: Partial<CreateCompanyCalls> = {}): CreateCompanyCalls => ({
  create: fn(() => Promise.resolve('77')),
  update: fn(() => Promise.resolve()),
  uploadLogo: fn(() => Promise.resolve()),
  ...other,
});

const meta = {
  title: 'Unternehmen/Neues Unternehmen',
  component: CreateCompanyScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage>{Story()}</StoryPage>],
  args: {
    industries: fixtures.industries.map(({ id, name }) => ({ id: String(id), name })),
    calls: createCalls(),
    onDone: fn(),
    onCancel: fn(),
    now: storyNow,
  },
} satisfies Meta<typeof CreateCompanyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fill(canvas: Canvas): Promise<void> {
  await userEvent.type(canvas.getByLabelText('Firmenname'), 'Kiebitz Energie GmbH');
  await userEvent.selectOptions(canvas.getByLabelText('Branche'), 'IT und Software');
  await userEvent.type(canvas.getByLabelText('Website'), 'kiebitz.example');
  (await canvas.findByRole('textbox', { name: 'Beschreibung' })).focus();
  // The editor listens to native input events, which simulated typing does not fire.
  document.execCommand('insertText', false, 'Wir speichern Wind.');
}

export const Ausgefüllt: Story = {
  parameters: { spec: ['CS33', 'CS38'] },
  play: async ({ args, canvas }) => {
    await fill(canvas);
    const file = new File(['x'], 'logo.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(/^Logo/), file);
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('77'));
    // First the company, then the other data, finally the pending logo.
    const calls = [args.calls.create, args.calls.update, args.calls.uploadLogo].map(
      (call) => mocked(call).mock.invocationCallOrder[0] ?? 0,
    );
    await expect(calls).toEqual(calls.toSorted((one, other) => one - other));
    const first = { name: 'Kiebitz Energie GmbH', industry: given(args.industries.find(({ name }) => name === 'IT und Software')).id };
    await expect(args.calls.create).toHaveBeenCalledWith(first);
    await expect(args.calls.update).toHaveBeenCalledWith('77', {
      ...emptyCompanyProfile,
      ...first,
      website: 'https://kiebitz.example',
      description: '<p>Wir speichern Wind.</p>',
    });
    await expect(args.calls.uploadLogo).toHaveBeenCalledWith('77', file);
  },
};

export const WirdErstellt: Story = {
  name: 'Wird erstellt',
  args: { calls: createCalls({ create: fn<CreateCompanyCalls['create']>(() => new Promise(() => undefined)) }) },
  play: async ({ args, canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    const busy = await canvas.findByRole('button', { name: 'Wird gespeichert...' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(busy);
    await expect(args.calls.create).toHaveBeenCalledOnce();
  },
};

export const Leer: Story = {
  parameters: { spec: ['O100'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sie beginnen im Tarif Basis für 0,00\s€ pro Monat\./)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Neues Unternehmen erstellen' })).toBeVisible();
    await expect(canvas.getByLabelText('Firmenname')).toHaveValue('');
  },
};

export const PflichtfelderFehlen: Story = {
  parameters: { spec: ['CS22', 'CS23', 'CS24', 'CS25'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    for (const text of [
      'Bitte geben Sie einen Firmennamen an',
      'Bitte wählen Sie eine Branche aus',
      'Bitte geben Sie eine Website an',
      'Bitte geben Sie eine Beschreibung an',
    ])
      await expect(canvas.getAllByText(text)[0]).toBeVisible();
    await expect(args.calls.create).not.toHaveBeenCalled();
  },
};

export const OhneBranchen: Story = {
  parameters: { spec: ['CS37'] },
  args: { industries: [] },
  play: async ({ canvas }) => {
    const options = within(canvas.getByLabelText('Branche'))
      .getAllByRole('option')
      .filter((option) => option.getAttribute('value') !== '');
    await expect(options).toHaveLength(5);
  },
};

export const Scheitert: Story = {
  args: { calls: createCalls({ create: () => Promise.reject(new ApiError('network', 'x')) }) },
  play: async ({ args, canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByText('Fehler beim Speichern des Unternehmens')).toBeVisible();
    await expect(canvas.getByLabelText('Firmenname')).toHaveValue('Kiebitz Energie GmbH');
    await expect(args.calls.update).not.toHaveBeenCalled();
  },
};

const tries = { count: 0 };

/** The company was created, the update failed: the next attempt continues from there. */
export const ZweiterVersuch: Story = {
  beforeEach: () => {
    tries.count = 0;
  },
  args: {
    calls: createCalls({
      update: () => {
        tries.count += 1;
        return tries.count === 1 ? Promise.reject(new ApiError('network', 'x')) : Promise.resolve();
      },
    }),
  },
  play: async ({ args, canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByText('Fehler beim Speichern des Unternehmens')).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('77'));
    await expect(args.calls.create).toHaveBeenCalledOnce();
  },
};

/** The page was reloaded after the company was created, and before the other data were saved. */
export const Fortgesetzt: Story = {
  args: {
    draft: {
      companyId: '77',
      values: {
        ...emptyCompanyProfile,
        name: 'Kiebitz Energie GmbH',
        industry: '1',
        website: 'https://kiebitz.example',
        description: '<p>Wir speichern Wind.</p>',
      },
    },
    onDraftChange: fn(),
    onRestart: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('„Kiebitz Energie GmbH“ ist angelegt. Mit „Speichern“ ergänzen Sie die übrigen Angaben.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Stadt (optional)'), 'K');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ companyId: '77', values: expect.objectContaining({ city: 'K' }) });
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('77'));
    await expect(args.calls.create).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Anderes Unternehmen erstellen' }));
    await expect(args.onRestart).toHaveBeenCalledOnce();
  },
};

export const Unbestätigt: Story = {
  name: 'Adresse noch nicht bestätigt',
  args: {
    unconfirmed: { email: 'annika@post.example', onResend: () => Promise.resolve() },
    calls: createCalls({
      create: () =>
        Promise.reject(new ApiError('http', 'x', { status: 403, serverMessage: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.' })),
    }),
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByText('Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.')).toBeVisible();
    await expect(canvas.getByLabelText('Firmenname')).toHaveValue('Kiebitz Energie GmbH');
  },
};

export const LangeWörter: Story = {
  ...narrow,
  args: {
    draft: {
      companyId: '77',
      values: {
        ...emptyCompanyProfile,
        name: 'Hanseatische Rechtsschutzversicherungsgesellschaft auf Gegenseitigkeit',
        website: 'https://www.hanseatische-rechtsschutzversicherungsgesellschaft.example/unternehmen',
        description: '<p>Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenfabrikationsbetrieb</p>',
      },
    },
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dunkel: Story = { globals: { theme: 'dark' } };
