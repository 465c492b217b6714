import { fixtures } from '@stellwerk/domain/fixtures';
import type { SubmitFailure } from '@stellwerk/forms/company-profile-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AppFrame } from '../../../testing/frames';
import { storyNow } from '../overview/story-data';
import { CreateCompanyScreen } from './CreateCompanyScreen';

const meta = {
  title: 'Unternehmen/Neues Unternehmen',
  component: CreateCompanyScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppFrame>
        <main className="sw:mx-auto sw:max-w-page sw:px-4 sw:py-8 sw:md:px-6">{Story()}</main>
      </AppFrame>
    ),
  ],
  args: {
    industries: fixtures.industries.map(({ id, name }) => ({ id: String(id), name })),
    onSubmit: fn((): Promise<SubmitFailure | null> => Promise.resolve(null)),
    onCancel: fn(),
    now: storyNow,
  },
} satisfies Meta<typeof CreateCompanyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function fill(canvas: Canvas): Promise<void> {
  await userEvent.type(canvas.getByLabelText('Firmenname'), 'Kiebitz Energie GmbH');
  await userEvent.selectOptions(canvas.getByLabelText('Branche'), 'IT und Software');
  await userEvent.type(canvas.getByLabelText('Website'), 'kiebitz.example');
  await userEvent.type(canvas.getByLabelText('Beschreibung'), 'Wir speichern Wind.');
}

export const Ausgefüllt: Story = {
  play: async ({ args, canvas }) => {
    await fill(canvas);
    const file = new File(['x'], 'logo.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(/^Logo/), file);
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Kiebitz Energie GmbH', website: 'https://kiebitz.example', description: 'Wir speichern Wind.' }),
      file,
    );
  },
};

export const Leer: Story = {
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
    await expect(args.onSubmit).not.toHaveBeenCalled();
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
  args: { onSubmit: fn((): Promise<SubmitFailure | null> => Promise.resolve({ summary: ['Fehler beim Speichern des Unternehmens'] })) },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByText('Fehler beim Speichern des Unternehmens')).toBeVisible();
    await expect(canvas.getByLabelText('Firmenname')).toHaveValue('Kiebitz Energie GmbH');
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };
