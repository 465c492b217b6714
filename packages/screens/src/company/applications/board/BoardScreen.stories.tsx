import { mapLoadable } from '@stellwerk/design-system';
import { companyStatusLabels, defaultRejectionText, type Application, type ApplicationSummary } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { given } from '@stellwerk/testing/given';
import { useStoryState, ready } from '../../../testing/story-values';
import { StoryPage } from '../../shared/story-page';
import { everything, partOf } from '../story-list';
import {
  longApplication,
  manyApplications,
  refuses,
  storyApplication,
  storyApplications,
  storyCalls,
  storyJobs,
  storyViews,
} from '../story-data';
import type { ApplicationCalls } from '../calls';
import { storyNow } from '../../overview/story-data';
import { answerHire, answerRejection, hireQuestion, rejectionDialog } from '../status/story-questions';
import { blindList, nothingYet, notLoaded, stillLoading } from '../story-states';
import { BoardScreen, type BoardScreenProps } from './BoardScreen';
import { boardQuery, DEFAULT_BOARD, INITIAL_COLUMNS, moreOf } from './list';

function Page(props: BoardScreenProps) {
  const [state, change] = useStoryState(props.state);
  const [list, setList] = useState(props.applications);
  const [columns, setColumns] = useState(INITIAL_COLUMNS);
  const replace = (changed: ApplicationSummary): void =>
    setList((known) =>
      mapLoadable(known, ({ applications }) => everything(applications.map((one) => (one.id === changed.id ? changed : one)))),
    );
  const { calls } = props;
  const setStatus: ApplicationCalls['setStatus'] = async (...call) => {
    const changed = await calls.setStatus(...call);
    replace({ ...call[0], status: changed.status });
    return changed;
  };
  const undoStatus: ApplicationCalls['undoStatus'] = async (application, change) => {
    await calls.undoStatus(application, change);
    replace(given(storyApplications.find(({ id }) => id === application.id)));
  };
  return (
    <BoardScreen
      {...props}
      applications={partOf(list, boardQuery(state, columns))}
      state={state}
      onChange={change}
      calls={{ ...calls, setStatus, undoStatus }}
      onMore={(status) => setColumns((now) => moreOf(now, status))}
    />
  );
}

const meta = {
  title: 'Unternehmen/Bewerbungen als Tafel',
  component: BoardScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage wide>{Story()}</StoryPage>],
  args: {
    applications: ready(everything(storyApplications)),
    jobs: storyJobs,
    state: DEFAULT_BOARD,
    views: storyViews('board'),
    now: storyNow,
    onChange: fn(),
    onDetails: fn(),
    calls: storyCalls(),
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof BoardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnonymeErstsichtung: Story = { ...blindList };

export const Voll: Story = {
  play: async ({ args, canvas }) => {
    const views = within(canvas.getByRole('navigation', { name: 'Ansicht' }));
    await expect(views.getByRole('link', { name: 'Tafel' })).toHaveAttribute('aria-current', 'page');
    const count = (status: Application['status']) => storyApplications.filter((application) => application.status === status).length;
    await expect(canvas.getByRole('heading', { name: new RegExp(`^Eingereicht ?${count('SUBMITTED')}$`, 'u') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Amelie Thorwald verschieben' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Nach „Interview geplant“' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.calls.setStatus).toHaveBeenCalledWith(expect.objectContaining({ name: 'Amelie Thorwald' }), 'INTERVIEW_SCHEDULED');
    await expect(
      await canvas.findByRole('heading', { name: new RegExp(`^Interview geplant ?${count('INTERVIEW_SCHEDULED') + 1}$`, 'u') }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Amelie Thorwald' }));
    await expect(args.onDetails).toHaveBeenCalledWith(expect.objectContaining({ name: 'Amelie Thorwald' }));
  },
};

export const Rückgängig: Story = {
  play: async ({ args, canvas }) => {
    const heading = (status: Application['status'], more: number) => {
      const count = storyApplications.filter((application) => application.status === status).length + more;
      return canvas.findByRole('heading', { name: new RegExp(`^${companyStatusLabels[status]} ?${count}$`, 'u') });
    };
    await userEvent.click(canvas.getByRole('button', { name: 'Amelie Thorwald verschieben' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Nach „Interview geplant“' }));
    await expect(await heading('INTERVIEW_SCHEDULED', 1)).toBeVisible();
    await expect(await canvas.findByText('Status wurde aktualisiert')).toBeVisible();
    await expect(canvas.getByText('Die Nachricht an Amelie Thorwald geht in einer Minute hinaus.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }));
    await expect(args.calls.undoStatus).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Amelie Thorwald' }),
      expect.objectContaining({ changeId: '7' }),
    );
    await expect(await canvas.findByText('Die Änderung wurde zurückgenommen')).toBeVisible();
    await expect(await heading('INTERVIEW_SCHEDULED', 0)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
  },
};

export const EineStelle: Story = {
  args: { state: { ...DEFAULT_BOARD, jobId: storyApplication.job.id } },
  play: async ({ canvas }) => {
    const own = storyApplications.filter(({ job }) => job.id === storyApplication.job.id).length;
    await expect(canvas.getByText(own === 1 ? '1 Bewerbung' : `${own} Bewerbungen`)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: / verschieben$/ })).toHaveLength(own);
  },
};

export const VerschiebenScheitert: Story = {
  args: { calls: storyCalls({ setStatus: refuses() }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Amelie Thorwald verschieben' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Nach „Angesehen“' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(await canvas.findByText(/^Amelie Thorwald steht wieder unter/)).toBeInTheDocument();
  },
};

/** A card moves back when its rejection is cancelled. */
export const Ablehnen: Story = {
  parameters: { spec: ['WCAG 4.1.3'] },
  play: async ({ args, canvas }) => {
    const reject = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Amelie Thorwald verschieben' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Nach „Abgelehnt“' }));
    };
    const rejected = () => within(canvas.getByRole('region', { name: /^Abgelehnt/u }));
    await reject();
    const question = await rejectionDialog();
    // No request yet.
    await expect(canvas.queryByText(/wurde nach/)).toBeNull();
    await userEvent.click(question.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(rejected().queryByText('Amelie Thorwald')).toBeNull());
    await expect(args.calls.setStatus).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await reject();
    await answerRejection();
    await expect(args.calls.setStatus).toHaveBeenCalledWith(expect.objectContaining({ name: 'Amelie Thorwald' }), 'REJECTED', {
      reason: 'OTHER_PERSON',
      message: defaultRejectionText,
    });
    await expect(rejected().getByRole('button', { name: 'Amelie Thorwald' })).toBeVisible();
    await expect(canvas.getByText('Amelie Thorwald wurde nach „Abgelehnt“ verschoben.')).toBeInTheDocument();
  },
};

/** A hire is always confirmed, with the mail that will be sent (O104). */
export const Einstellen: Story = {
  parameters: { spec: ['O104'] },
  play: async ({ args, canvas }) => {
    const name = 'Amelie Thorwald';
    const hire = async () => {
      await userEvent.click(canvas.getByRole('button', { name: `${name} verschieben` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Nach „Eingestellt“' }));
    };
    const hired = () => within(canvas.getByRole('region', { name: /^Eingestellt/u }));
    await hire();
    const question = await hireQuestion(name);
    await expect(question.getByText(/erhält dazu nach einer Minute eine E-Mail/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(hired().queryByText(name)).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.calls.setStatus).not.toHaveBeenCalled();
    await hire();
    await answerHire(name);
    await expect(args.calls.setStatus).toHaveBeenCalledWith(expect.objectContaining({ name }), 'ACCEPTED');
    await waitFor(() => expect(hired().getByRole('button', { name })).toBeVisible());
  },
};

export const VieleBewerbungen: Story = {
  args: {
    applications: ready(everything(manyApplications(300))),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('300 Bewerbungen')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /weitere anzeigen$/ }).length).toBeGreaterThan(2);
    // A column shows its total and loads more on request.
    const column = within(canvas.getByRole('region', { name: /^Eingereicht/u }));
    const all = manyApplications(300).filter(({ status }) => status === 'SUBMITTED').length;
    await expect(column.getByRole('heading')).toHaveTextContent(`Eingereicht${all}`);
    const cards = () => column.getAllByRole('button', { name: / verschieben$/ });
    await expect(cards()).toHaveLength(20);
    await userEvent.click(column.getByRole('button', { name: /weitere anzeigen$/ }));
    await waitFor(() => expect(cards()).toHaveLength(40));
  },
};

export const LangeWörter: Story = { args: { applications: ready(everything([longApplication, ...storyApplications.slice(1, 4)])) } };

export const OhneTreffer: Story = {
  args: { state: { ...DEFAULT_BOARD, search: 'Niemand' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Keine Bewerbungen gefunden.' })).toBeVisible();
  },
};

export const FilterZurücksetzen: Story = {
  args: OhneTreffer.args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter zurücksetzen' }));
    await expect(canvas.getByRole('heading', { level: 2, name: `${storyApplications.length} Bewerbungen` })).toHaveFocus();
  },
};

export const Leer: Story = { ...nothingYet };

export const Lädt: Story = { ...stillLoading };

export const Fehler: Story = { ...notLoaded };

export const Telefon: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Spalte')).toBeVisible();
    // Only one column beside the count.
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };
