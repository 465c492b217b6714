import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { Button } from '../../components/button';
import { ReferralModal } from './ReferralModal';

const link = 'https://stellwerk.example/jobs/4821?ref=K7M2QX9P';

const meta = {
  title: 'Muster/Empfehlungsfenster',
  component: ReferralModal,
  parameters: guide({
    when: ['Nach „Kein Interesse“: Die Stelle lässt sich mit einem eigenen Link weitergeben.'],
    whenNot: ['Zum Teilen ohne Empfehlung: `Link kopieren` in der Anzeige.', 'Für eigene Inhalte in einem Fenster: `Dialog`.'],
    accessibility: [
      'Ein Fenster mit Überschrift und Satz; der Fokus geht hinein, bleibt darin und kehrt zurück.',
      'Vier Zustände: geschlossen, Angebot, Link erstellt, nach dem Schließen geleert. Die Zeichnung ist Schmuck, die Worte sagen dasselbe.',
      'Der Link steht in einem Feld, das beim Fokus alles auswählt; scheitert das Kopieren, steht der Fehler am Feld.',
      'Den Erfolg des Kopierens sagt die Seite als Kurzmeldung.',
      'Der QR-Code ist ein Bild mit Namen; was er trägt, steht als Text im Feld darüber.',
    ],
    keyboard: [
      ['Tab', 'durch das Fenster, im Kreis'],
      ['Eingabe, Leertaste', 'erstellt den Link, kopiert ihn'],
      ['Escape', 'schließt und leert'],
    ],
  }),
  args: {
    open: true,
    onOpenChange: fn(),
    job: {
      title: 'Fachplanerin oder Fachplaner Leit- und Sicherungstechnik (m/w/d)',
      company: 'Nordbahn Signaltechnik GmbH',
      place: 'Hamburg',
    },
    onCreate: fn(() => Promise.resolve(link)),
    onCopied: fn(),
    copy: fn(() => Promise.resolve()),
    share: fn(() => Promise.resolve()),
  },
  render: function Page(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Kein Interesse</Button>
        <ReferralModal {...args} open={open} onOpenChange={(next) => (args.onOpenChange(next), setOpen(next))} />
      </>
    );
  },
} satisfies Meta<typeof ReferralModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Angebot: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Die Stelle weitergeben' })).toBeVisible();
    await expect(screen.queryByRole('img', { name: /^QR-Code/ })).toBeNull();
  },
};

export const AlleZustände: Story = {
  name: 'Ablauf: alle Zustände',
  parameters: { spec: ['RF14', 'RF15'] },
  args: { open: false },
  play: async ({ args, canvas }) => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Kein Interesse' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Eigenen Empfehlungslink erstellen' }));
    await expect(await screen.findByRole('textbox', { name: 'Ihr Empfehlungslink' })).toHaveValue(link);
    await userEvent.click(screen.getByRole('button', { name: 'Link kopieren' }));
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledWith(link));
    await expect(args.copy).toHaveBeenCalledWith(link);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: 'Kein Interesse' }));
    await expect(await screen.findByRole('button', { name: 'Eigenen Empfehlungslink erstellen' })).toBeVisible();
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};

const create: Story['play'] = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Eigenen Empfehlungslink erstellen' }));
};

export const LinkErstellt: Story = {
  play: async (context) => {
    await create(context);
    await expect(await screen.findByRole('heading', { name: 'Ihr Link ist fertig' })).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Ihr Empfehlungslink' })).toHaveFocus();
    await expect(screen.getByRole('img', { name: 'QR-Code Ihres Empfehlungslinks' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'QR-Code speichern' })).toBeVisible();
  },
};

export const Teilen: Story = {
  name: 'Ablauf: teilen',
  play: async (context) => {
    await create(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Teilen' }));
    await expect(context.args.share).toHaveBeenCalledWith({ title: context.args.job.title, url: link });
  },
};

export const TeilenAbgebrochen: Story = {
  name: 'Ablauf: Teilen abgebrochen',
  args: { share: fn(() => Promise.reject(new DOMException('', 'AbortError'))) },
  play: async (context) => {
    await create(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Teilen' }));
    await expect(screen.getByRole('textbox', { name: 'Ihr Empfehlungslink' })).toHaveValue(link);
    await expect(screen.queryByText(/konnte nicht/)).toBeNull();
  },
};

export const WirdErstellt: Story = {
  args: { onCreate: fn(() => new Promise<string>(() => {})) },
  play: async (context) => {
    await create(context);
    await expect(await screen.findByRole('button', { name: 'Link wird erstellt...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Fehlgeschlagen: Story = {
  parameters: { spec: ['RF21'] },
  args: { onCreate: fn(() => Promise.reject(new Error('500'))) },
  play: async (context) => {
    await create(context);
    await expect(await screen.findByText('Es konnte kein neuer Empfehlungslink erstellt werden.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeEnabled();
  },
};

export const NachFehlschlag: Story = {
  ...Fehlgeschlagen,
  name: 'Ablauf: nach einem Fehlschlag noch einmal',
  parameters: {},
  play: async (context) => {
    await create(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    await expect(context.args.onCreate).toHaveBeenCalledTimes(2);
  },
};

export const KopierenFehlgeschlagen: Story = {
  args: { copy: fn(() => Promise.reject(new Error('denied'))) },
  play: async (context) => {
    await create(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Link kopieren' }));
    await expect(await screen.findByText('Der Link konnte nicht kopiert werden.')).toBeVisible();
    await expect(context.args.onCopied).not.toHaveBeenCalled();
  },
};

export const NichtAngemeldet: Story = {
  parameters: { spec: ['RF11'] },
  args: { loginHref: '/login?redirect=%2Fjobs%2F4821%3Fref%3DK7M2QX9P' },
  play: async ({ args }) => {
    await expect(await screen.findByText('Melden Sie sich an, um einen eigenen Empfehlungslink zu erstellen.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Eigenen Empfehlungslink erstellen' })).toHaveAttribute('href', args.loginHref);
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

export const Dunkel: Story = { ...LinkErstellt, globals: { theme: 'dark' } };

export const Tastatur: Story = {
  name: 'Ablauf: mit der Tastatur',
  args: { open: false },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Kein Interesse' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    screen.getByRole('button', { name: 'Eigenen Empfehlungslink erstellen' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('textbox', { name: 'Ihr Empfehlungslink' })).toHaveValue(link);
    screen.getByRole('button', { name: 'Link kopieren' }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledWith(link));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Kein Interesse' })).toHaveFocus());
  },
};

export const LangeWörter: Story = {
  args: {
    job: {
      title: 'Rechtsschutzversicherungsgesellschaftsabteilungsleitung (m/w/d)',
      company: 'Hanseatische Rechtsschutzversicherungsgesellschaft auf Gegenseitigkeit',
      place: 'Mönchengladbach',
    },
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Rechtsschutzversicherungsgesellschaftsabteilungsleitung');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Schmal: Story = {
  ...narrow,
  play: async (context) => {
    await create(context);
    await screen.findByRole('textbox', { name: 'Ihr Empfehlungslink' });
    await narrow.play();
  },
};

export const ErzwungeneFarben: Story = { ...forcedColors };
