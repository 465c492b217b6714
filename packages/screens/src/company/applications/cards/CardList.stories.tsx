import { aliasLabels, ApiError, applicationMessages, companyStatusLabels, defaultRejectionText, PANEL_STATUSES } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { retype } from '@stellwerk/testing/fields';
import {
  bareApplication,
  blindApplication,
  storyCalls,
  longApplication,
  never,
  newestApplications,
  refuses,
  storyApplication,
  withdrawnApplication,
} from '../story-data';
import { useStoryList } from '../story-list';
import { StoryPage } from '../../shared/story-page';
import { CardList } from './CardList';
import { answerHire, answerRejection, rejectionDialog } from '../status/story-questions';

const meta = {
  title: 'Unternehmen/Bewerbung in der Karte',
  component: CardList,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <StoryPage>
        <h1 className="sw:mb-4 sw:text-2xl">Bewerbungen</h1>
        <h2 className="sw:sr-only">Auswahl</h2>
        {Story()}
      </StoryPage>
    ),
  ],
  args: {
    applications: [{ ...storyApplication, status: 'SUBMITTED', rating: 2, notes: 'Ruft am Montag an.' }],
    statusSet: 'company',
    statusFailed: 'Status konnte nicht aktualisiert werden',
    calls: storyCalls(),
  },
  render: function Page(args) {
    return <CardList {...args} {...useStoryList(args)} />;
  },
} satisfies Meta<typeof CardList>;
export default meta;
type Story = StoryObj<typeof meta>;

const toasts = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Meldungen' }));
const line = (canvas: Canvas, name: string): HTMLElement => {
  const summary = canvas.getByText(name).closest('summary');
  if (summary === null) throw new Error(`Die Zeile von ${name} fehlt.`);
  return summary;
};
const open = async (canvas: Canvas, name = storyApplication.name) => userEvent.click(line(canvas, name));
const stars = (canvas: Canvas) => canvas.getByRole('radiogroup', { name: 'Bewertung' });
const rate = async (canvas: Canvas) => {
  await open(canvas);
  await userEvent.click(canvas.getByRole('radio', { name: '4 Sterne' }));
};
const write = async (canvas: Canvas, text: string) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Notizen bearbeiten' }));
  await retype(canvas.getByRole('textbox', { name: 'Notizen' }), text);
};
const setStatus = async (canvas: Canvas, name: string) => {
  await open(canvas);
  await userEvent.click(within(canvas.getByRole('group', { name: 'Status der Bewerbung' })).getByRole('button', { name }));
};
/** The label of the collapsed row. */
const badge = (canvas: Canvas, word: string) => within(line(canvas, storyApplication.name)).queryByText(word);

