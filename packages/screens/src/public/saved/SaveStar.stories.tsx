import { ApiError } from '@stellwerk/domain';
import { fixtureJobCards, fixtureJobs } from '@stellwerk/domain/fixtures';
import { JobCard, JobList } from '@stellwerk/design-system/patterns';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { given } from '@stellwerk/testing/given';
import { ready } from '../../testing/story-values';
import { StoryFrame } from '../../testing/story-frame';
import { StorySite } from '../../testing/story-site';
import { JobScreen } from '../job/JobScreen';
import { SavedLink } from './SavedLink';
import { SaveStar } from './SaveStar';
import type { SavedStore } from './store';
import { storySaved } from './story-store';

const cards = fixtureJobCards.slice(0, 4);
const job = given(cards[0]);

/** A list whose cards can be saved, and the link to the saved jobs. */
function List({ store }: { readonly store: SavedStore }) {
  return (
    <>
      <SavedLink store={store} />
      <JobList>
        {cards.map((card) => (
          <JobCard key={card.id} job={card} href={`/jobs/${card.id}`} action={<SaveStar store={store} job={card} />} />
        ))}
      </JobList>
    </>
  );
}

const meta = {
  title: 'Öffentlich/Stelle merken',
  component: List,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryFrame path="/jobs">{Story()}</StoryFrame>],
  render: (args) => (
    <StorySite>
      <List {...args} />
    </StorySite>
  ),
  args: { store: storySaved() },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InDerListe: Story = {
  name: 'In der Liste',
  parameters: { spec: ['O93'] },
  args: { store: storySaved([given(cards[1]).id]) },
  play: async ({ canvas }) => {
    const star = await canvas.findByRole('button', { name: `Stelle merken: ${job.title}` });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(star);
    await expect(canvas.getByRole('button', { name: `Gemerkt: ${job.title}` })).toHaveAttribute('aria-pressed', 'true');
    await expect(await screen.findByText('Die Stelle ist gemerkt.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Gemerkte Stellen (2)' })).toHaveAttribute('href', '/saved-jobs');
  },
};

export const AblaufMitDerTastatur: Story = {
  name: 'Ablauf: mit der Tastatur gemerkt und vergessen',
  args: { store: storySaved() },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: `Stelle merken: ${job.title}` });
    canvas.getByRole('link', { name: job.title }).focus();
    await userEvent.tab();
    const star = canvas.getByRole('button', { name: `Stelle merken: ${job.title}` });
    await expect(star).toHaveFocus();
    for (const pressed of ['true', 'false']) {
      await userEvent.keyboard(' ');
      await waitFor(() => expect(star).toHaveAttribute('aria-pressed', pressed));
    }
    await expect(star).toHaveFocus();
    await expect(await screen.findByText('Die Stelle ist nicht mehr gemerkt.')).toBeVisible();
  },
};

export const NichtGemerkt: Story = {
  name: 'Nicht gemerkt',
  args: { store: storySaved([], new ApiError('offline', 'Keine Internetverbindung. Bitte überprüfen Sie Ihre Verbindung.')) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Stelle merken: ${job.title}` }));
    await expect(await screen.findByText(/Die Stelle konnte nicht gemerkt werden\. Keine Internetverbindung/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: `Stelle merken: ${job.title}` })).toHaveAttribute('aria-pressed', 'false');
  },
};

const onPage = (template: string): Story => {
  const shown = given(fixtureJobs.find((one) => one.template === template));
  return {
    args: { store: storySaved() },
    parameters: { spec: ['O93'] },
    render: ({ store }) => (
      <StorySite wide>
        <JobScreen
          job={ready(shown)}
          now={new Date('2026-11-20T09:00:00Z')}
          jobUrl={`https://stellwerk.example/jobs/${shown.id}`}
          saved={store}
        />
      </StorySite>
    ),
    play: async ({ canvas }) => {
      // At the title, and at the end.
      const [star, last] = await canvas.findAllByRole('button', { name: 'Stelle merken' });
      await userEvent.click(given(star));
      await waitFor(() => expect([star, last].map((button) => button?.textContent)).toEqual(['Gemerkt', 'Gemerkt']));
      await expect(last).toHaveAttribute('aria-pressed', 'true');
      await expect(await screen.findByText('Die Stelle ist gemerkt.')).toBeVisible();
    },
  };
};

export const Klassisch = onPage('template1');
export const ModerneAlternative: Story = { ...onPage('template2'), name: 'Moderne Alternative' };
export const KonservativesBusiness: Story = { ...onPage('template3'), name: 'Konservatives Business' };

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { args: { store: storySaved([job.id]) }, globals: { theme: 'dark' } };
