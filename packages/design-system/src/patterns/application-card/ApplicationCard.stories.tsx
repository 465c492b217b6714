import { APPLICATION_STATUSES, companyStatusLabels, readApplication } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { ApplicationCard } from './ApplicationCard';

const application = readApplication({
  id: 20461,
  candidateName: 'Sophie Nguyen',
  email: 'sophie.nguyen@example.org',
  phone: '+49 421 5550142',
  status: 'IN_REVIEW',
  createdAt: '2026-11-19T10:00:00.000Z',
  rating: 3,
  notes: 'Telefonat am 19.11.: sehr gute SQL-Kenntnisse.',
  jobOffer: { id: 1, title: 'Werkstudent:in Datenanalyse Kraftfahrt', city: 'Bremen', workingModel: 'Büro' },
  documents: [{ id: 1, kind: 'resume', name: 'Lebenslauf_Nguyen.pdf', size: 1000, contentType: 'application/pdf' }],
});

const meta = {
  title: 'Muster/Bewerbungskarte',
  component: ApplicationCard,
  parameters: guide({
    when: [
      'In Listen, in denen eine Bewerbung an Ort und Stelle bearbeitet wird: Status setzen, bewerten, Notiz schreiben.',
      '`statusSet="panel"` in der Ansicht einer einzelnen Stelle, sonst `company`.',
    ],
    whenNot: [
      'Zum Überfliegen vieler Bewerbungen: `ApplicationTable`.',
      'Für alles über eine Person mit Verlauf und allen Unterlagen: das Detail mit `ApplicationHeader`.',
      'Nicht für Bewerbende selbst: `OwnApplicationCard`.',
    ],
    accessibility: [
      'Die Zeile ist eine Schaltfläche, die sagt, ob sie auf- oder zugeklappt ist.',
      'Nur das offene Innere steht in der Seite; eine Liste mit 300 Karten bleibt leicht.',
      'Der Status ist Ring und Wort, nie Farbe allein. Sterne sind fünf Optionsfelder mit Namen.',
      'Wer `onStatus`, `onRate` und `onSaveNotes` liefert, sagt Fehler als Kurzmeldung; die Notiz bleibt dabei stehen.',
    ],
    keyboard: [
      ['Tab', 'zum Kästchen, wo es eines gibt, zur Zeile, dann durch das offene Innere'],
      ['Eingabe, Leertaste', 'klappt die Karte auf und zu; drückt die gewählte Schaltfläche'],
      ['Pfeiltasten', 'wählen die Sterne'],
      ['Escape', 'nimmt eine Rückfrage zurück'],
    ],
  }),
  args: {
    application,
    open: true,
    onOpenChange: fn(),
    onStatus: fn(),
    onRate: fn(),
    onSaveNotes: fn(),
    documentHref: (document) => `/api/public/media/cv/${document.name}`,
  },
  decorators: [(Story) => <div style={{ maxWidth: 1200 }}>{Story()}</div>],
} satisfies Meta<typeof ApplicationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The person is hidden, and a hint says which step reveals the name (decision 0079). */
export const AnonymeErstsichtung: Story = {
  name: 'Anonyme Erstsichtung',
  args: { application: { ...application, name: 'Bewerbung 20461', email: '', phone: '', status: 'VIEWED', blind: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Anschreiben und Unterlagen können Namen und Bild enthalten.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Auf „In Bearbeitung“ setzen' }));
    await expect(args.onStatus).toHaveBeenCalledWith('IN_REVIEW');
  },
};

export const Geschlossen: Story = {
  args: { open: false },
  render: function Page(args) {
    const [open, setOpen] = useState(args.open);
    return <ApplicationCard {...args} open={open} onOpenChange={setOpen} />;
  },
  play: async ({ canvas }) => {
    for (const text of ['Sophie Nguyen', 'Werkstudent:in Datenanalyse Kraftfahrt', '19.11.2026'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getAllByText('In Bearbeitung')[0]).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'sophie.nguyen@example.org' })).toBeNull();
    await userEvent.click(canvas.getByText('Sophie Nguyen'));
    await expect(canvas.getByRole('link', { name: 'sophie.nguyen@example.org' })).toBeVisible();
    await userEvent.click(canvas.getByText('Sophie Nguyen'));
    await expect(canvas.queryByRole('link', { name: 'sophie.nguyen@example.org' })).toBeNull();
  },
};

