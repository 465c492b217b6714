import { ApiError } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { storyAdminCompanies } from '../story-data';
import { AdminStoryPage } from '../story-page';
import { CompaniesScreen } from './CompaniesScreen';
import { companiesArgs } from './story-companies';

const weserbund = storyAdminCompanies.find(({ name }) => name.startsWith('Weserbund'));

const meta = {
  title: 'Verwaltung/Abonnement ändern',
  component: CompaniesScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStoryPage tab="companies">{Story()}</AdminStoryPage>],
  args: companiesArgs,
} satisfies Meta<typeof CompaniesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: Canvas, name = 'Ändern für Weserbund') => {
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${name}`) }));
  return within(await screen.findByRole('dialog', { name: 'Abonnement ändern' }));
};

/** Selects the monthly standard plan and opens the confirmation. */
const review = async (canvas: Canvas) => {
  const form = await open(canvas);
  await userEvent.selectOptions(form.getByLabelText('Tarif'), 'Standard');
  await userEvent.click(form.getByRole('radio', { name: 'Monatlich' }));
  await userEvent.click(form.getByRole('button', { name: 'Änderung prüfen' }));
  return within(await screen.findByRole('alertdialog', { name: 'Änderung übernehmen?' }));
};

export const Offen: Story = {
  play: async ({ canvas }) => {
    const form = await open(canvas);
    await expect(form.getByLabelText('Tarif')).toHaveDisplayValue('Premium');
    await expect(form.getByRole('radio', { name: 'Aktiv' })).toBeChecked();
    await expect(form.getByRole('radio', { name: 'Jährlich' })).toBeChecked();
    await expect(form.getByRole('group', { name: /Ende der Laufzeit/ })).toBeVisible();
  },
};

export const Prüfen: Story = {
  name: 'Änderung prüfen',
  play: async ({ args, canvas }) => {
    const question = await review(canvas);
    const changes = question.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(changes[0]).toBe('Standard statt bisher Premium');
    await expect(changes[1]).toBe('Monatlich statt bisher Jährlich');
    await expect(changes[2]).toMatch(/^49,00\s€ pro Monat statt bisher 1\.069,20\s€ pro Jahr$/);
    await expect(changes).toHaveLength(3);
    await expect(args.changeSubscription).not.toHaveBeenCalled();
  },
};

export const Zurück: Story = {
  name: 'Zurück zur Änderung',
  play: async ({ args, canvas }) => {
    const question = await review(canvas);
    await userEvent.click(question.getByRole('button', { name: 'Zurück' }));
    const form = within(await screen.findByRole('dialog', { name: 'Abonnement ändern' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(form.getByLabelText('Tarif')).toHaveDisplayValue('Standard');
    await expect(args.changeSubscription).not.toHaveBeenCalled();
  },
};

export const Gespeichert: Story = {
  play: async ({ args, canvas }) => {
    const question = await review(canvas);
    await userEvent.click(question.getByRole('button', { name: 'Ja, übernehmen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.changeSubscription).toHaveBeenCalledWith(
      weserbund,
      expect.objectContaining({ planType: 'STANDARD', status: 'ACTIVE', billingCycle: 'MONTHLY', endDate: '2027-06-20' }),
    );
    await expect(await canvas.findByText(/^Das Abonnement von Weserbund .*wurde geändert\.$/)).toBeVisible();
  },
};

export const WirdGespeichert: Story = {
  args: { changeSubscription: fn(() => new Promise<unknown>(() => undefined)) },
  play: async ({ canvas }) => {
    const question = await review(canvas);
    await userEvent.click(question.getByRole('button', { name: 'Ja, übernehmen' }));
    await expect(await question.findByRole('button', { name: 'Wird gespeichert...' })).toBeVisible();
  },
};

export const Gescheitert: Story = {
  args: { changeSubscription: fn(() => Promise.reject(new ApiError('http', 'x', { status: 500 }))) },
  play: async ({ canvas }) => {
    const question = await review(canvas);
    await userEvent.click(question.getByRole('button', { name: 'Ja, übernehmen' }));
    await expect(await question.findByRole('alert')).toHaveTextContent(
      'Das Abonnement konnte nicht geändert werden. Bitte versuchen Sie es später erneut.',
    );
    await expect(question.getByRole('button', { name: 'Ja, übernehmen' })).toBeEnabled();
  },
};

export const InzwischenGeändert: Story = {
  name: 'Inzwischen von jemand anderem geändert (409)',
  args: { changeSubscription: fn(() => Promise.reject(new ApiError('http', 'x', { status: 409 }))) },
  play: async ({ canvas }) => {
    const question = await review(canvas);
    await userEvent.click(question.getByRole('button', { name: 'Ja, übernehmen' }));
    await expect(await question.findByRole('alert')).toHaveTextContent('Dieser Eintrag wurde inzwischen geändert.');
  },
};

export const NichtsGeändert: Story = {
  play: async ({ canvas }) => {
    const form = await open(canvas);
    await userEvent.click(form.getByRole('button', { name: 'Änderung prüfen' }));
    await expect(form.getByRole('status')).toHaveTextContent('Sie haben nichts geändert.');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

const fresh = storyAdminCompanies.find(({ subscription }) => subscription === null);

export const KündigenOhneEnde: Story = {
  name: 'Gekündigt ohne Ende der Laufzeit',
  parameters: { spec: ['WCAG 4.1.3'] },
  play: async ({ canvas }) => {
    const form = await open(canvas, `Vergeben für ${fresh?.name}`);
    await userEvent.click(form.getByRole('radio', { name: 'Gekündigt' }));
    await userEvent.click(form.getByRole('button', { name: 'Änderung prüfen' }));
    await expect(form.getByText('Bitte geben Sie an, wann das gekündigte Abonnement endet.')).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Tag/));
  },
};

export const Vergeben: Story = {
  name: 'Erstes Abonnement vergeben',
  play: async ({ canvas }) => {
    const form = await open(canvas, `Vergeben für ${fresh?.name}`);
    await userEvent.click(form.getByRole('button', { name: 'Änderung prüfen' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getAllByRole('definition')).toHaveLength(5);
    await expect(question.queryByText(/statt bisher/)).toBeNull();
  },
};

export const Telefon: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await review(canvas);
  },
};

export const Dunkel: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await open(canvas);
  },
};
