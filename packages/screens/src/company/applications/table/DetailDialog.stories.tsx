import { loadable } from '@stellwerk/design-system';
import { canBeAssigned, companyStatusLabels, formatDateTime, memberName, type Application } from '@stellwerk/domain';
import { fixtureApplications } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { retype } from '@stellwerk/testing/fields';
import { given } from '@stellwerk/testing/given';
import { failed, loading, ready, refused, reload } from '../../../testing/story-values';
import { StoryFrame } from '../../../testing/story-frame';
import { bareApplication, blindApplication, justChanged, longApplication, refuses, storyCalls, withdrawnApplication } from '../story-data';
import { answerHire, answerRejection, rejectionDialog } from '../status/story-questions';
import { storyTeam } from '../../team/story-team';
import { storyPdf } from '../documents/story-pdf';
import { DetailDialog } from './DetailDialog';

const application = given(
  fixtureApplications.find(({ status, documents, linkedin }) => status === 'IN_REVIEW' && documents.length > 1 && linkedin !== ''),
);

/** The opened row, and its details. */
const opened = (one: Application) => ({ summary: one, details: ready(one) });

const meta = {
  title: 'Unternehmen/Bewerbungen/Einzelheiten',
  component: DetailDialog,
  decorators: [(Story) => <StoryFrame>{Story()}</StoryFrame>],
  args: {
    ...opened(application),
    onClose: fn(),
    calls: storyCalls({ documentLink: fn(async () => storyPdf([['Lebenslauf aus dem Fenster']])) }),
    teamRole: 'RECRUITER',
    team: loadable.ready(storyTeam),
    pageHref: (id) => `/company/1/applications/${id}`,
  },
} satisfies Meta<typeof DetailDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Profil: Story = {
  parameters: { spec: ['CA52', 'CA53', 'CA54', 'CA57', 'CA58'] },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('heading', { name: application.name })).toBeVisible();
    await expect(dialog.getAllByText(application.job.title)[0]).toBeVisible();
    await expect(dialog.getByText(/^Eingegangen am \d{2}\.\d{2}\.\d{4}/)).toBeVisible();
    await expect(dialog.getAllByRole('tab').map((tab) => tab.textContent?.replace(/\d/g, '').trim())).toEqual([
      'Profil',
      'Dokumente',
      'Verlauf',
    ]);
    await expect(dialog.getByRole('link', { name: application.email })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Notizen' })).toBeVisible();
    for (const step of ['Neu', 'In Bearbeitung', 'Interview', 'Eingestellt', 'Abgelehnt'])
      await expect(dialog.getByRole('button', { name: new RegExp(step) })).toBeVisible();
    // The current step is ignored, another one is confirmed.
    await userEvent.click(dialog.getByRole('button', { name: /In Bearbeitung/ }));
    await expect(args.calls.setStatus).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: /Interview/ }));
    await expect(args.calls.setStatus).toHaveBeenCalledWith(application, 'interview');
  },
};

/** Information for a decision: message, rating, responsibility, and a link to the full page. */
export const Entscheiden: Story = {
  parameters: { spec: ['CA33', 'CA65', 'CA76'] },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('region', { name: 'Nachricht' })).toHaveTextContent(application.message.replace(/\s+/g, ' '));
    await userEvent.click(dialog.getByRole('radio', { name: /^4/ }));
    await expect(args.calls.rate).toHaveBeenCalledWith(application, 4);
    await userEvent.click(dialog.getByRole('combobox', { name: 'Zuständig' }));
    const [member] = storyTeam.filter(canBeAssigned);
    await userEvent.click(await screen.findByRole('option', { name: memberName(given(member)) }));
    await expect(args.calls.assign).toHaveBeenCalledWith(application, given(member).id);
    const link = dialog.getByRole('link', { name: 'Seite der Bewerbung öffnen' });
    await expect(link).toHaveAttribute('href', `/company/1/applications/${application.id}`);
  },
};

/** The person is hidden until the status is 'In Bearbeitung' (decision 0079). */
export const AnonymeErstsichtung: Story = {
  name: 'Anonyme Erstsichtung',
  args: opened(blindApplication),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('heading', { name: `Bewerbung ${blindApplication.id}` })).toBeVisible();
    await expect(dialog.getByText(/^Anonyme Erstsichtung: Name, Bild und Kontakt sehen Sie/)).toBeVisible();
    await expect(dialog.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Seite der Bewerbung öffnen']);
    await userEvent.click(dialog.getByRole('button', { name: 'Auf „In Bearbeitung“ setzen' }));
    await expect(args.calls.setStatus).toHaveBeenCalledWith(blindApplication, 'in_progress');
    await userEvent.click(dialog.getByRole('tab', { name: /Dokumente/ }));
    await expect(dialog.getByText('Anschreiben und Unterlagen können Namen und Bild enthalten.')).toBeVisible();
  },
};

