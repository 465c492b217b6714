import { DOCUMENT_KINDS, documentLabels, type ApplicationDocument } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { dark, focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { DocumentLink } from './DocumentLink';

const resume: ApplicationDocument = {
  id: '1',
  kind: 'resume',
  name: 'Lebenslauf_Nguyen.pdf',
  size: 1000,
  contentType: 'application/pdf',
  url: '',
};

const meta = {
  title: 'Muster/Unterlage',
  component: DocumentLink,
  parameters: guide({
    when: ['Für eine Unterlage einer Bewerbung in Tabelle und Karte: Zeichen der Art, Wort, öffnet in einem neuen Tab.'],
    whenNot: ['Wo Ansehen und Herunterladen getrennt gebraucht werden: `DocumentList`.', 'Für Verweise auf Seiten: `TextLink`.'],
    accessibility: [
      'Der Name sagt, dass sich ein neuer Tab öffnet.',
      'Ein Druck ruft `onOpenDocument`, damit die kurzlebige Adresse erst dann entsteht; ohne Adresse ist es eine Schaltfläche.',
      'Mindestens 24 px hoch.',
    ],
    keyboard: [
      ['Tab', 'zur Unterlage'],
      ['Eingabe', 'öffnet sie'],
    ],
  }),
  args: { document: resume, documentHref: ({ name }) => `/api/public/media/cv/${name}`, onOpenDocument: fn() },
} satisfies Meta<typeof DocumentLink>;
export default meta;
type Story = StoryObj<typeof meta>;

// A click requests a fresh URL from the caller; the link itself can still be copied (decisions,
// rule 4).
export const Verweis: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: /^Lebenslauf \(PDF, .+\) \(öffnet in neuem Tab\)$/ });
    await expect(link).toHaveAttribute('href', '/api/public/media/cv/Lebenslauf_Nguyen.pdf');
    await expect(link).toHaveAttribute('target', '_blank');
    await userEvent.click(link);
    await expect(args.onOpenDocument).toHaveBeenCalledWith(resume);
  },
};

// Without a URL it is a button.
export const Schaltfläche: Story = {
  args: { documentHref: undefined },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Lebenslauf \(PDF, / })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenDocument).toHaveBeenCalledWith(resume);
  },
};

export const AlleArten: Story = {
  render: (args) => (
    <ul className="sw:grid sw:gap-2">
      {DOCUMENT_KINDS.map((kind) => (
        <li key={kind}>
          <DocumentLink {...args} document={{ ...resume, kind }} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    for (const kind of DOCUMENT_KINDS) await expect(canvas.getByText(documentLabels[kind])).toBeVisible();
  },
};

export const EigeneWorte: Story = { args: { children: 'Zeugnisse_Rechtsschutzversicherungsgesellschaften.zip' } };

export const Dunkel: Story = { ...dark };

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
