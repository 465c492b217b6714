import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { forcedColors, narrow } from '@stellwerk/testing/stories';
import { Button } from '../button';
import { RadioGroup } from '../radio-group';
import { Skeleton, SkeletonRegion } from '../skeleton';
import { TextField } from '../text-field';
import { ToastProvider, useToast } from '../toast';
import { Dialog, type DialogProps } from './Dialog';

/** Keeps the open state, as a page would. */
function Page(args: DialogProps) {
  const [open, setOpen] = useState(args.open ?? false);
  const change = (next: boolean) => {
    args.onOpenChange?.(next);
    setOpen(next);
  };
  return (
    <div className="sw:min-h-100">
      <Button onClick={() => change(true)}>Neue Nachricht</Button>
      <Dialog {...args} open={open} onOpenChange={change} />
    </div>
  );
}

const meta = {
  title: 'Bausteine/Dialog',
  component: Dialog,
  render: (args) => <Page {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Neue Nachricht',
    description: 'Ihre Nachricht geht an das Team von Stellwerk.',
    children: <TextField label="Betreff" />,
    footer: (
      <>
        <Button variant="quiet">Abbrechen</Button>
        <Button variant="primary">Senden</Button>
      </>
    ),
  },
  parameters: guide({
    when: ['Eine Aufgabe, die kurz von der Seite wegführt: Nachricht schreiben, Empfehlung teilen.'],
    whenNot: [
      'Für eine Rückfrage mit Ja und Nein: `ConfirmDialog`.',
      'Für lange Aufgaben: eine eigene Seite, auf die man verweisen kann.',
      'Für Meldungen: `Banner` oder `ToastProvider`.',
    ],
    accessibility: [
      'Der Fokus geht hinein, bleibt darin und kehrt beim Schließen zurück, woher er kam; ist das inzwischen weg, zum nächsten Element mit `data-return-focus`, etwa der Anzahl einer Liste.',
      'Der Titel ist der Name des Dialogs, der Satz darunter seine Beschreibung.',
      'Ist der Inhalt höher als das Fenster, rollt nur er; Titel und Schaltflächen bleiben, und der Inhalt nimmt den Fokus, damit die Pfeiltasten ihn rollen.',
    ],
    keyboard: [
      ['Tab, Umschalt + Tab', 'zum nächsten, vorigen Bedienelement, ohne den Dialog zu verlassen'],
      ['Escape', 'schließt (mit `closeOnEscape={false}` nicht)'],
      ['Pfeil nach unten, nach oben', 'rollt den Inhalt, wenn er den Fokus hat'],
    ],
  }),
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const overlay = () => document.querySelector('.sw-overlay') ?? document.body;
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const Offen: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Neue Nachricht' });
    await expect(dialog).toHaveAccessibleDescription('Ihre Nachricht geht an das Team von Stellwerk.');
    await expect(dialog).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
  },
};
/** The dialog keeps its own state: opened by its trigger, closed from its content. */
export const MitAusloeser: Story = {
  name: 'Mit Auslöser',
  render: (args) => (
    <Dialog
      title={args.title}
      onOpenChange={args.onOpenChange}
      trigger={<Button>Neue Nachricht</Button>}
      footer={(close) => <Button onClick={close}>Verwerfen</Button>}
    >
      <TextField label="Betreff" />
    </Dialog>
  ),
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Neue Nachricht' });
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(trigger);
    await expect(await screen.findByRole('dialog', { name: 'Neue Nachricht' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
    await gone();
    await expect(trigger).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
export const Dunkel: Story = { globals: { theme: 'dark' } };

/** An action in the dialog may remove the row that opened it. */
export const ÖffnerIstWeg: Story = {
  name: 'Was ihn geöffnet hat, ist weg',
  args: { open: false },
  render: function List(args) {
    const [rows, setRows] = useState(['Bremen', 'Köln']);
    const [asked, setAsked] = useState('');
    return (
      <div>
        <h2 tabIndex={-1} data-return-focus="">
          {rows.length} Orte
        </h2>
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <Button onClick={() => setAsked(row)}>{row} entfernen</Button>
            </li>
          ))}
        </ul>
        <Dialog {...args} open={asked !== ''} onOpenChange={() => setAsked('')} description={asked}>
          <Button
            onClick={() => {
              setRows(rows.filter((row) => row !== asked));
              setAsked('');
            }}
          >
            Ja, entfernen
          </Button>
        </Dialog>
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bremen entfernen' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ja, entfernen' }));
    await gone();
    await waitFor(() => expect(canvas.getByRole('heading', { name: '1 Orte' })).toHaveFocus());
  },
};

function Save() {
  const toast = useToast();
  return <Button onClick={() => toast.success('Gespeichert')}>Speichern</Button>;
}

function Fail() {
  const toast = useToast();
  return <Button onClick={() => toast.error('Gescheitert')}>Scheitern</Button>;
}

