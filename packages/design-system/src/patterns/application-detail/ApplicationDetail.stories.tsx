import { defaultRejectionText, readApplication } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { Tabs } from '../../components/tabs';
import { NotesEditor } from '../notes-editor';
import { StatusStepper } from '../status-stepper';
import { ApplicationHeader } from './ApplicationHeader';
import { BlindNote } from './BlindNote';
import { ContactList } from './ContactList';
import { DocumentList } from './DocumentList';
import { HistoryList } from './HistoryList';

const application = readApplication({
  id: 20461,
  candidateName: 'Karl-Heinz Böttcher',
  email: 'k.boettcher@example.org',
  phone: '+49 4221 555018',
  location: 'Delmenhorst',
  linkedinProfile: 'linkedin.example/in/boettcher',
  xingProfile: 'https://xing.example/profile/boettcher',
  status: 'INTERVIEW_SCHEDULED',
  createdAt: '2026-11-18T07:31:00.000Z',
  notes: 'Zertifiziert nach ISO 27001.',
  jobOffer: { id: 1, title: 'Leitung Informationssicherheit', city: 'Bremen' },
  documents: [
    { id: 1, kind: 'resume', name: 'Lebenslauf_Boettcher.pdf', size: 421888, contentType: 'application/pdf' },
    { id: 2, kind: 'coverLetter', name: 'Anschreiben_Boettcher.pdf', size: 98304, contentType: 'application/pdf' },
    { id: 3, kind: 'video', name: 'Vorstellung.mp4', size: 31457280, contentType: 'video/mp4' },
  ],
  statusHistory: [
    { status: 'SUBMITTED', date: '2026-11-18T07:31:00.000Z', byCompany: true, by: '' },
    { status: 'IN_REVIEW', date: '2026-11-18T10:00:00.000Z', byCompany: true, by: 'Katharina Brandt' },
    {
      status: 'INTERVIEW_SCHEDULED',
      date: '2026-11-19T13:20:00.000Z',
      byCompany: true,
      by: 'Jonas Feldmann',
      note: 'Termin am 24. November.',
    },
  ],
});

const show = fn();

interface DetailProps {
  start: 'profil' | 'dokumente' | 'verlauf';
  empty?: boolean;
  onOpen: Parameters<typeof DocumentList>[0]['onOpen'];
}

function Detail({ start, empty = false, onOpen }: DetailProps) {
  const shown = empty ? { ...application, documents: [], history: [], xing: '', linkedin: '', phone: '' } : application;
  return (
    <div className="sw:grid sw:gap-6 sw:rounded-2 sw:border sw:border-line sw:bg-surface sw:p-6">
      <ApplicationHeader application={shown} />
      <StatusStepper status={shown.status} history={shown.history} receivedAt={shown.createdAt} onChoose={() => undefined} />
      <Tabs
        label="Bewerbung"
        defaultValue={start}
        items={[
          {
            value: 'profil',
            label: 'Profil',
            content: (
              <div className="sw:grid sw:gap-8 sw:md:grid-cols-2">
                <ContactList application={shown} />
                <NotesEditor notes={shown.notes} onSave={() => undefined} />
              </div>
            ),
          },
          { value: 'dokumente', label: 'Dokumente', content: <DocumentList documents={shown.documents} onOpen={onOpen} /> },
          { value: 'verlauf', label: 'Verlauf', content: <HistoryList history={shown.history} /> },
        ]}
      />
    </div>
  );
}

const meta = {
  title: 'Muster/Bewerbung im Einzelnen',
  component: Detail,
  parameters: guide({
    when: [
      '`ApplicationHeader`, `ContactList`, `DocumentList` und `HistoryList` bauen das Detail einer Bewerbung: als Fenster, als Seite, neben der Liste.',
      'Jeder Teil steht auch allein; die Reiter sind `Tabs`.',
    ],
    whenNot: ['Zum Bearbeiten in der Liste: `ApplicationCard`.'],
    accessibility: [
      'Name als Überschrift (Ebene durch `level`), Angaben als Liste von Paaren, Unterlagen und Verlauf als Listen.',
      '„Ansehen“ und „Herunterladen“ nennen die Unterlage verborgen mit.',
      'Verweise nach außen sagen, dass sich ein neuer Tab öffnet; eine Adresse ohne http bleibt Text.',
      'Der Verlauf beginnt mit dem Neuesten; Tag und Uhrzeit stehen als `time`.',
    ],
    keyboard: [
      ['Tab', 'Reiter, dann deren Inhalt'],
      ['Pfeiltasten', 'von Reiter zu Reiter'],
      ['Eingabe, Leertaste', 'folgt, drückt'],
    ],
  }),
  args: { start: 'profil', onOpen: fn() },
} satisfies Meta<typeof Detail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Profil: Story = {
  parameters: { spec: ['CA52'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Karl-Heinz Böttcher' })).toBeVisible();
    await expect(canvas.getByText('KB')).toBeVisible();
    await expect(canvas.getByText('Leitung Informationssicherheit')).toBeVisible();
    await expect(canvas.getByText('Eingegangen am 18.11.2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'k.boettcher@example.org' })).toHaveAttribute('href', 'mailto:k.boettcher@example.org');
    await expect(canvas.getByRole('link', { name: '+49 4221 555018' })).toHaveAttribute('href', 'tel:+494221555018');
    const profiles = canvas.getAllByRole('link', { name: /Profil öffnen/ }).map((link) => link.getAttribute('href'));
    await expect(profiles).toEqual(['https://linkedin.example/in/boettcher', 'https://xing.example/profile/boettcher']);
  },
};

/** The applicant is still anonymous (decision 0079). */
export const AnonymeErstsichtung: Story = {
  name: 'Anonyme Erstsichtung',
  render: ({ onOpen }) => (
    <div className="sw:grid sw:gap-6 sw:rounded-2 sw:border sw:border-line sw:bg-surface sw:p-6">
      <ApplicationHeader application={{ ...application, name: 'Bewerbung 20461', status: 'VIEWED', blind: true }} />
      <BlindNote status="SUBMITTED" onShow={show} />
      <DocumentList documents={application.documents} blind onOpen={onOpen} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Bewerbung 20461' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Auf „In Bearbeitung“ setzen' }));
    await expect(show).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Anschreiben und Unterlagen können Namen und Bild enthalten.')).toBeVisible();
  },
};

