import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { given } from '@stellwerk/testing/given';
import { answers, refuseOnce } from '../../../testing/answers';
import { asCandidate, ownPages } from '../story-head';
import { visitForStory, type StoryApp } from '../../../testing/story-app';
import { firstAnswer, ownAnswer } from './story-answers';

const meta = {
  ...asCandidate,
  title: 'Konto/Meine Bewerbungen',
  args: { at: '/applications', pages: { ...ownPages, '/applications': ownPages['/dashboard'] } },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voll: Story = {
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    await expect(cards).toHaveLength(ownAnswer.length);
    await expect(within(given(cards[0])).getByRole('link')).toHaveAttribute('href', `/applications/${firstAnswer.id}`);
  },
};

export const Leer: Story = {
  beforeEach: ({ msw }) => msw.use(...answers({ ownApplications: () => [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Noch keine Bewerbungen' })).toBeVisible();
  },
};

export const Fehler: Story = {
  beforeEach: ({ msw }) => msw.use(...refuseOnce(['ownApplications'], 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Fehler beim Laden der Bewerbungen');
  },
};

export const OhneAnmeldung: Story = {
  name: 'Ohne Anmeldung',
  beforeEach: () => {
    visitForStory();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    const gate = within(canvas.getByRole('region', { name: 'Anmelden' }));
    await expect(gate.getByRole('link', { name: 'Konto erstellen' })).toHaveAttribute('href', '/register?redirect=%2Fapplications');
  },
};

export const Telefon: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => void (await canvas.findAllByRole('article')),
};
export const Dunkel: Story = { globals: { theme: 'dark' }, play: async ({ canvas }) => void (await canvas.findAllByRole('article')) };