/** An earlier toast would cover the buttons, so it is hidden; toasts from the dialog are shown. */
export const MeldungDavor: Story = {
  name: 'Eine Kurzmeldung von davor macht Platz',
  args: { open: false, description: undefined, children: <Save /> },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Fail />
        {Story()}
      </ToastProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const toasts = within(canvas.getByRole('region', { name: 'Meldungen', hidden: true }));
    await userEvent.click(canvas.getByRole('button', { name: 'Scheitern' }));
    const before = toasts.getByText('Gescheitert');
    await waitFor(() => expect(before.parentElement).toHaveStyle({ opacity: 1 }));
    await userEvent.click(canvas.getByRole('button', { name: 'Neue Nachricht' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(before.parentElement).toHaveStyle({ opacity: 0, pointerEvents: 'none' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    const after = toasts.getByText('Gespeichert');
    await waitFor(() => expect(after.parentElement).toHaveStyle({ opacity: 1, pointerEvents: 'auto' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
    await gone();
    await waitFor(() => expect(before.parentElement).toHaveStyle({ opacity: 1, pointerEvents: 'auto' }));
  },
};

export const SchließtMitEscape: Story = {
  args: { open: false },
  parameters: { spec: ['NL20'] },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Neue Nachricht' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await gone();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const SchließtAmRand: Story = {
  parameters: { spec: ['NL20'] },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.click(overlay(), { pointerEventsCheck: 0 });
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await gone();
  },
};

export const BleibtOffen: Story = {
  args: { closeOnEscape: false, closeOnOverlay: false },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(overlay(), { pointerEventsCheck: 0 });
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
};

export const BlendetAus: Story = {
  parameters: { spec: ['NL21', 'NL22'] },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(getComputedStyle(dialog).zIndex).toBe('1000');
    await expect(getComputedStyle(overlay()).zIndex).toBe('1000');
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    // With reduced motion there is no transition to wait for.
    if (calm()) return gone();
    await expect(dialog).toBeInTheDocument();
    await expect(dialog).toHaveAttribute('data-state', 'closed');
    const style = getComputedStyle(dialog);
    await expect([style.animationName, style.animationDuration]).toEqual(['sw-out', '0.3s']);
    await gone();
  },
};

/** A radio group is one tab stop, its checked button; the initial focus is never on another one. */
export const BeginntMitAuswahl: Story = {
  name: 'Beginnt mit einer Auswahl',
  args: {
    title: 'Design ändern',
    description: undefined,
    children: (
      <RadioGroup
        label="Design"
        name="design"
        defaultValue="modern"
        options={[
          { value: 'classic', label: 'Klassisch' },
          { value: 'modern', label: 'Moderne Alternative' },
        ]}
      />
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Moderne Alternative' })).toHaveFocus());
  },
};

export const LangerInhalt: Story = {
  args: {
    children: (
      <div className="sw:grid sw:gap-3">
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>Absatz {index + 1}: Rechtsschutzversicherungsgesellschaften prüfen jede Anfrage einzeln.</p>
        ))}
      </div>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
    const body = dialog.querySelector('.sw-dialog-body');
    await waitFor(() => expect(within(dialog).getByRole('group', { name: 'Inhalt des Fensters' })).toHaveAttribute('tabindex', '0'));
    await expect(within(dialog).getByRole('group')).toBe(body);
    const send = screen.getByRole('button', { name: 'Senden' }).getBoundingClientRect();
    await expect(send.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
/**
 * The content has a header of its own: the close button stays above it at every scroll position.
 */
export const EigenerKopf: Story = {
  name: 'Eigener Kopf',
  args: {
    hideTitle: true,
    footer: undefined,
    children: (
      <div className="sw:grid sw:gap-3">
        <h2 className="sw:text-2xl sw:font-semibold">Annika Brandt</h2>
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>Absatz {index + 1}: Rechtsschutzversicherungsgesellschaften prüfen jede Anfrage einzeln.</p>
        ))}
      </div>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Neue Nachricht' });
    const body = await within(dialog).findByRole('group', { name: 'Inhalt des Fensters' });
    await waitFor(() => expect(body).toHaveAttribute('data-more-after'));
    const between = () =>
      body.getBoundingClientRect().top - within(dialog).getByRole('button', { name: 'Schließen' }).getBoundingClientRect().bottom;
    await expect(between()).toBeGreaterThanOrEqual(0);
    body.scrollTop = 200;
    await waitFor(() => expect(body).toHaveAttribute('data-more-before'));
    await expect(between()).toBeGreaterThanOrEqual(0);
    await expect(within(dialog).getByRole('heading', { name: 'Annika Brandt' }).getBoundingClientRect().bottom).toBeLessThan(
      body.getBoundingClientRect().top,
    );
  },
};
export const OhneBeschreibung: Story = {
  name: 'Ohne Beschreibung und Fuß',
  args: { description: undefined, footer: undefined },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Neue Nachricht' })).not.toHaveAttribute('aria-describedby');
  },
};
export const Telefon: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const WenigerBewegung: Story = {
  name: 'Weniger Bewegung',
  globals: { motion: 'reduced' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    if (import.meta.env.MODE === 'test') await expect(calm()).toBe(true);
    await expect(getComputedStyle(dialog).animationName === 'none').toBe(calm());
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};
export const LangeWorte: Story = {
  ...narrow,
  name: 'Lange Worte, 320 px',
  args: { title: 'Rechtsschutzversicherungsgesellschaftsangestellte benachrichtigen', size: 'sm' },
};
/** The content of the dialog is loading. */
export const Lädt: Story = {
  args: {
    footer: undefined,
    children: (
      <SkeletonRegion className="sw:grid sw:gap-3">
        <Skeleton height={24} width="60%" />
        <Skeleton height={48} />
        <Skeleton height={120} />
      </SkeletonRegion>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};