export const Dokumente: Story = {
  parameters: { spec: ['CA59'] },
  args: { start: 'dokumente' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Ansehen/ })).toHaveLength(3);
    await expect(canvas.getAllByRole('button', { name: /^Herunterladen/ })).toHaveLength(3);
    await expect(canvas.getByText('PDF, 412 KB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Ansehen.*Lebenslauf/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Herunterladen.*Video/ }));
    await expect(args.onOpen).toHaveBeenNthCalledWith(1, application.documents[0], 'view');
    await expect(args.onOpen).toHaveBeenNthCalledWith(2, application.documents[2], 'download');
  },
};

export const Verlauf: Story = {
  parameters: { spec: ['CA60'] },
  args: { start: 'verlauf' },
  play: async ({ canvas }) => {
    const [newest] = canvas.getByRole('list', { name: 'Verlauf' }).children;
    await expect(newest).toHaveTextContent('Interview geplant19.11.2026, 14:20 Uhr von Jonas FeldmannTermin am 24. November.');
  },
};

// Visible only to the company: a candidate's history has neither.
export const VerlaufMitAblehnung: Story = {
  name: 'Verlauf mit Ablehnung',
  render: () => (
    <HistoryList
      history={[
        ...application.history,
        {
          status: 'REJECTED',
          date: '2026-11-25T09:02:00.000Z',
          byCompany: true,
          by: 'Katharina Brandt',
          note: '',
          reason: 'OTHER_PERSON',
          message: defaultRejectionText,
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const [newest] = canvas.getByRole('list', { name: 'Verlauf' }).children;
    await expect(newest).toHaveTextContent('Grund: Andere Person passt besser');
    await expect(canvas.getByText(/Leider können wir/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Text an die Person'));
    await expect(canvas.getByText(/Leider können wir/)).toBeVisible();
  },
};

export const OhneAlles: Story = {
  args: { start: 'dokumente', empty: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Keine Dokumente vorhanden.')).toBeVisible();
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile2' } } };

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const DreihundertÄnderungen: Story = {
  render: () => (
    <HistoryList
      history={Array.from({ length: 300 }, (_, index) => ({
        status: 'IN_REVIEW',
        date: new Date(index * 86_400_000).toISOString(),
        byCompany: true,
        by: 'Katharina Brandt',
        note: '',
      }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(300);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('27.10.1970');
  },
};

// A candidate sees other texts and no author.
export const VerlaufFürBewerbende: Story = {
  name: 'Verlauf für Bewerbende',
  render: () => (
    <HistoryList audience="candidate" history={application.history.map((change) => ({ ...change, byCompany: true, by: '' }))} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In Prüfung')).toBeVisible();
    await expect(canvas.queryByText(/von Katharina/)).toBeNull();
  },
};

export const LeererVerlauf: Story = {
  render: () => <HistoryList history={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noch keine Änderungen.')).toBeVisible();
  },
};

export const LangeWörter: Story = {
  ...narrow,
  name: 'Lange Wörter, 320 px',
  render: () => (
    <div className="sw:grid sw:max-w-[288px] sw:gap-6">
      <ApplicationHeader application={{ ...application, name: 'Maximilian-Alexander von Hohenfels-Schreckenstein' }} />
      <ContactList
        application={{
          ...application,
          email: 'maximilian-alexander@rechtsschutzversicherungsgesellschaften.example',
          website: 'https://rechtsschutzversicherungsgesellschaften.example/eine/sehr/lange/adresse',
        }}
      />
      <DocumentList
        documents={application.documents.map((document) => ({
          ...document,
          kind: 'additional',
          name: 'Zeugnisse_Rechtsschutzversicherungsgesellschaften_2026.pdf',
        }))}
        onOpen={fn()}
      />
    </div>
  ),
};

/** A supported document is shown below its row; others are opened. */
export const UnterlageInDerSeite: Story = {
  name: 'Unterlage in der Seite',
  render: ({ onOpen }) => (
    <DocumentList
      documents={application.documents}
      onOpen={onOpen}
      viewer={({ kind, name }) => (kind === 'video' ? null : <p className="sw:rounded-1 sw:bg-sunken sw:p-4">Inhalt von {name}</p>)}
    />
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ansehen: Lebenslauf' }));
    await expect(canvas.getByText('Inhalt von Lebenslauf_Boettcher.pdf')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Schließen: Lebenslauf' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Ansehen: Anschreiben' }));
    await expect(canvas.queryByText('Inhalt von Lebenslauf_Boettcher.pdf')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Schließen: Anschreiben' }));
    await expect(canvas.queryByText(/^Inhalt von/)).toBeNull();
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Ansehen: Video' }));
    await expect(args.onOpen).toHaveBeenCalledWith(application.documents[2], 'view');
  },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
