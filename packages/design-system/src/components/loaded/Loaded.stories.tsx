import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { given } from '@stellwerk/testing/given';
import { guide } from '@stellwerk/testing/guidance';
import { dark, forcedColors, narrow } from '@stellwerk/testing/stories';
import { EmptyState } from '../empty-state';
import { LinkButton } from '../link';
import { Skeleton, SkeletonRegion } from '../skeleton';
import { Loaded } from './Loaded';
import { loadable, type Loadable } from './loadable';

const towns = loadable.ready<readonly string[]>(['Bremen', 'München']);
const reload = fn(() => Promise.resolve());

const meta = {
  title: 'Bausteine/Geladenes',
  component: Loaded<readonly string[]>,
  beforeEach: () => void reload.mockClear(),
  args: {
    value: towns,
    skeleton: (
      <SkeletonRegion className="sw:grid sw:gap-3">
        <Skeleton height={24} />
        <Skeleton height={24} />
      </SkeletonRegion>
    ),
    failure: { title: 'Fehler beim Laden der Orte', children: 'Bitte versuchen Sie es später erneut.' },
    empty: (
      <EmptyState title="Noch keine Orte" actions={<LinkButton href="#neu">Ort anlegen</LinkButton>}>
        Legen Sie den ersten an.
      </EmptyState>
    ),
    children: (list) => (
      <ul>
        {list.map((town) => (
          <li key={town}>{town}</li>
        ))}
      </ul>
    ),
  },
  parameters: guide({
    when: ['Überall, wo Inhalt erst geladen wird: Er ist unterwegs, gescheitert, leer oder da.'],
    whenNot: ['Für eine Handlung, die dauert: `useAction`.', 'Für Inhalt, der mit der Seite kommt.'],
    accessibility: [
      'Ein Fehler bleibt stehen, während noch einmal versucht wird, und wird nicht wieder zum Gerippe.',
      'Gelingt der neue Versuch, geht der Fokus von seiner Schaltfläche zum Inhalt.',
      'Das Gerippe gehört in eine `SkeletonRegion`, die das Laden einmal ansagt.',
    ],
    keyboard: [['Tab', 'zu „Erneut versuchen“ oder in den Inhalt']],
  }),
} satisfies Meta<typeof Loaded<readonly string[]>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Da: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Bremen', 'München']);
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
export const WirdAufgefrischt: Story = {
  name: 'Da, wird aufgefrischt',
  args: { value: { ...towns, reloading: true } },
  play: Da.play,
};
export const Unterwegs: Story = {
  args: { value: loadable.loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const Leer: Story = {
  args: { value: loadable.ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Noch keine Orte' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ort anlegen' })).toBeVisible();
  },
};
export const LeerOhneAusweg: Story = {
  name: 'Leer, ohne eigene Ansicht',
  args: { value: loadable.ready([]), empty: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeEmptyDOMElement();
  },
};
export const Gescheitert: Story = {
  args: { value: loadable.failed('kaputt', { reload }), failure: (error) => ({ title: `Fehler: ${String(error)}` }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fehler: kaputt');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};
export const WirdWiederholt: Story = {
  name: 'Gescheitert, wird wiederholt',
  args: { value: loadable.failed('kaputt', { reload, reloading: true }) },
  parameters: { spec: ['PJ49'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fehler beim Laden der Orte');
    await expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
export const VersucheAufgebraucht: Story = {
  name: 'Versuche aufgebraucht',
  args: { value: loadable.failed('kaputt', { reload }), failure: { title: 'Fehler beim Laden der Orte', retries: 2 } },
  parameters: { spec: ['PJ49'] },
  play: async ({ canvas }) => {
    const again = () => canvas.queryByRole('button', { name: 'Erneut versuchen' });
    await userEvent.click(given(again()));
    await userEvent.click(given(again()));
    await expect(reload).toHaveBeenCalledTimes(2);
    await expect(again()).toBeNull();
    await expect(canvas.getByText('Bitte versuchen Sie es später erneut oder wenden Sie sich an den Support.')).toBeVisible();
  },
};
export const OhneNeuenVersuch: Story = {
  name: 'Gescheitert, ohne neuen Versuch',
  args: {
    value: loadable.failed(),
    failure: {
      title: 'Diesen Ort gibt es nicht.',
      pageTitle: 'Ort',
      final: true,
      actions: <LinkButton href="#orte">Alle Orte</LinkButton>,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ort' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Diesen Ort gibt es nicht.');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Alle Orte' })).toBeVisible();
  },
};
export const ErneutGelungen: Story = {
  name: 'Der neue Versuch gelingt',
  render: function Page(args) {
    const [value, setValue] = useState<Loadable<readonly string[]>>(loadable.failed());
    const again = async (): Promise<void> => setValue(towns);
    return <Loaded {...args} data-testid="geladen" value={{ ...value, reload: again }} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByTestId('geladen')).toHaveFocus();
  },
};
export const Dunkel: Story = { ...dark };
export const Schmal: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };
