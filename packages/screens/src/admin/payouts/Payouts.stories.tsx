import { dataOf } from '@stellwerk/design-system';
import { ApiError } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { useStoryState, failed, loading, ready, reload } from '../../testing/story-values';
import { storyPayouts } from '../story-data';
import { AdminStoryPage } from '../story-page';
import { ALL_PAYOUTS, WAITING_PAYOUTS } from './list';
import { PayoutsScreen } from './PayoutsScreen';

const requested = storyPayouts.filter(({ state }) => state === 'REQUESTED').length;

const meta = {
  title: 'Verwaltung/Auszahlungen',
  component: PayoutsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { args }) => (
      <AdminStoryPage tab="payouts" waiting={{ payouts: dataOf(args.payouts)?.length === 0 ? 0 : requested }}>
        {Story()}
      </AdminStoryPage>
    ),
  ],
  args: {
    payouts: ready(storyPayouts),
    state: WAITING_PAYOUTS,
    onChange: fn(),
    decidePayout: fn((): Promise<unknown> => Promise.resolve()),
  },
  render: function Page(args) {
    const [state, change] = useStoryState(args.state);
    return <PayoutsScreen {...args} state={state} onChange={change} />;
  },
} satisfies Meta<typeof PayoutsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = (canvas: Canvas) => canvas.getAllByRole('rowheader');

const ask = async (canvas: Canvas, what: 'Auszahlung vermerken' | 'Ablehnen' | 'Zurückbuchen') => {
  const [button] = canvas.getAllByRole('button', { name: new RegExp(`^${what}`) });
  if (button === undefined) throw new Error(`Die Schaltfläche „${what}“ fehlt.`);
  await userEvent.click(button);
  return within(await screen.findByRole('alertdialog'));
};

/** The payout that has waited longest. */
const first = storyPayouts[1];