/** The person is hidden until the status is 'In Bearbeitung' (decision 0079). */
export const AnonymeErstsichtung: Story = {
  name: 'Anonyme Erstsichtung',
  args: { applications: [blindApplication] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(`Bewerbung ${blindApplication.id}`));
    await expect(canvas.getByText(/^Anonyme Erstsichtung: Name, Bild und Kontakt sehen Sie/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /@/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Auf „In Bearbeitung“ setzen' }));
    await expect(args.calls.setStatus).toHaveBeenCalledWith(expect.objectContaining({ id: blindApplication.id }), 'IN_REVIEW');
  },
};

export const Offen: Story = {
  parameters: { spec: ['CA23', 'CA27', 'CA81'] },
  play: async ({ args, canvas }) => {
    await open(canvas);
    await expect(canvas.getByRole('link', { name: storyApplication.email })).toHaveAttribute('href', `mailto:${storyApplication.email}`);
    await expect(canvas.getByRole('link', { name: storyApplication.phone })).toHaveAttribute('href', expect.stringMatching(/^tel:\+?\d+$/));
    const status = within(canvas.getByRole('group', { name: 'Status der Bewerbung' }));
    await expect(status.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(Object.values(companyStatusLabels));
    const resume = canvas.getByRole('link', { name: /\(PDF\)/ });
    await expect(resume).toHaveAttribute('target', '_blank');
    await userEvent.click(resume);
    await expect(args.calls.openDocument).toHaveBeenCalledWith(
      expect.objectContaining({ id: storyApplication.id }),
      storyApplication.documents[0],
      'view',
    );
  },
};

export const Status: Story = {
  parameters: { spec: ['CA24', 'CA37', 'CA39', 'CA41', 'CA81'] },
  play: async ({ args, canvas }) => {
    await open(canvas);
    const buttons = within(canvas.getByRole('group', { name: 'Status der Bewerbung' }));
    for (const [label, status] of [
      ['Interview geplant', 'INTERVIEW_SCHEDULED'],
      ['Angesehen', 'VIEWED'],
      ['In Bearbeitung', 'IN_REVIEW'],
      ['Angebot gemacht', 'OFFER_MADE'],
      ['Eingestellt', 'ACCEPTED'],
      ['Abgelehnt', 'REJECTED'],
      ['Eingereicht', 'SUBMITTED'],
      ['Zurückgezogen', 'WITHDRAWN'],
    ] as const) {
      await userEvent.click(buttons.getByRole('button', { name: label }));
      if (status === 'REJECTED') await answerRejection();
      if (status === 'ACCEPTED') await answerHire(storyApplication.name);
      if (status === 'WITHDRAWN') await userEvent.click(canvas.getByRole('button', { name: 'Ja, zurückgezogen' }));
      await expect(args.calls.setStatus).toHaveBeenLastCalledWith(
        expect.objectContaining({ id: storyApplication.id }),
        status,
        ...(status === 'REJECTED' ? [expect.anything()] : []),
      );
      await waitFor(() => expect(badge(canvas, label)).toBeVisible());
    }
    await expect((await toasts(canvas).findAllByText('Status wurde aktualisiert'))[0]).toBeVisible();
  },
};

/** The change can be undone, because the mail has not been sent yet. */
export const Rückgängig: Story = {
  play: async ({ args, canvas }) => {
    await setStatus(canvas, 'Abgelehnt');
    await answerRejection();
    await expect(await toasts(canvas).findByText(`Die Nachricht an ${storyApplication.name} geht in einer Minute hinaus.`)).toBeVisible();
    await userEvent.click(toasts(canvas).getByRole('button', { name: 'Rückgängig' }));
    await expect(args.calls.undoStatus).toHaveBeenCalledOnce();
    await expect(await toasts(canvas).findByText('Die Änderung wurde zurückgenommen')).toBeVisible();
  },
};

export const RückgängigZuSpät: Story = {
  name: 'Rückgängig, zu spät',
  args: {
    calls: storyCalls({
      undoStatus: fn(() => Promise.reject(new ApiError('http', 'x', { status: 409, serverMessage: applicationMessages.undoGone }))),
    }),
  },
  play: async ({ canvas }) => {
    await setStatus(canvas, 'Abgelehnt');
    await answerRejection();
    await userEvent.click(await toasts(canvas).findByRole('button', { name: 'Rückgängig' }));
    await expect(await toasts(canvas).findByText(applicationMessages.undoGone)).toBeVisible();
  },
};

/** Cancelling changes nothing; confirming requires a reason and the text to the applicant. */
export const Ablehnen: Story = {
  play: async ({ args, canvas }) => {
    await setStatus(canvas, 'Abgelehnt');
    await userEvent.click((await rejectionDialog()).getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.calls.setStatus).not.toHaveBeenCalled();
    await expect(badge(canvas, 'Abgelehnt')).toBeNull();
    await userEvent.click(within(canvas.getByRole('group', { name: 'Status der Bewerbung' })).getByRole('button', { name: 'Abgelehnt' }));
    await answerRejection();
    await expect(args.calls.setStatus).toHaveBeenCalledWith(expect.objectContaining({ id: storyApplication.id }), 'REJECTED', {
      reason: 'OTHER_PERSON',
      message: defaultRejectionText,
    });
    await expect(badge(canvas, 'Abgelehnt')).toBeVisible();
  },
};

/** The row shows the old status until the server has confirmed the new one. */
export const StatusUnterwegs: Story = {
  parameters: { spec: ['CA37', 'CA40'] },
  args: { calls: storyCalls({ setStatus: never() }) },
  play: async ({ canvas }) => {
    await setStatus(canvas, 'Interview geplant');
    await expect(await toasts(canvas).findByText('Status wird aktualisiert...')).toBeVisible();
    await expect(badge(canvas, 'Eingereicht')).toBeVisible();
    await expect(badge(canvas, 'Interview geplant')).toBeNull();
  },
};

export const StatusScheitert: Story = {
  parameters: { spec: ['CA42'] },
  args: { calls: storyCalls({ setStatus: refuses() }) },
  play: async ({ canvas }) => {
    await setStatus(canvas, 'Interview geplant');
    await expect(await toasts(canvas).findByText('Status konnte nicht aktualisiert werden')).toBeVisible();
    await expect(badge(canvas, 'Eingereicht')).toBeVisible();
  },
};

/** A withdrawn application can be reopened only after a confirmation (A04). */
export const Zurückgezogen: Story = {
  args: { applications: [withdrawnApplication] },
  play: async ({ args, canvas }) => {
    await setStatus(canvas, 'Angesehen');
    await expect(args.calls.setStatus).not.toHaveBeenCalled();
    await expect(canvas.getByText('Zurückgezogene Bewerbung wieder aufnehmen?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Abbrechen' }));
    await expect(args.calls.setStatus).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Angesehen' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ja, Status ändern' }));
    await expect(await toasts(canvas).findByText('Status wurde aktualisiert')).toBeVisible();
  },
};

export const Bewertet: Story = {
  parameters: { spec: ['CA25', 'CA48'] },
  play: async ({ args, canvas }) => {
    await rate(canvas);
    await expect(args.calls.rate).toHaveBeenCalledWith(expect.objectContaining({ id: storyApplication.id }), 4);
    await expect(await toasts(canvas).findByText('Bewertung wurde aktualisiert')).toBeVisible();
    await expect(stars(canvas)).toHaveTextContent('4 von 5');
    await expect(canvas.getAllByRole('radio', { name: /Sterne?$/ })).toHaveLength(5);
    for (const [count, name] of [
      [1, '1 Stern'],
      [2, '2 Sterne'],
      [3, '3 Sterne'],
      [5, '5 Sterne'],
    ] as const) {
      await userEvent.click(canvas.getByRole('radio', { name }));
      await expect(args.calls.rate).toHaveBeenLastCalledWith(expect.objectContaining({ id: storyApplication.id }), count);
      await expect(stars(canvas)).toHaveTextContent(`${count} von 5`);
    }
  },
};