/** The confirmation opens above the details, and cancelling returns to them. */
export const Ablehnen: Story = {
  parameters: { spec: ['CA55'] },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const step = dialog.getByRole('button', { name: /Abgelehnt/ });
    await userEvent.click(step);
    await userEvent.click((await rejectionDialog()).getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(step).toHaveFocus());
    await expect(screen.queryByText('Status wurde aktualisiert')).toBeNull();
    await userEvent.click(step);
    await answerRejection();
    await expect(await screen.findByText('Status wurde aktualisiert')).toBeVisible();
    await expect(dialog.getByRole('heading', { name: application.name })).toBeVisible();
  },
};

const rejected = { ...application, status: 'REJECTED', undo: justChanged() } as const;

/** Even after the toast has closed, and by keyboard only, until the mail is sent. */
export const Rückgängig: Story = {
  args: opened(rejected),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(new RegExp(`^Die Nachricht an ${application.name} geht um \\d{2}:\\d{2} Uhr hinaus\\.$`))).toBeVisible();
    dialog.getByRole('button', { name: 'Rückgängig' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.calls.undoStatus).toHaveBeenCalledWith(rejected, rejected.undo);
  },
};

export const NichtMehrRückgängig: Story = {
  name: 'Nicht mehr rückgängig',
  args: opened({ ...application, undo: { changeId: '7', until: '2026-11-20T09:00:00.000Z', message: true } }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
  },
};

export const Zurückgenommen: Story = {
  args: opened({
    ...application,
    history: [
      ...application.history,
      {
        status: 'REJECTED',
        date: '2026-11-20T09:00:00.000Z',
        byCompany: true,
        by: 'Jonas Terhorst',
        note: '',
        takenBackBy: 'Ida Ahrens',
      },
    ],
  }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('tab', { name: 'Verlauf' }));
    await expect((await dialog.findByText('Zurückgenommen von Ida Ahrens')).closest('li')).toHaveTextContent('Abgelehnt');
  },
};

export const Dokumente: Story = {
  parameters: { spec: ['CA59'] },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('tab', { name: /Dokumente/ }));
    const [view] = await dialog.findAllByRole('button', { name: /^Ansehen/ });
    const [download] = dialog.getAllByRole('button', { name: /^Herunterladen/ });
    await expect(dialog.getAllByRole('button', { name: /^Ansehen/ })).toHaveLength(application.documents.length);
    await userEvent.click(given(view));
    await expect(await dialog.findByText('Lebenslauf aus dem Fenster')).toBeInTheDocument();
    await expect(args.calls.documentLink).toHaveBeenLastCalledWith(application, given(application.documents[0]));
    await userEvent.click(given(download));
    await expect(args.calls.openDocument).toHaveBeenLastCalledWith(application, given(application.documents[0]), 'download');
  },
};

export const NotizenFehlgeschlagen: Story = {
  args: { calls: storyCalls({ saveNotes: refuses() }) },
  parameters: { spec: ['CA50', 'CA51'] },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Notizen bearbeiten' }));
    const field = dialog.getByRole('textbox');
    await retype(field, 'Ruft am Montag an.');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(await dialog.findByText('Fehler beim Speichern der Notizen. Bitte versuchen Sie es erneut.')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('Ruft am Montag an.');
  },
};

export const Verlauf: Story = {
  parameters: { spec: ['CA60'] },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('tab', { name: 'Verlauf' }));
    const panel = within(await dialog.findByRole('tabpanel', { name: 'Verlauf' }));
    const [entry] = application.history;
    if (entry === undefined) throw new Error('Der Verlauf fehlt in den Beispieldaten.');
    await expect(panel.getAllByRole('listitem')).toHaveLength(application.history.length);
    const item = panel.getByText(formatDateTime(entry.date)).closest('li');
    await expect(item).toHaveTextContent(companyStatusLabels[entry.status]);
    await expect(item).toHaveTextContent(entry.by);
  },
};

/** A toast shows the failure, and the stepper stays unchanged. */
export const StatusScheitert: Story = {
  parameters: { spec: ['CA42', 'CA54'] },
  args: { calls: storyCalls({ setStatus: refuses() }) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /Eingestellt/ }));
    await answerHire(application.name);
    await expect(await screen.findByText('Status konnte nicht aktualisiert werden')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /In Bearbeitung/ })).toHaveAttribute('aria-current', 'step');
  },
};

