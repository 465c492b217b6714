import { loadable } from '@stellwerk/design-system';
import {
  ApiError,
  APPLICATION_STATUSES,
  companyStatusLabels,
  defaultRejectionText,
  documentLabels,
  type Application,
} from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready, refused, reload } from '../../../testing/story-values';
import { StoryPage } from '../../shared/story-page';
import { overviewApplications } from '../../overview/story-data';
import { blindApplication, justChanged, leftOut, never, refuses, storyCalls } from '../story-data';
import { storyPdf } from '../documents/story-pdf';
import { answerRejection, rejectionDialog } from '../status/story-questions';
import { storyTeam } from '../../team/story-team';
import { ApplicationPageScreen } from './ApplicationPageScreen';
import type { Canvas } from '@stellwerk/testing/canvas';
import { Decisions } from './Decisions';

const found = overviewApplications.find(({ documents, userId, skills }) => documents.length > 1 && userId !== '' && skills.length > 0);
if (found === undefined) throw new Error('Die Bewerbung fehlt in den Beispieldaten.');
/** All its dates differ, so that they cannot be confused. */
const application = { ...found, status: 'VIEWED', createdAt: '2026-11-18T07:05:00.000Z', updatedAt: '2026-11-19T15:40:00.000Z' } as const;

const meta = {
  title: 'Unternehmen/Bewerbung',
  component: ApplicationPageScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage>{Story()}</StoryPage>],
  args: {
    application: ready(application),
    listHref: '/company/1/applications',
    messageHref: (to) => `/company/1/dashboard?tab=messages&action=new&to=${to}`,
    userHref: (id) => `/users/${id}`,
    team: loadable.ready(storyTeam),
    teamRole: 'RECRUITER',
    calls: storyCalls({ documentLink: fn(async () => storyPdf([['Lebenslauf auf der Seite']])) }),
  },
} satisfies Meta<typeof ApplicationPageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hires, and confirms. */
async function hire(canvas: Canvas): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Akzeptieren' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ja, einstellen' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

/** The person is hidden until the status is 'In Bearbeitung' (decision 0079). */
export const AnonymeErstsichtung: Story = {
  name: 'Anonyme Erstsichtung',
  args: { application: ready(blindApplication) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: `Bewerbung ${blindApplication.id}` })).toBeVisible();
    const contact = within(canvas.getByRole('region', { name: 'Kontakt' }));
    await expect(contact.getByText(/^Anonyme Erstsichtung: Name, Bild und Kontakt sehen Sie/)).toBeVisible();
    await expect(contact.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'E-Mail schreiben' })).toBeNull();
    await expect(canvas.getByText('Anschreiben und Unterlagen können Namen und Bild enthalten.')).toBeVisible();
    await userEvent.click(contact.getByRole('button', { name: 'Auf „In Bearbeitung“ setzen' }));
    await expect(args.calls.setStatus).toHaveBeenCalledWith(blindApplication, 'in_progress');
  },
};

export const AnonymeErstsichtungAmTelefon: Story = {
  name: 'Anonyme Erstsichtung am Telefon',
  args: { application: ready(blindApplication) },
  globals: { viewport: { value: 'mobile1' } },
};

export const Voll: Story = {
  parameters: { spec: ['CA63', 'CA64', 'CA65', 'CA66', 'CA68', 'CA69', 'CA77'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: application.name })).toBeVisible();
    await expect(canvas.getAllByText('Angesehen')[0]).toBeVisible();
    const facts = within(canvas.getByRole('region', { name: 'Bewerbung' }));
    const [id, received, updated] = facts.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect([id, received, updated]).toEqual([application.id, '18.11.2026, 08:05 Uhr', '19.11.2026, 16:40 Uhr']);
    const job = within(canvas.getByRole('region', { name: 'Stelle' }));
    for (const text of [application.job.city, application.job.employment, application.job.workingModel, 'Aktiv'])
      await expect(job.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Nachricht' })).toHaveTextContent(application.message.replace(/\s+/g, ' '));
    for (const skill of application.skills) await expect(canvas.getByText(skill)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zurück zu den Bewerbungen' })).toHaveAttribute('href', '/company/1/applications');
    await expect(canvas.getByRole('link', { name: 'Nachricht schreiben' })).toHaveAttribute(
      'href',
      `/company/1/dashboard?tab=messages&action=new&to=${application.userId}`,
    );
    await expect(canvas.getByRole('link', { name: 'Kandidatenprofil' })).toHaveAttribute('href', `/users/${application.userId}`);
    await expect(canvas.getByRole('link', { name: 'E-Mail schreiben' })).toHaveAttribute('href', `mailto:${application.email}`);
    for (const document of application.documents) {
      const label = documentLabels[document.kind];
      await userEvent.click(canvas.getByRole('button', { name: `Ansehen: ${label}` }));
      if (document.contentType === 'application/pdf') await canvas.findByText('Lebenslauf auf der Seite');
      else if (document.kind !== 'video') await expect(args.calls.openDocument).toHaveBeenLastCalledWith(application, document, 'view');
      await userEvent.click(canvas.getByRole('button', { name: `Herunterladen: ${label}` }));
      await expect(args.calls.openDocument).toHaveBeenLastCalledWith(application, document, 'download');
    }
    await hire(canvas);
    await expect(args.calls.setStatus).toHaveBeenCalledWith(application, 'accepted');
    await userEvent.click(canvas.getByRole('button', { name: 'In Bearbeitung' }));
    await expect(args.calls.setStatus).toHaveBeenCalledWith(application, 'in_progress');
  },
};

/** After the decision is undone, the page no longer shows its result. */
export const Rückgängig: Story = {
  args: { application: ready({ ...application, undo: justChanged() }) },
  play: async ({ args, canvas }) => {
    await hire(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('geändert');
    await expect(canvas.getByText(new RegExp(`^Die Nachricht an ${application.name} geht um \\d{2}:\\d{2} Uhr hinaus\\.$`))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }));
    await expect(args.calls.undoStatus).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** The clicked button disappears with its status: the focus moves in front of the undo button. */
export const RückgängigMitTasten: Story = {
  name: 'Rückgängig und mehr Zeit mit Tasten',
  parameters: { spec: ['WCAG 2.2.1', 'WCAG 2.4.3'] },
  render: function Deciding(args) {
    const [shown, setShown] = useState<Application>({ ...application, status: 'VIEWED', undo: null });
    const change = (more: Partial<Application>) => {
      setShown((before) => ({ ...before, ...more }));
      return Promise.resolve({ ...shown, ...more });
    };
    return (
      <ApplicationPageScreen
        {...args}
        application={ready(shown)}
        calls={{
          ...args.calls,
          setStatus: () => change({ status: 'IN_REVIEW', undo: justChanged() }),
          holdStatus: (one, undo) => args.calls.holdStatus(one, undo).then((held) => change({ undo: held.undo })),
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'In Bearbeitung' }).focus();
    await userEvent.keyboard('{Enter}');
    const line = await canvas.findByText(/geht um \d{2}:\d{2} Uhr hinaus/);
    await expect(line.closest('[role=status]')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-return-focus'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Rückgängig' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.calls.holdStatus).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Mehr Zeit' })).toHaveFocus();
  },
};

/**
 * The focused button does not disappear: a note says that the time is over, and the focus stays.
 */
export const Vorbei: Story = {
  name: 'Die Zeit ist um, mit dem Fokus darauf',
  parameters: { spec: ['WCAG 2.4.3', 'WCAG 4.1.3'] },
  render: function Ending(args) {
    const [until] = useState(() => new Date(Date.now() + 1500).toISOString());
    return <ApplicationPageScreen {...args} application={ready({ ...application, undo: { changeId: '7', until, message: true } })} />;
  },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Rückgängig' }).focus();
    const line = await canvas.findByText(/Die Nachricht ist schon hinausgegangen/);
    await expect(line.closest('[role=status]')).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Rückgängig' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.calls.undoStatus).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
  },
};

/** A closed job is not shown as open. */
export const StelleInaktiv: Story = {
  parameters: { spec: ['CA64'] },
  args: { application: ready({ ...application, job: { ...application.job, active: false } }) },
  play: async ({ canvas }) => {
    const job = within(canvas.getByRole('region', { name: 'Stelle' }));
    await expect(job.getByText('Inaktiv')).toBeVisible();
    await expect(job.queryByText('Aktiv')).toBeNull();
  },
};

export const Ablehnen: Story = {
  parameters: { spec: ['CA66'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ablehnen' }));
    await userEvent.click((await rejectionDialog()).getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.calls.setStatus).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Ablehnen' }));
    await answerRejection();
    await expect(args.calls.setStatus).toHaveBeenCalledWith(application, 'rejected', {
      reason: 'OTHER_PERSON',
      message: defaultRejectionText,
    });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Bewerbungsstatus wurde auf "Abgelehnt" geändert.');
  },
};

/** Every status with the possible decisions. */
export const Entscheidungen: Story = {
  parameters: { spec: ['CA67'] },
  render: () => (
    <dl className="sw:grid sw:gap-6">
      {APPLICATION_STATUSES.map((status) => (
        <div key={status} className="sw:grid sw:gap-2">
          <dt>{companyStatusLabels[status]}</dt>
          <dd data-testid={status}>
            <Decisions application={{ ...application, status }} pending={undefined} onDecide={fn()} />
          </dd>
        </div>
      ))}
    </dl>
  ),
  play: async ({ canvas }) => {
    const all = 'Akzeptieren Ablehnen In Bearbeitung';
    const offered = APPLICATION_STATUSES.map((status) =>
      within(canvas.getByTestId(status))
        .queryAllByRole('button')
        .map(({ textContent }) => textContent)
        .join(' '),
    );
    await expect(offered).toEqual([all, all, 'Akzeptieren Ablehnen', all, all, 'Ablehnen', 'Akzeptieren In Bearbeitung', all]);
  },
};

export const Geändert: Story = {
  parameters: { spec: ['CA74'] },
  play: async ({ canvas }) => {
    for (const [label, shown] of [
      ['In Bearbeitung', 'In Bearbeitung'],
      ['Akzeptieren', 'Eingestellt'],
    ] as const) {
      await (label === 'Akzeptieren' ? hire(canvas) : userEvent.click(canvas.getByRole('button', { name: label })));
      await expect(await canvas.findByText(`Bewerbungsstatus wurde auf "${shown}" geändert.`)).toBeVisible();
      await expect(canvas.getByRole('alert')).toHaveTextContent(shown);
    }
  },
};

export const InzwischenGeändert: Story = {
  parameters: { spec: ['W34', 'O96'] },
  args: { calls: storyCalls({ setStatus: () => Promise.reject(new ApiError('http', 'x', { status: 409 })) }) },
  play: async ({ canvas }) => {
    await hire(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Dieser Eintrag wurde inzwischen geändert.');
  },
};

export const ÄnderungScheitert: Story = {
  parameters: { spec: ['CA73'] },
  args: { calls: storyCalls({ setStatus: refuses() }) },
  play: async ({ canvas }) => {
    for (const label of ['In Bearbeitung', 'Akzeptieren']) {
      await (label === 'Akzeptieren' ? hire(canvas) : userEvent.click(canvas.getByRole('button', { name: label })));
      await expect(within(await canvas.findByRole('alert')).getByText('Der Status konnte nicht geändert werden.')).toBeVisible();
    }
  },
};

export const WirdGeändert: Story = {
  args: { calls: storyCalls({ setStatus: never() }) },
  play: async ({ canvas }) => {
    await hire(canvas);
    await expect(canvas.getByRole('button', { name: 'In Bearbeitung' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Lädt: Story = {
  args: { application: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

export const NichtGefunden: Story = {
  parameters: { spec: ['CA71'] },
  args: { application: refused(404) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Bewerbung nicht gefunden' })).toBeVisible();
  },
};

export const Fehler: Story = {
  parameters: { spec: ['CA72'] },
  args: { application: refused(500) },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByText('Fehler beim Laden der Bewerbungsdetails')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const ListeFehlt: Story = {
  parameters: { spec: ['CA70'] },
  args: { application: refused(500), listFailed: true },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByText('Bewerbungen konnten nicht geladen werden')).toBeVisible();
  },
};

export const Empfohlen: Story = {
  name: 'Über eine Empfehlung gekommen',
  args: { application: ready({ ...application, referredBy: 'Miriam Castellanos' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Empfohlen von').parentElement).toHaveTextContent('Empfohlen vonMiriam Castellanos');
  },
};

export const OhneFreiwilligeAngaben: Story = {
  args: { application: ready({ ...application, ...leftOut }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ohne Nachricht.')).toBeVisible();
    await expect(canvas.getByText('Keine Dokumente vorhanden.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Kandidatenprofil' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Nachricht schreiben' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Kenntnisse' })).toBeNull();
  },
};

/** Hiring is confirmed first, with the mail to the applicant (O104). */
export const EinstellenFragt: Story = {
  name: 'Einstellen fragt vorher',
  parameters: { spec: ['CA66', 'O104'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Akzeptieren' }));
    const question = within(await screen.findByRole('alertdialog', { name: `${application.name} einstellen?` }));
    await expect(question.getByText(/erhält dazu nach einer Minute eine E-Mail/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.calls.setStatus).not.toHaveBeenCalled();
    await hire(canvas);
    await expect(args.calls.setStatus).toHaveBeenCalledWith(application, 'accepted');
  },
};

/** A withdrawn application can be reopened only after a confirmation (A04). */
export const Zurückgezogen: Story = {
  args: { application: ready({ ...application, status: 'WITHDRAWN' }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Akzeptieren' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Zurückgezogene Bewerbung wieder aufnehmen?' }));
    await expect(args.calls.setStatus).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Ja, Status ändern' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.calls.setStatus).toHaveBeenCalledWith(expect.objectContaining({ status: 'WITHDRAWN' }), 'accepted');
  },
};

/**
 * The field contains the job's text; the dialog mentions the withdrawal instead of asking twice.
 */
export const ZurückgezogeneAblehnen: Story = {
  name: 'Zurückgezogene ablehnen',
  args: {
    application: ready({ ...application, status: 'WITHDRAWN', job: { ...application.job, rejectionText: 'Wir danken Ihnen.' } }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ablehnen' }));
    const dialog = await rejectionDialog();
    await expect(dialog.getByText(/^Die Bewerbung von .* ist zurückgezogen\./)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Text an die Person' })).toHaveValue('Wir danken Ihnen.');
  },
};

export const LangeWörter: Story = {
  args: {
    application: ready({
      ...application,
      name: 'Maximilian-Alexander von Hohenfels-Schreckenstein',
      email: 'maximilian-alexander.von-hohenfels-schreckenstein@post.example',
      skills: ['Rechtsschutzversicherungsbedingungswerke', ...application.skills],
      job: { ...application.job, title: 'Fachreferent:in für Rechtsschutzversicherungsgesellschaften und Haftpflichtgemeinschaften' },
    }),
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dunkel: Story = { globals: { theme: 'dark' } };
