import { fixtures, storedJobWire } from '@stellwerk/domain/fixtures';
import { given } from '@stellwerk/testing/given';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { asDemoUser } from '../../../testing/demo-user';
import type { StoryApp } from '../../../testing/story-app';
import JobEditorRoute from '../job-editor/route';
import CompanyDashboardRoute from './route';
import { companyAnswersFor } from './story-answers';

const meta = {
  title: 'Unternehmen/Stellenanzeigen mit Beispieldaten',
  ...asDemoUser('recruiter', {
    ...companyAnswersFor('RECRUITER'),
    focusPagesByCompany: () => [],
    storedJob: ({ params: { jobId } }) => storedJobWire(fixtures, given(fixtures.jobs.find(({ id }) => String(id) === jobId))),
  }),
  args: {
    at: '/company/1/dashboard?tab=jobs',
    pages: { '/company/:companyId/dashboard': CompanyDashboardRoute, '/company/:companyId/jobs/create': JobEditorRoute },
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A copy begins in the form, and leaving it returns to the list. */
export const Duplizieren: Story = {
  parameters: { spec: ['JM26'] },
  play: async ({ canvas }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /^Weitere Aktionen zu / });
    const title = menu?.getAttribute('aria-label')?.replace('Weitere Aktionen zu ', '') ?? '';
    await userEvent.click(menu ?? document.body);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplizieren' }));
    await expect(await canvas.findByLabelText('Stellentitel')).toHaveValue(title);
    await userEvent.click(canvas.getByRole('button', { name: 'Abbrechen' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Stellenanzeigen' })).toBeVisible();
  },
};

export const BewerbungenEinerStelle: Story = {
  name: 'Bewerbungen einer Stelle, mit den anderen zur Wahl',
  parameters: { spec: ['CA30'] },
  args: { at: '/company/1/dashboard?tab=jobs&action=applications&jobId=101' },
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole('combobox', { name: 'Stellenanzeige' });
    await userEvent.click(choice);
    const [all, ...titles] = (await screen.findAllByRole('option')).map(({ textContent }) => textContent ?? '');
    await expect(all).toBe('Alle Stellenanzeigen');
    const own = fixtures.jobs.filter(({ companyId }) => companyId === 1).map(({ title }) => title);
    await expect(titles).toEqual(own.toSorted((a, b) => a.localeCompare(b, 'de')));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  },
};