export const Zurückgezogen: Story = {
  args: opened(withdrawnApplication),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('Zurückgezogen')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Interview/ }));
    await expect(dialog.getByText('Zurückgezogene Bewerbung wieder aufnehmen?')).toBeVisible();
    await expect(args.calls.setStatus).not.toHaveBeenCalled();
  },
};

/** A link in a mail points to an application that was deleted meanwhile. */
export const NichtGefunden: Story = {
  name: 'Nicht gefunden',
  args: { summary: undefined, details: refused(404) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('Bewerbung nicht gefunden')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** The same after a server error, for a row that the list does not show. */
export const FehlerOhneZeile: Story = {
  name: 'Fehler, ohne Zeile der Liste',
  args: { summary: undefined, details: refused(500) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('Fehler beim Laden der Bewerbungsdetails')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  },
};

export const OhneFreiwilligeAngaben: Story = {
  args: opened(bareApplication),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByRole('link', { name: /LinkedIn|XING/ })).toBeNull();
    await userEvent.click(dialog.getByRole('tab', { name: /Dokumente/ }));
    await expect(await dialog.findByText('Keine Dokumente vorhanden.')).toBeVisible();
  },
};

export const LangeWörter: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: opened(longApplication),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const { right } = dialog.getBoundingClientRect();
    for (const part of within(dialog).getAllByRole('group')) await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
};

/** Data from the list are shown at once. */
export const Lädt: Story = {
  name: 'Lädt noch',
  args: { details: loading() },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('heading', { name: application.name })).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveTextContent('Wird geladen...');
    await expect(dialog.queryByRole('tab')).toBeNull();
  },
};

export const Fehler: Story = {
  args: { details: failed() },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('Fehler beim Laden der Bewerbungsdetails')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

const stack = () => ({ position: 3, total: 24, onPrevious: fn(), onNext: fn() });

/**
 * Navigation through the whole list without closing the details, by buttons or keys; in text fields
 * the keys type letters.
 */
export const Durchgehen: Story = {
  args: { stack: stack() },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const { onPrevious, onNext } = given(args.stack);
    await expect(dialog.getByText('3 von 24')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Nächste' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Vorherige' }));
    await expect(onNext).toHaveBeenCalledOnce();
    await expect(onPrevious).toHaveBeenCalledOnce();
    await userEvent.keyboard('j');
    await expect(onNext).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('k');
    await expect(onPrevious).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('?');
    await expect(dialog.getByText(/^J nächste, K vorherige/)).toBeVisible();
    await userEvent.keyboard('s');
    await expect(dialog.getByRole('button', { name: /In Bearbeitung/ })).toHaveFocus();
    await userEvent.click(dialog.getByRole('tab', { name: 'Verlauf' }));
    await userEvent.keyboard('n');
    await expect(await dialog.findByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('jk');
    await expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toMatch(/jk/);
    await expect(onNext).toHaveBeenCalledTimes(2);
  },
};

/**
 * Speech control and tremor trigger keys by accident: single-key shortcuts can be disabled, which
 * is stored on this device (WCAG 2.1.4).
 */
export const OhneTasten: Story = {
  name: 'Einzelne Tasten abgeschaltet',
  parameters: { spec: ['WCAG 2.1.4'] },
  beforeEach: () => {
    localStorage.removeItem('stellwerk-single-keys');
    return () => localStorage.removeItem('stellwerk-single-keys');
  },
  args: { stack: stack() },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const { onNext } = given(args.stack);
    await userEvent.click(dialog.getByRole('button', { name: 'Tasten' }));
    const keys = dialog.getByRole('checkbox', { name: 'Einzelne Tasten auf diesem Gerät benutzen' });
    await expect(keys).toBeChecked();
    await userEvent.click(keys);
    dialog.getByRole('button', { name: 'Nächste' }).focus();
    await userEvent.keyboard('jksn?');
    await expect(onNext).not.toHaveBeenCalled();
    await expect(dialog.getByRole('button', { name: 'Nächste' })).toHaveFocus();
    await expect(localStorage.getItem('stellwerk-single-keys')).toBe('off');
    await userEvent.click(keys);
    dialog.getByRole('button', { name: 'Nächste' }).focus();
    await userEvent.keyboard('j');
    await expect(onNext).toHaveBeenCalledOnce();
  },
};

/** At the ends of the list the buttons stay, and so does the focus. */
export const AmEnde: Story = {
  name: 'Am Ende der Liste',
  args: { stack: { position: 24, total: 24, onPrevious: fn(), onNext: undefined } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Nächste' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('j');
    await expect(dialog.getByText('24 von 24')).toBeVisible();
  },
};

export const SchließtMitEscape: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dunkel: Story = { globals: { theme: 'dark' } };
