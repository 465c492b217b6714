import { APPLICATION_STATUSES, candidateStatusLabels, formatDate } from '@stellwerk/domain';
import { companyWire, fixtures } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { given } from '@stellwerk/testing/given';
import { answers, asked, never, refuseOnce } from '../../../testing/answers';
import { sessionOf } from '../../../testing/demo-user';
import { asCandidate, ownPages } from '../story-head';
import { visitForStory, type StoryApp } from '../../../testing/story-app';
import { candidate, firstAnswer, ownAnswer } from './story-answers';

const meta = {
  ...asCandidate,
  title: 'Konto/Mein Bereich',
  args: { at: '/dashboard', pages: ownPages },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Authorization header of every request of the candidate. */
const authorization = `Bearer ${sessionOf(candidate).token}`;

export const Voll: Story = {
  parameters: { spec: ['AC02', 'AC09', 'AC19', 'AU03'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Amelie Thorwald – Übersicht' })).toBeVisible();
    const cards = await canvas.findAllByRole('article');
    await expect(cards.map((card) => card.querySelector('[data-status]')?.textContent)).toEqual([
      'Eingereicht',
      'Interview geplant',
      'Abgelehnt',
      'Zurückgezogen',
    ]);
    await expect(asked('ownApplications')).toMatchObject([{ authorization }]);
    await expect(within(given(cards[0])).getByRole('link')).toHaveAttribute('href', `/applications/${firstAnswer.id}`);
    // Only SUBMITTED applications can be withdrawn, and ended ones show their day of deletion.
    await expect(canvas.getAllByRole('button', { name: /^Bewerbung zurückziehen: / })).toHaveLength(1);
    await expect(cards[2]).toHaveTextContent(`Ihre Unterlagen werden am ${formatDate(ownAnswer[2]?.eraseAt ?? null)} gelöscht.`);
    await expect(cards[1]).not.toHaveTextContent('gelöscht');
    await expect(canvas.queryByRole('heading', { name: 'Meine Unternehmen' })).toBeNull();
  },
};

export const AlleWörter: Story = {
  parameters: { spec: ['AC09', 'AC10'] },
  beforeEach: ({ msw }) => {
    const one = APPLICATION_STATUSES.map((status, index) => ({ ...firstAnswer, id: index + 1, status }));
    msw.use(...answers({ ownApplications: () => one }));
  },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    await expect(cards.map((card) => card.querySelector('[data-status]')?.textContent)).toEqual(Object.values(candidateStatusLabels));
    await expect(cards.map((card) => within(card).queryByRole('button', { name: /^Bewerbung zurückziehen: / }) !== null)).toEqual([
      true,
      ...Array.from({ length: 7 }, () => false),
    ]);
  },
};

export const MitUnternehmen: Story = {
  beforeEach: ({ msw }) => {
    const companies = fixtures.companies
      .slice(0, 2)
      .map((company, index) => ({ ...companyWire(fixtures, company), isActive: index === 0, role: 'OWNER' as const }));
    msw.use(...answers({ myCompanies: () => companies, ownApplications: () => [] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Meine Unternehmen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Weserbund/ })).toHaveAttribute('href', '/company/1/dashboard');
    await expect(canvas.getByRole('link', { name: /Inaktiv$/ })).toHaveAttribute('href', '/company/2/dashboard');
    await expect(await canvas.findByRole('heading', { name: 'Noch keine Bewerbungen' })).toBeVisible();
  },
};

export const Leer: Story = {
  beforeEach: ({ msw }) => msw.use(...answers({ ownApplications: () => [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Noch keine Bewerbungen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Stellenanzeigen ansehen' })).toHaveAttribute('href', '/jobs');
  },
};

export const Lädt: Story = {
  beforeEach: ({ msw }) => msw.use(...answers({ profile: never, ownApplications: never, myCompanies: never })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mein Bereich – Übersicht' })).toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

export const Fehler: Story = {
  beforeEach: ({ msw }) => msw.use(...refuseOnce(['ownApplications'], 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Fehler beim Laden der Bewerbungen');
    await expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  },
};

export const ErneutVersuchen: Story = {
  beforeEach: ({ msw }) => msw.use(...refuseOnce(['ownApplications'], 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Fehler beim Laden der Bewerbungen');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(4);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

async function expectLogin(canvas: Canvas, register: string): Promise<void> {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  const gate = within(canvas.getByRole('region', { name: 'Anmelden' }));
  await expect(gate.getByRole('link', { name: 'Konto erstellen' })).toHaveAttribute('href', register);
}

export const OhneAnmeldung: Story = {
  parameters: { spec: ['AC17'] },
  args: { at: '/dashboard?tab=profile' },
  beforeEach: () => {
    visitForStory();
  },
  play: async ({ canvas }) => {
    await expectLogin(canvas, '/register?redirect=%2Fdashboard%3Ftab%3Dprofile');
    await expect(canvas.queryByText(/Sitzung ist abgelaufen/)).toBeNull();
  },
};

export const SitzungAbgelaufen: Story = {
  parameters: { spec: ['AU14', 'AC17'] },
  beforeEach: ({ msw }) => msw.use(...refuseOnce(['profile', 'ownApplications', 'myCompanies'], 401)),
  play: async ({ canvas }) => {
    await expectLogin(canvas, '/register?redirect=%2Fdashboard');
    await expect(canvas.getByText('Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.')).toBeVisible();
    await expect(localStorage.getItem('jwt_token')).toBeNull();
    await expect(localStorage.getItem('user_roles')).toBeNull();
  },
};

export const Abmelden: Story = {
  parameters: { spec: ['O01'] },
  beforeEach: ({ msw }) => msw.use(...answers({ logout: () => ({ success: true }) })),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: 'Abmelden' }));
    await expect(await canvas.findByRole('heading', { name: 'Adresse /' })).toBeVisible();
    await expect(asked('logout')).toMatchObject([{ authorization }]);
    await expect(localStorage.getItem('jwt_token')).toBeNull();
    await expect(localStorage.getItem('user_roles')).toBeNull();
  },
};

export const AbmeldenOhneNetz: Story = {
  beforeEach: ({ msw }) => msw.use(...answers({ logout: () => Response.error() })),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: 'Abmelden' }));
    await expect(await canvas.findByRole('heading', { name: 'Adresse /' })).toBeVisible();
    await expect(localStorage.getItem('jwt_token')).toBeNull();
  },
};

export const Telefon: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => void (await canvas.findAllByRole('article')),
};
export const Dunkel: Story = { globals: { theme: 'dark' }, play: async ({ canvas }) => void (await canvas.findAllByRole('article')) };
