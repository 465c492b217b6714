import { loadable } from '@stellwerk/design-system';
import { canBeAssigned, memberName } from '@stellwerk/domain';
import { given } from '@stellwerk/testing/given';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { overviewApplications } from '../../overview/story-data';
import { never, refuses, storyCalls } from '../story-data';
import { StoryPage } from '../../shared/story-page';
import { storyTeam } from '../../team/story-team';
import { ReviewPanel } from './ReviewPanel';

const [recruiter, colleague] = storyTeam.filter(canBeAssigned).map((member) => ({ id: member.id, name: memberName(member) }));
const unrated = { ...given(overviewApplications[0]), rating: 3, notes: '', assignee: null };
const assigned = { ...unrated, assignee: given(recruiter) };

const retry = fn(() => Promise.resolve());

const meta = {
  title: 'Unternehmen/Bewerbung intern',
  component: ReviewPanel,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage>{Story()}</StoryPage>],
  args: {
    application: assigned,
    teamRole: 'RECRUITER',
    team: loadable.ready(storyTeam),
    calls: storyCalls(),
  },
  // In the product the list applies the server's response; here the calls do.
  render: function Panel(args) {
    const [application, setApplication] = useState(args.application);
    const { calls } = args;
    return (
      <ReviewPanel
        {...args}
        application={application}
        calls={{
          ...calls,
          rate: async (one, rating) => {
            await calls.rate(one, rating);
            setApplication((known) => ({ ...known, rating }));
          },
          assign: async (one, memberId) => {
            await calls.assign(one, memberId);
            const member = storyTeam.find(({ id }) => id === memberId);
            setApplication((known) => ({ ...known, assignee: member ? { id: member.id, name: memberName(member) } : null }));
          },
        }}
      />
    );
  },
} satisfies Meta<typeof ReviewPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An open select hides everything else from screen readers until it closes. */
const box = (canvas: Canvas) => canvas.findByRole('combobox', { name: 'Zuständig' });
const choose = async (canvas: Canvas, name: string): Promise<void> => {
  await userEvent.click(await box(canvas));
  await userEvent.click(await screen.findByRole('option', { name }));
};

export const Zugewiesen: Story = {
  parameters: { spec: ['CA76'] },
  play: async ({ args, canvas }) => {
    await expect(await box(canvas)).toHaveTextContent(given(recruiter).name);
    await userEvent.click(await box(canvas));
    const offered = await screen.findAllByRole('option');
    await expect(offered.map(({ textContent }) => textContent)).toEqual(['Niemand', ...storyTeam.filter(canBeAssigned).map(memberName)]);
    await userEvent.keyboard('{Escape}');
    await choose(canvas, 'Niemand');
    await expect(args.calls.assign).toHaveBeenLastCalledWith(assigned, null);
    await expect(await screen.findByText('Zuständigkeit wurde gespeichert')).toBeVisible();
    await expect(await box(canvas)).toHaveTextContent('Niemand');
  },
};

export const Niemand: Story = {
  parameters: { spec: ['CA76'] },
  args: { application: unrated },
  play: async ({ args, canvas }) => {
    await expect(await box(canvas)).toHaveTextContent('Niemand');
    await choose(canvas, given(colleague).name);
    await expect(args.calls.assign).toHaveBeenLastCalledWith(unrated, given(colleague).id);
    await waitFor(async () => expect(await box(canvas)).toHaveTextContent(given(colleague).name));
  },
};

export const WirdGespeichert: Story = {
  name: 'Wird gespeichert',
  parameters: { spec: ['CA47'] },
  args: { calls: storyCalls({ rate: never(), assign: never() }) },
  play: async ({ args, canvas }) => {
    await choose(canvas, 'Niemand');
    await expect(await screen.findByText('Zuständigkeit wird gespeichert...')).toBeVisible();
    await expect(await box(canvas)).toHaveTextContent('Niemand');
    await userEvent.click(await box(canvas));
    await expect(screen.queryByRole('option')).toBeNull();
    await expect(args.calls.assign).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('radio', { name: '5 Sterne' }));
    await expect(await screen.findByText('Bewertung wird aktualisiert...')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '5 Sterne' })).toBeChecked();
  },
};

export const Scheitert: Story = {
  parameters: { spec: ['CA49'] },
  args: { calls: storyCalls({ rate: refuses(), assign: refuses() }) },
  play: async ({ canvas }) => {
    await choose(canvas, 'Niemand');
    await expect(await screen.findByText('Fehler beim Speichern der Zuständigkeit')).toBeVisible();
    await expect(await box(canvas)).toHaveTextContent(given(recruiter).name);
    await userEvent.click(canvas.getByRole('radio', { name: '5 Sterne' }));
    await expect(await screen.findByText('Fehler beim Aktualisieren der Bewertung')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '3 Sterne' })).toBeChecked();
  },
};

export const Bewertet: Story = {
  parameters: { spec: ['CA48'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 Sterne' }));
    await expect(args.calls.rate).toHaveBeenCalledWith(assigned, 4);
    await expect(await screen.findByText('Bewertung wurde aktualisiert')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '4 Sterne' })).toBeChecked();
  },
};

/** Members see who is responsible but may not change it (O50). */
export const OhneRecht: Story = {
  name: 'Ohne das Recht',
  parameters: { spec: ['O89'] },
  args: { teamRole: 'MEMBER' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.getByText(given(recruiter).name)).toBeVisible();
  },
};

/** The responsible member stays visible, even without the permission to be selected again. */
export const OhneTeam: Story = {
  name: 'Team nicht geladen',
  args: { team: loadable.failed(new Error('no'), { reload: retry }) },
  beforeEach: () => void retry.mockClear(),
  play: async ({ canvas }) => {
    await expect(await box(canvas)).toHaveTextContent(given(recruiter).name);
    await expect(canvas.getByText('Das Team konnte nicht geladen werden.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Lädt: Story = { args: { team: loadable.loading() } };

export const Dunkel: Story = { globals: { theme: 'dark' } };
