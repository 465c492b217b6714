import type { ApplicationDocument } from '@stellwerk/domain';
import { given } from '@stellwerk/testing/given';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryFrame } from '../../../testing/story-frame';
import type { ApplicationCalls } from '../calls';
import { storyApplication, storyCalls } from '../story-data';
import { ApplicationDocuments } from './ApplicationDocuments';
import { storyPdf } from './story-pdf';

const document = (kind: ApplicationDocument['kind'], name: string, contentType: string): ApplicationDocument => ({
  id: kind,
  kind,
  name,
  size: 184_320,
  contentType,
  url: `/api/public/media/cv/${name}`,
});

const documents = [
  document('resume', 'Lebenslauf.pdf', 'application/pdf'),
  document('coverLetter', 'Anschreiben.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
  document('video', 'Vorstellung.mp4', 'video/mp4'),
];

const PAGES = [
  ['Lebenslauf von Swantje Diercks', 'Größte Stärke: Übergänge bauen', '2019 bis heute: Bundesbehörde, Bremen'],
  ['Seite zwei: Ausbildung', '2012 bis 2016: Hochschule Bremen'],
  ['Seite drei: Sprachen', 'Deutsch, Englisch, Niederländisch'],
] as const;

const links: Readonly<Record<string, () => string>> = {
  resume: () => storyPdf(PAGES),
  video: () => '/videos/beispielfilm.mp4',
};

const application = { ...storyApplication, documents };

/** Calls with the given answer to a request for a link. */
const linking = (documentLink: ApplicationCalls['documentLink']) => storyCalls({ documentLink: fn(documentLink) });

const meta = {
  title: 'Unternehmen/Bewerbungen/Dokument in der Seite',
  component: ApplicationDocuments,
  decorators: [(Story) => <StoryFrame>{Story()}</StoryFrame>],
  args: { application, calls: linking(async (_application, { kind }) => given(links[kind])()) },
} satisfies Meta<typeof ApplicationDocuments>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function view(canvas: Canvas, label = 'Lebenslauf') {
  await userEvent.click(await canvas.findByRole('button', { name: `Ansehen: ${label}` }));
}

/** Pages render when they come near the viewport, with text that can be read out and copied. */
export const Pdf: Story = {
  name: 'PDF',
  play: async ({ args, canvas }) => {
    await view(canvas);
    const pages = within(await canvas.findByRole('region', { name: 'Lebenslauf, Seiten' }));
    await expect(await pages.findByText('Lebenslauf von Swantje Diercks')).toBeInTheDocument();
    await expect(pages.getByText('Größte Stärke: Übergänge bauen')).toBeInTheDocument();
    await expect(pages.getAllByRole('group').map((page) => page.getAttribute('aria-label'))).toEqual([
      'Seite 1 von 3',
      'Seite 2 von 3',
      'Seite 3 von 3',
    ]);
    await expect(canvas.getByText('3 Seiten')).toBeVisible();
    await expect(pages.queryByText('Seite drei: Sprachen')).toBeNull();
    pages.getByRole('group', { name: 'Seite 3 von 3' }).scrollIntoView();
    await expect(await pages.findByText('Seite drei: Sprachen')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'In neuem Tab' }));
    await expect(args.calls.openDocument).toHaveBeenLastCalledWith(application, documents[0], 'view');
    await expect(args.calls.documentLink).toHaveBeenCalledTimes(1);
    await expect(args.calls.documentLink).toHaveBeenLastCalledWith(application, documents[0]);
  },
};

export const Groesser: Story = {
  name: 'Größer',
  play: async ({ canvas }) => {
    await view(canvas);
    const page = await canvas.findByRole('group', { name: 'Seite 1 von 3' });
    await canvas.findByText('Lebenslauf von Swantje Diercks');
    const { width } = page.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Größer' }));
    await expect(canvas.getByText('125 %')).toBeVisible();
    await waitFor(() => expect(page.getBoundingClientRect().width / width).toBeCloseTo(1.25, 1));
    await expect(canvas.getByRole('button', { name: 'Kleiner' })).not.toHaveAttribute('aria-disabled');
  },
};

export const AmTelefon: Story = { ...Pdf, name: 'Am Telefon', globals: { viewport: { value: 'mobile1' } } };

export const AnonymeErstsichtung: Story = {
  name: 'Anonyme Erstsichtung',
  args: { application: { ...application, blind: true } },
  play: async ({ canvas }) => {
    await view(canvas);
    await expect(await canvas.findByText('Lebenslauf von Swantje Diercks')).toBeInTheDocument();
    await expect(canvas.getByText(/können Namen und Bild enthalten/)).toBeVisible();
  },
};

/** One document at a time; the same button closes it. */
export const EinesZurZeit: Story = {
  name: 'Eines zur Zeit',
  play: async ({ canvas }) => {
    await view(canvas);
    await canvas.findByText('Lebenslauf von Swantje Diercks');
    await expect(canvas.getByRole('button', { name: 'Schließen: Lebenslauf' })).toHaveAttribute('aria-expanded', 'true');
    await view(canvas, 'Video');
    await expect(await canvas.findByLabelText('Video')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Lebenslauf, Seiten' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Schließen: Video' }));
    await expect(canvas.queryByLabelText('Video')).toBeNull();
  },
};

/** Browsers cannot display word processor files: they are opened as before. */
export const WordDatei: Story = {
  name: 'Word-Datei',
  play: async ({ args, canvas }) => {
    await view(canvas, 'Anschreiben');
    await expect(args.calls.openDocument).toHaveBeenLastCalledWith(application, documents[1], 'view');
    await expect(canvas.getByRole('button', { name: 'Ansehen: Anschreiben' })).not.toHaveAttribute('aria-expanded');
  },
};

export const Laden: Story = {
  args: { calls: linking(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await view(canvas);
    await expect(await canvas.findByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

export const Fehler: Story = {
  render: function FailsOnce(args) {
    const [left, setLeft] = useState(1);
    const documentLink: ApplicationCalls['documentLink'] = async (...call) => {
      setLeft(0);
      if (left > 0) throw new Error('500');
      return args.calls.documentLink(...call);
    };
    return <ApplicationDocuments {...args} calls={{ ...args.calls, documentLink }} />;
  },
  play: async ({ canvas }) => {
    await view(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Das Dokument konnte nicht geöffnet werden.');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(await canvas.findByText('Lebenslauf von Swantje Diercks')).toBeInTheDocument();
  },
};

export const Beschaedigt: Story = {
  name: 'Beschädigte Datei',
  args: { calls: linking(async () => URL.createObjectURL(new Blob(['kein PDF']))) },
  play: async ({ args, canvas }) => {
    await view(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Dieses Dokument lässt sich hier nicht zeigen.');
    await userEvent.click(canvas.getByRole('button', { name: 'In neuem Tab' }));
    await expect(args.calls.openDocument).toHaveBeenLastCalledWith(application, documents[0], 'view');
  },
};