export const Offen: Story = {
  parameters: { spec: ['CA23', 'CA24', 'CA25', 'CA26', 'CA27', 'CA81'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'sophie.nguyen@example.org' })).toHaveAttribute(
      'href',
      'mailto:sophie.nguyen@example.org',
    );
    await expect(canvas.getByRole('link', { name: '+49 421 5550142' })).toHaveAttribute('href', 'tel:+494215550142');
    const resume = canvas.getByRole('link', { name: /PDF/ });
    await expect(resume).toHaveAttribute('target', '_blank');

    const group = within(canvas.getByRole('group', { name: 'Status der Bewerbung' }));
    await expect(group.getAllByRole('button').map((button) => button.textContent)).toEqual(
      APPLICATION_STATUSES.map((status) => companyStatusLabels[status]),
    );
    await expect(group.getByRole('button', { pressed: true })).toHaveTextContent('In Bearbeitung');
    await userEvent.click(group.getByRole('button', { name: 'In Bearbeitung' }));
    await expect(args.onStatus).not.toHaveBeenCalled();
    await userEvent.click(group.getByRole('button', { name: 'Angebot gemacht' }));
    await expect(args.onStatus).toHaveBeenCalledWith('OFFER_MADE');

    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('radio', { name: /4/ }));
    await expect(args.onRate).toHaveBeenCalledWith(4);

    await userEvent.click(canvas.getByRole('button', { name: 'Notizen bearbeiten' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notizen' }), ' Gut.');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(args.onSaveNotes).toHaveBeenCalledWith(
      'Telefonat am 19.11.: sehr gute SQL-Kenntnisse. Gut.',
      'Telefonat am 19.11.: sehr gute SQL-Kenntnisse.',
    );
  },
};

export const Auswählen: Story = {
  args: { open: false, selected: true, onSelect: fn() },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Sophie Nguyen' });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(args.onSelect).toHaveBeenCalledWith(false, false);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const OhneTelefonUndLebenslauf: Story = {
  parameters: { spec: ['CA23', 'CA27'] },
  args: { application: { ...application, phone: '', documents: [], rating: null, notes: '' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('a[href^="tel:"]')).toBeNull();
    await expect(canvas.queryByText(/PDF/)).toBeNull();
  },
};

/** A file of another type is labelled with its type. */
export const LebenslaufAlsDocx: Story = {
  name: 'Lebenslauf als DOCX',
  args: { application: { ...application, documents: application.documents.map((file) => ({ ...file, name: 'Lebenslauf.docx' })) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lebenslauf (DOCX)')).toBeVisible();
    await expect(canvas.queryByText(/PDF/)).toBeNull();
  },
};

export const ImPanel: Story = {
  name: 'In der Ansicht einer Stelle',
  parameters: { spec: ['CA36', 'CA56', 'EN10'] },
  args: { statusSet: 'panel', application: { ...application, status: 'WITHDRAWN' } },
  play: async ({ args, canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Status der Bewerbung' }));
    await expect(group.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Neu',
      'Angesehen',
      'Kontaktiert',
      'Interview',
      'Angebot',
      'Eingestellt',
      'Abgelehnt',
    ]);
    await userEvent.click(group.getByRole('button', { name: 'Kontaktiert' }));
    await expect(args.onStatus).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Ja, Status ändern' }));
    await expect(args.onStatus).toHaveBeenCalledWith('contacted');
  },
};

export const Telefon: Story = { decorators: [(Story) => <div className="sw:max-w-[350px]">{Story()}</div>] };

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const Tastatur: Story = {
  ...Geschlossen,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const head = canvas.getByText('Sophie Nguyen').closest('summary');
    await expect(head).toHaveFocus();
    // The browser turns Enter and space on a summary into a click; synthetic key events do not.
    head?.click();
    await userEvent.tab();
    await expect(await canvas.findByRole('link', { name: 'sophie.nguyen@example.org' })).toHaveFocus();
    head?.click();
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Status der Bewerbung' })).toBeNull());
  },
};

// While one status is being saved, further clicks are ignored.
export const StatusWirdGesetzt: Story = {
  args: { onStatus: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Status der Bewerbung' }));
    await userEvent.click(group.getByRole('button', { name: 'Eingestellt' }));
    await expect(canvas.getByRole('group', { name: 'Status der Bewerbung' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(group.getByRole('button', { name: 'Abgelehnt' }));
    await expect(args.onStatus).toHaveBeenCalledOnce();
  },
};

export const LangeWörter: Story = {
  ...narrow,
  name: 'Lange Wörter, 320 px',
  args: {
    application: {
      ...application,
      name: 'Maximilian-Alexander von Hohenfels-Schreckenstein',
      email: 'maximilian-alexander.von-hohenfels-schreckenstein@rechtsschutzversicherungsgesellschaften.example',
      job: { ...application.job, title: 'Sachbearbeitung für Rechtsschutzversicherungsgesellschaften (m/w/d)' },
    },
  },
};

export const Dreihundert: Story = {
  render: (args) => (
    <>
      {Array.from({ length: 300 }, (_, index) => (
        <ApplicationCard key={index} {...args} open={false} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sophie Nguyen')).toHaveLength(300);
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused, args: { open: false } };
