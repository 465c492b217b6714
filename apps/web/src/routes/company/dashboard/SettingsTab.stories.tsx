import { FALLBACK_INDUSTRIES } from '@stellwerk/domain';
import { fixtures } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { retype } from '@stellwerk/testing/fields';
import { given } from '@stellwerk/testing/given';
import { answers, asked, refuseOnce } from '../../../testing/answers';
import { asDemoUser } from '../../../testing/demo-user';
import { type StoryApp, visitForStory } from '../../../testing/story-app';
import CompanyDashboardRoute from './route';
import { companyAnswersFor, companySettings } from './story-answers';

const row = given(fixtures.companies[0]);
const answersOfOwner = companyAnswersFor('OWNER');
const company = answersOfOwner.company();

const meta = {
  title: 'Unternehmen/Einstellungen mit Beispieldaten',
  ...asDemoUser('owner', { ...answersOfOwner, companySettings: () => companySettings, industries: () => [...fixtures.industries] }),
  args: { at: '/company/1/settings?tab=company', pages: { '/company/:companyId/:tab': CompanyDashboardRoute } },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const industriesIn = async (canvas: Canvas): Promise<readonly string[]> => {
  const options = within(await canvas.findByLabelText('Branche')).getAllByRole<HTMLOptionElement>('option');
  return options.filter(({ value }) => value !== '').map(({ text }) => text);
};

export const Branchen: Story = {
  parameters: { spec: ['CS36'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Verlauf' })).toHaveAttribute('href', '/company/1/history');
    await expect(await industriesIn(canvas)).toEqual(fixtures.industries.map(({ name }) => name));
    await expect(canvas.getByLabelText('Branche')).toHaveDisplayValue(
      given(fixtures.industries.find(({ id }) => id === row.industryId)).name,
    );
  },
};

/** With the version that the person has seen, so that concurrent changes are not overwritten (decision 0041). */
export const Gespeichert: Story = {
  parameters: { spec: ['CS08'] },
  beforeEach: ({ msw }) => msw.use(...answers({ updateCompany: () => company })),
  play: async ({ canvas }) => {
    const city = await canvas.findByLabelText(/^Stadt/);
    await retype(city, 'Emden');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByText('Unternehmensdaten wurden gespeichert')).toBeVisible();
    await expect(asked('updateCompany')).toMatchObject([{ body: { name: company.name, city: 'Emden', expectedVersion: company.version } }]);
  },
};

/** Five entries replace the list; the company's choice stays. */
export const OhneBranchen: Story = {
  parameters: { spec: ['CS37'] },
  beforeEach: ({ msw }) =>
    msw.use(...answers({ industries: () => Response.json({}, { status: 500 }), company: () => ({ ...company, industry: null }) })),
  play: async ({ canvas }) => {
    await expect(await industriesIn(canvas)).toEqual([...FALLBACK_INDUSTRIES]);
    await expect(FALLBACK_INDUSTRIES).toHaveLength(5);
  },
};

const notLoaded = (spec: string, section: string, text: string): Story => ({
  parameters: { spec: [spec] },
  args: { at: `/company/1/settings${section}` },
  beforeEach: ({ msw }) => msw.use(...refuseOnce(['company'], 500)),
  play: async ({ canvas }) => {
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByRole('heading', { name: text })).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  },
});
const UNAVAILABLE = 'Fehler beim Laden der Unternehmenseinstellungen. Bitte versuchen Sie es später erneut.';

export const EinstellungenNichtGeladen = notLoaded('CS10', '', UNAVAILABLE);
export const UnternehmenNichtGeladen = notLoaded('CS11', '?tab=company', 'Fehler beim Laden des Unternehmens');

export const Deaktiviert: Story = {
  parameters: { spec: ['CS09', 'CS41'] },
  beforeEach: ({ msw }) => msw.use(...answers({ deactivateCompany: () => ({ ...company, isActive: false, active: false }) })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unternehmen deaktivieren' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Unternehmen deaktivieren?' }));
    await userEvent.type(dialog.getByLabelText('Name des Unternehmens'), row.name);
    await userEvent.click(dialog.getByRole('button', { name: 'Unternehmen deaktivieren' }));
    await expect(await canvas.findByRole('heading', { name: 'Adresse /dashboard' })).toBeVisible();
    await expect(canvas.getByText('Unternehmen wurde erfolgreich deaktiviert')).toBeVisible();
  },
};

/** For an inactive company, whose header offers the same. */
const activated = (find: (canvas: Canvas) => Promise<HTMLElement>): Story => ({
  parameters: { spec: ['CD24', 'O29'] },
  beforeEach: ({ msw }) => {
    const isActive = () => asked('activateCompany').length > 0;
    const now = () => ({ ...company, isActive: isActive(), active: isActive() });
    msw.use(...answers({ company: now, activateCompany: now }));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await find(canvas));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ja, aktivieren' }));
    await expect(await canvas.findByText('Unternehmen wurde erfolgreich aktiviert')).toBeVisible();
    await expect(canvas.queryByText('Dieses Unternehmen ist inaktiv und wird nicht öffentlich angezeigt.')).toBeNull();
    await expect(await canvas.findByRole('button', { name: 'Unternehmen deaktivieren' })).toBeVisible();
  },
});
const button = async (canvas: Canvas, place: 'head' | 'section'): Promise<HTMLElement> => {
  const buttons = () => canvas.getAllByRole('button', { name: 'Unternehmen aktivieren' });
  await waitFor(() => expect(buttons()).toHaveLength(2));
  const [head, section] = buttons();
  return given(place === 'head' ? head : section);
};
export const ImKopfAktiviert = activated((canvas) => button(canvas, 'head'));
export const HierAktiviert = activated((canvas) => button(canvas, 'section'));

const loggedOut = (name: string, at: string): Story => ({
  name,
  parameters: { spec: ['CP05'] },
  args: { at },
  beforeEach: () => visitForStory(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sie sind nicht angemeldet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', `/login?redirect=${encodeURIComponent(at)}`);
  },
});

export const AbonnementOhneAnmeldung = loggedOut('Abonnement ohne Anmeldung', '/company/1/settings?tab=subscription');
export const ReiterAbonnementOhneAnmeldung = loggedOut('Reiter Abonnement ohne Anmeldung', '/company/1/dashboard?tab=subscription');
export const SeiteAbonnementOhneAnmeldung = loggedOut('Seite Abonnement ohne Anmeldung', '/company/1/subscription');