/** The stars change at once, before the response. */
export const BewertungUnterwegs: Story = {
  parameters: { spec: ['CA47'] },
  args: { calls: storyCalls({ rate: never() }) },
  play: async ({ canvas }) => {
    await rate(canvas);
    await expect(await toasts(canvas).findByText('Bewertung wird aktualisiert...')).toBeVisible();
    await expect(stars(canvas)).toHaveTextContent('4 von 5');
  },
};

export const BewertungScheitert: Story = {
  parameters: { spec: ['CA49'] },
  args: { calls: storyCalls({ rate: refuses() }) },
  play: async ({ canvas }) => {
    await rate(canvas);
    await expect(await toasts(canvas).findByText('Fehler beim Aktualisieren der Bewertung')).toBeVisible();
    await expect(stars(canvas)).toHaveTextContent('2 von 5');
    await expect(canvas.getByRole('radio', { name: '2 Sterne' })).toBeChecked();
  },
};

export const Notizen: Story = {
  parameters: { spec: ['CA26', 'CA45'] },
  play: async ({ args, canvas }) => {
    await open(canvas);
    await write(canvas, 'Passt nicht.');
    await userEvent.click(canvas.getByRole('button', { name: 'Abbrechen' }));
    await expect(canvas.getByText('Ruft am Montag an.')).toBeVisible();
    await expect(args.calls.saveNotes).not.toHaveBeenCalled();
    await write(canvas, 'Gespräch am 3. Dezember.');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await toasts(canvas).findByText('Notizen wurden gespeichert')).toBeVisible();
    await expect(await canvas.findByText('Gespräch am 3. Dezember.')).toBeVisible();
  },
};

export const NotizenUnterwegs: Story = {
  parameters: { spec: ['CA44'] },
  args: { calls: storyCalls({ saveNotes: never() }) },
  play: async ({ canvas }) => {
    await open(canvas);
    await write(canvas, 'Neu.');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await toasts(canvas).findByText('Notizen werden gespeichert...')).toBeVisible();
  },
};

/** The text stays in the editor. */
export const NotizenScheitern: Story = {
  parameters: { spec: ['CA46', 'CA51'] },
  args: { calls: storyCalls({ saveNotes: refuses() }) },
  play: async ({ canvas }) => {
    await open(canvas);
    await write(canvas, 'Neu.');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await toasts(canvas).findByText('Fehler beim Speichern der Notizen')).toBeVisible();
    await expect(canvas.getByText('Fehler beim Speichern der Notizen. Bitte versuchen Sie es erneut.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Notizen' })).toHaveValue('Neu.');
  },
};

/** The seven labels of the panel, also in the badge (O107). */
export const ImPanel: Story = {
  name: 'Im Panel',
  args: { statusSet: 'panel' },
  play: async ({ canvas }) => {
    await expect(badge(canvas, aliasLabels.new)).toBeVisible();
    await open(canvas);
    const status = within(canvas.getByRole('group', { name: 'Status der Bewerbung' }));
    await expect(status.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      PANEL_STATUSES.map((value) => aliasLabels[value]),
    );
  },
};

/** An application without documents, phone number, notes and rating. */
export const OhneFreiwilligeAngaben: Story = {
  args: { applications: [bareApplication] },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(canvas.queryByRole('link', { name: /PDF/ })).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(stars(canvas)).toHaveTextContent('Nicht bewertet');
  },
};

export const LangeWörter: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { applications: [longApplication] },
  play: async ({ canvas }) => {
    await open(canvas, longApplication.name);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Several cards may be open at once. */
export const DreiBewerbungen: Story = {
  args: { applications: newestApplications.slice(0, 3) },
  play: async ({ canvas }) => {
    for (const { name } of newestApplications.slice(0, 2)) await open(canvas, name);
    await expect(canvas.getAllByRole('group', { name: 'Status der Bewerbung' })).toHaveLength(2);
  },
};

/** The row opens like a native `<details>`; inside, arrow keys rate and Enter sets a status. */
export const Tastatur: Story = {
  play: async ({ args, canvas }) => {
    await open(canvas);
    while (document.activeElement !== canvas.getByRole('radio', { name: '2 Sterne' })) await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.calls.rate).toHaveBeenCalledWith(expect.objectContaining({ id: storyApplication.id }), 3);
    while (document.activeElement !== canvas.getByRole('button', { name: 'Angesehen' })) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.calls.setStatus).toHaveBeenCalledWith(expect.objectContaining({ id: storyApplication.id }), 'VIEWED');
  },
};

export const Dunkel: Story = { ...Offen, parameters: {}, globals: { theme: 'dark' } };
