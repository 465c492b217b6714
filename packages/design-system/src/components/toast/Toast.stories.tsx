import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { forcedColors, narrow } from '@stellwerk/testing/stories';
import { Button } from '../button';
import { ToastProvider, useToast } from './ToastProvider';
import type { ToastId } from './toast-store';

function Page() {
  const toast = useToast();
  const [pending, setPending] = useState<ToastId>();
  return (
    <div className="sw:flex sw:flex-wrap sw:gap-3 sw:min-h-60 sw:content-start">
      <Button onClick={() => setPending(toast.loading('Status wird aktualisiert...'))}>Beginnen</Button>
      <Button onClick={() => toast.success('Status wurde aktualisiert', pending)}>Gelingt</Button>
      <Button onClick={() => toast.error('Status konnte nicht aktualisiert werden', pending)}>Scheitert</Button>
      <Button onClick={() => toast.info('Ihr Wunsch wurde vermerkt. Bitte bestätigen Sie ihn beim Support.')}>Hinweis</Button>
    </div>
  );
}

function WithAction({ onUndo }: { readonly onUndo: () => void }) {
  const toast = useToast();
  return (
    <Button
      onClick={() =>
        toast.success('Status wurde aktualisiert', undefined, {
          detail: 'Die Nachricht an Amelie Thorwald geht in einer Minute hinaus.',
          action: { label: 'Rückgängig', onClick: onUndo },
          stays: 60_000,
        })
      }
    >
      Ablehnen
    </Button>
  );
}

const undo = fn();

function LongText() {
  const toast = useToast();
  return (
    <Button
      onClick={() =>
        toast.error('Die Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft war nicht zu erreichen.')
      }
    >
      Melden
    </Button>
  );
}

const meta = {
  title: 'Bausteine/Kurzmeldung',
  component: ToastProvider,
  args: { children: <Page /> },
  parameters: guide({
    when: ['Rückmeldung auf eine Handlung, die nicht aufhalten soll: gespeichert, gesendet, gescheitert.'],
    whenNot: ['Für etwas, das stehen bleiben muss: `Banner`.', 'Für Fehler in Eingaben: am Feld und `ErrorSummary`.'],
    accessibility: [
      'Angesagt wird höflich (`aria-live=polite`), ohne den Fokus zu nehmen.',
      'Sie geht nach 6 Sekunden (Fehler und Meldungen mit Schaltfläche nach 12, mit `stays` später) und bleibt, solange Zeiger oder Fokus auf ihr liegt; aus „Wird geladen“ wird an derselben Stelle das Ergebnis.',
    ],
    keyboard: [
      ['F8', 'von überall zur Schaltfläche der letzten Meldung; nach dem Drücken geht der Fokus dorthin zurück, wo er war'],
      ['Tab', 'zu „Meldung schließen“, am Ende der Seite'],
      ['Eingabe, Leertaste', 'drückt die Schaltfläche'],
    ],
  }),
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LadenWirdErfolg: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Meldungen' });
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Beginnen' }));
    await expect(within(region).getByText('Status wird aktualisiert...')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Gelingt' }));
    await expect(within(region).getByText('Status wurde aktualisiert')).toBeVisible();
    await expect(within(region).queryByText('Status wird aktualisiert...')).toBeNull();
  },
};

export const Schließen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Beginnen' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Scheitert' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hinweis' }));
    const region = canvas.getByRole('region', { name: 'Meldungen' });
    await waitFor(() => expect(within(region).getAllByRole('button', { name: 'Meldung schließen' })).toHaveLength(2));
    const [first = region] = within(region).getAllByRole('button', { name: 'Meldung schließen' });
    await userEvent.click(first);
    await expect(within(region).queryByText('Status konnte nicht aktualisiert werden')).toBeNull();
    await expect(within(region).getByText(/Ihr Wunsch wurde vermerkt/)).toBeVisible();
  },
};

export const ÜberAllem: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hinweis' }));
    const region = canvas.getByRole('region', { name: 'Meldungen' });
    await expect(Number(getComputedStyle(region).zIndex)).toBeGreaterThan(1000);
  },
};
export const Dunkel: Story = { ...LadenWirdErfolg, globals: { theme: 'dark' } };
export const LangeWorte: Story = {
  ...narrow,
  name: 'Lange Worte, 320 px',
  args: { children: <LongText /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Melden' }));
    await expect(await canvas.findByText(/Donaudampfschifffahrts/)).toBeVisible();
    await narrow.play();
  },
};
export const Tastatur: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hinweis' }));
    const close = await canvas.findByRole('button', { name: 'Meldung schließen' });
    await expect(canvas.getByRole('button', { name: 'Hinweis' })).toHaveFocus();
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText(/Ihr Wunsch wurde vermerkt/)).toBeNull();
  },
};
/** An action can be undone; clicking the button closes the toast. */
export const MitSchaltfläche: Story = {
  name: 'Mit Schaltfläche',
  args: { children: <WithAction onUndo={undo} /> },
  beforeEach: () => void undo.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ablehnen' }));
    await expect(await canvas.findByText('Die Nachricht an Amelie Thorwald geht in einer Minute hinaus.')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Rückgängig' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('Status wurde aktualisiert')).toBeNull();
  },
};
/**
 * The changed element may be anywhere on the page: one key focuses the undo button, and the focus
 * returns.
 */
export const MitEinerTaste: Story = {
  name: 'Mit F8 zur Schaltfläche und zurück',
  parameters: { spec: ['WCAG 2.4.3'] },
  args: {
    children: (
      <main>
        <WithAction onUndo={undo} />
        {Array.from({ length: 20 }, (_, index) => (
          <Button key={index}>{`Zeile ${index + 1}`}</Button>
        ))}
      </main>
    ),
  },
  beforeEach: () => void undo.mockClear(),
  play: async ({ canvas }) => {
    const reject = canvas.getByRole('button', { name: 'Ablehnen' });
    await userEvent.click(reject);
    await userEvent.click(reject);
    await expect(canvas.getAllByText('Status wurde aktualisiert')).toHaveLength(1);
    await userEvent.keyboard('{F8}');
    const button = canvas.getByRole('button', { name: 'Rückgängig' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'F8');
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(reject).toHaveFocus());
  },
};
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Telefon: Story = { ...narrow };
