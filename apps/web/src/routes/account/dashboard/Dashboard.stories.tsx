import { formatDate } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { http, HttpResponse } from 'msw/http';
import { expect, userEvent, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { given } from '@stellwerk/testing/given';
import { asCandidate, ownPages, errorAnswer } from '../story-head';
import { STORY_TOKEN, visitForStory, type StoryApp } from '../../../testing/story-app';
import { calls, companiesAnswer, ownAnswer } from './story-answers';

const meta = {
  ...asCandidate,
  title: 'Konto/Mein Bereich',
  args: { at: '/dashboard', pages: ownPages },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const never = () => delay('infinite');
const expired = () => errorAnswer(401, 'Sie sind nicht angemeldet. Bitte melden Sie sich an.');

const seen: { authorization: string | null } = { authorization: null };

export const Voll: Story = {
  parameters: { spec: ['AC02', 'AC09', 'AC19', 'AU03'] },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(calls.applications, ({ request }) => {
        seen.authorization = request.headers.get('authorization');
        return HttpResponse.json(ownAnswer);
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Amelie Thorwald – Übersicht' })).toBeVisible();
    const cards = await canvas.findAllByRole('article');
    await expect(cards.map((card) => card.querySelector('[data-status]')?.textContent)).toEqual([
      'Eingereicht',
      'Interview geplant',
      'Abgelehnt',
      'Zurückgezogen',
    ]);
    await expect(seen.authorization).toBe(`Bearer ${STORY_TOKEN}`);
    await expect(within(given(cards[0])).getByRole('link')).toHaveAttribute('href', `/applications/${ownAnswer[0]?.id}`);
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
    const statuses = ['SUBMITTED', 'VIEWED', 'IN_REVIEW', 'INTERVIEW_SCHEDULED', 'OFFER_MADE', 'ACCEPTED', 'REJECTED', 'WITHDRAWN'];
    msw.use(
      http.get(calls.applications, () => HttpResponse.json(statuses.map((status, index) => ({ ...ownAnswer[0], id: index + 1, status })))),
    );
  },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    await expect(cards.map((card) => card.querySelector('[data-status]')?.textContent)).toEqual([
      'Eingereicht',
      'Angesehen',
      'In Prüfung',
      'Interview geplant',
      'Angebot erhalten',
      'Angenommen',
      'Abgelehnt',
      'Zurückgezogen',
    ]);
    await expect(cards.map((card) => within(card).queryByRole('button', { name: /^Bewerbung zurückziehen: / }) !== null)).toEqual([
      true,
      ...Array.from({ length: 7 }, () => false),
    ]);
  },
};

export const MitUnternehmen: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(calls.companies, () => HttpResponse.json(companiesAnswer)),
      http.get(calls.applications, () => HttpResponse.json([])),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Meine Unternehmen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Weserbund/ })).toHaveAttribute('href', '/company/1/dashboard');
    await expect(canvas.getByRole('link', { name: /Inaktiv$/ })).toHaveAttribute('href', '/company/2/dashboard');
    await expect(await canvas.findByRole('heading', { name: 'Noch keine Bewerbungen' })).toBeVisible();
  },
};

export const Leer: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get(calls.applications, () => HttpResponse.json([])));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Noch keine Bewerbungen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Stellenanzeigen ansehen' })).toHaveAttribute('href', '/jobs');
  },
};

export const Lädt: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get(calls.profile, never), http.get(calls.applications, never), http.get(calls.companies, never));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mein Bereich – Übersicht' })).toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

export const Fehler: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get(calls.applications, () => errorAnswer(500, 'Ein unerwarteter Fehler ist aufgetreten.')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Fehler beim Laden der Bewerbungen');
    await expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  },
};

export const ErneutVersuchen: Story = {
  beforeEach: ({ msw }) => {
    let tries = 0;
    msw.use(
      http.get(calls.applications, () => {
        tries += 1;
        return tries === 1 ? errorAnswer(500, 'Ein unerwarteter Fehler ist aufgetreten.') : HttpResponse.json(ownAnswer);
      }),
    );
  },
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
  beforeEach: ({ msw }) => {
    msw.use(http.get(calls.profile, expired), http.get(calls.applications, expired), http.get(calls.companies, expired));
  },
  play: async ({ canvas }) => {
    await expectLogin(canvas, '/register?redirect=%2Fdashboard');
    await expect(canvas.getByText('Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.')).toBeVisible();
    await expect(localStorage.getItem('jwt_token')).toBeNull();
    await expect(localStorage.getItem('user_roles')).toBeNull();
  },
};

const ended: { authorization: string | null } = { authorization: null };

export const Abmelden: Story = {
  parameters: { spec: ['O01'] },
  beforeEach: ({ msw }) => {
    msw.use(
      http.post(calls.logout, ({ request }) => {
        ended.authorization = request.headers.get('authorization');
        return HttpResponse.json({ success: true });
      }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: 'Abmelden' }));
    await expect(await canvas.findByRole('heading', { name: 'Adresse /' })).toBeVisible();
    await expect(ended.authorization).toBe(`Bearer ${STORY_TOKEN}`);
    await expect(localStorage.getItem('jwt_token')).toBeNull();
    await expect(localStorage.getItem('user_roles')).toBeNull();
  },
};

export const AbmeldenOhneNetz: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post(calls.logout, () => HttpResponse.error()));
  },
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