export const Voll: Story = {
  name: 'Angefordert',
  play: async ({ canvas }) => {
    await expect(rows(canvas)).toHaveLength(requested);
    await expect(canvas.getByRole('button', { name: /^Angefordert/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getAllByText('Eingestellt')).toHaveLength(requested);
    await expect(rows(canvas)[0]).toHaveTextContent(first?.referrer.name ?? '–');
  },
};

export const Alle: Story = {
  name: 'Alle Zustände',
  args: { state: ALL_PAYOUTS },
  play: async ({ canvas }) => {
    await expect(rows(canvas)).toHaveLength(storyPayouts.length);
    for (const state of ['Offen', 'Ausgezahlt', 'Abgelehnt', 'Zurückgebucht'])
      await expect(canvas.getAllByRole('cell').some(({ textContent }) => textContent.startsWith(state))).toBe(true);
    await expect(canvas.getByText('Das Arbeitsverhältnis endete in der Probezeit.')).toBeVisible();
    // Only requested payouts can be decided.
    await expect(canvas.getAllByRole('button', { name: /^Auszahlung vermerken/ })).toHaveLength(requested);
  },
};

export const Vermerken: Story = {
  name: 'Als ausgezahlt vermerken',
  play: async ({ args, canvas }) => {
    const question = await ask(canvas, 'Auszahlung vermerken');
    await expect(question.getByText(/kann nicht geändert werden\.$/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Ja, ausgezahlt' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.decidePayout).toHaveBeenCalledWith(first, { state: 'PAID', reason: '' });
    await expect(await canvas.findByText('Die Auszahlung wurde vermerkt.')).toBeVisible();
  },
};

export const AblehnenOhneGrund: Story = {
  name: 'Ablehnen ohne Begründung',
  parameters: { spec: ['WCAG 4.1.3'] },
  play: async ({ args, canvas }) => {
    const question = await ask(canvas, 'Ablehnen');
    await userEvent.click(question.getByRole('button', { name: 'Ja, ablehnen' }));
    await expect(question.getByRole('textbox', { name: 'Begründung' })).toHaveAccessibleDescription(
      /Bitte geben Sie eine Begründung ein\./,
    );
    await expect(question.getByRole('textbox', { name: 'Begründung' })).toHaveFocus();
    await expect(args.decidePayout).not.toHaveBeenCalled();
  },
};

export const Ablehnen: Story = {
  name: 'Mit Begründung abgelehnt',
  play: async ({ args, canvas }) => {
    const question = await ask(canvas, 'Ablehnen');
    await userEvent.type(question.getByRole('textbox', { name: 'Begründung' }), 'Eigene Bewerbung unter anderem Namen.');
    await userEvent.click(question.getByRole('button', { name: 'Ja, ablehnen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.decidePayout).toHaveBeenCalledWith(first, { state: 'REFUSED', reason: 'Eigene Bewerbung unter anderem Namen.' });
    await expect(await canvas.findByText('Die Auszahlung wurde abgelehnt.')).toBeVisible();
  },
};

export const Zurückbuchen: Story = {
  name: 'Mit Begründung zurückgebucht',
  args: { state: ALL_PAYOUTS },
  play: async ({ args, canvas }) => {
    const question = await ask(canvas, 'Zurückbuchen');
    await userEvent.type(question.getByRole('textbox', { name: 'Begründung' }), 'Doppelt ausgezahlt.');
    await userEvent.click(question.getByRole('button', { name: 'Ja, zurückbuchen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const paid = storyPayouts.find(({ state }) => state === 'PAID');
    await expect(args.decidePayout).toHaveBeenCalledWith(paid, { state: 'REVERSED', reason: 'Doppelt ausgezahlt.' });
    await expect(await canvas.findByText('Die Auszahlung wurde zurückgebucht.')).toBeVisible();
  },
};

export const Gelöscht: Story = {
  name: 'Bewerbung, Stelle und Konto gelöscht',
  args: {
    state: ALL_PAYOUTS,
    payouts: ready(
      storyPayouts.slice(2, 3).map((payout) => ({
        ...payout,
        applicationId: '',
        referrer: { name: '', email: '' },
        job: { ...payout.job, id: '', company: '' },
      })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(rows(canvas).map(({ textContent }) => textContent)).toEqual(['Gelöschtes Konto']);
    await expect(canvas.getByText('Bewerbung gelöscht')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: storyPayouts[2]?.job.title })).toBeNull();
  },
};

export const AblehnenOffen: Story = {
  name: 'Frage vor dem Ablehnen',
  play: async ({ canvas }) => {
    const question = await ask(canvas, 'Ablehnen');
    await expect(question.getByRole('button', { name: 'Ja, ablehnen' })).toBeEnabled();
  },
};

export const WirdGespeichert: Story = {
  args: { decidePayout: fn(() => new Promise<unknown>(() => undefined)) },
  play: async ({ canvas }) => {
    const question = await ask(canvas, 'Auszahlung vermerken');
    await userEvent.click(question.getByRole('button', { name: 'Ja, ausgezahlt' }));
    await expect(await question.findByRole('button', { name: 'Wird gespeichert...' })).toBeVisible();
  },
};

export const Gescheitert: Story = {
  name: 'Entscheidung konnte nicht gespeichert werden',
  args: { decidePayout: fn(() => Promise.reject(new ApiError('http', 'x', { status: 500 }))) },
  play: async ({ canvas }) => {
    const question = await ask(canvas, 'Ablehnen');
    await userEvent.type(question.getByRole('textbox', { name: 'Begründung' }), 'Doppelt angefordert.');
    await userEvent.click(question.getByRole('button', { name: 'Ja, ablehnen' }));
    await expect(await question.findByRole('alert')).toHaveTextContent(
      'Die Entscheidung konnte nicht gespeichert werden. Bitte versuchen Sie es später erneut.',
    );
    await expect(question.getByRole('textbox', { name: 'Begründung' })).toHaveValue('Doppelt angefordert.');
  },
};

export const SchonEntschieden: Story = {
  name: 'Inzwischen schon entschieden (409)',
  args: { decidePayout: fn(() => Promise.reject(new ApiError('http', 'x', { status: 409 }))) },
  play: async ({ canvas }) => {
    const question = await ask(canvas, 'Auszahlung vermerken');
    await userEvent.click(question.getByRole('button', { name: 'Ja, ausgezahlt' }));
    await expect(await question.findByRole('alert')).toHaveTextContent('Dieser Eintrag wurde inzwischen geändert.');
  },
};

export const NichtsAngefordert: Story = {
  name: 'Nichts wartet',
  args: { payouts: ready(storyPayouts.filter(({ state }) => state !== 'REQUESTED')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter zurücksetzen' }));
    await expect(rows(canvas)).toHaveLength(storyPayouts.length - requested);
    await userEvent.click(canvas.getByRole('button', { name: /^Angefordert/ }));
    await expect(canvas.getByRole('heading', { name: 'Keine Auszahlungen gefunden' })).toBeVisible();
  },
};

export const Leer: Story = {
  args: { payouts: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sobald jemand eine Auszahlung anfordert, steht sie hier.')).toBeVisible();
  },
};

export const Lädt: Story = {
  args: { payouts: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wird geladen...')).toBeInTheDocument();
  },
};

export const Fehler: Story = {
  args: { payouts: failed() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Die Auszahlungen konnten nicht geladen werden');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const Dreihundert: Story = {
  name: '300 Auszahlungen',
  args: {
    state: ALL_PAYOUTS,
    payouts: ready(
      Array.from({ length: 50 }, (_, round) => storyPayouts.map((payout) => ({ ...payout, id: `${round}-${payout.id}` }))).flat(),
    ),
  },
  play: async ({ canvas }) => {
    await expect(rows(canvas)).toHaveLength(20);
    await expect(canvas.getByText('1 bis 20 von 300')).toBeVisible();
  },
};

export const Telefon: Story = { args: { state: ALL_PAYOUTS }, globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { args: { state: ALL_PAYOUTS }, globals: { theme: 'dark' } };
