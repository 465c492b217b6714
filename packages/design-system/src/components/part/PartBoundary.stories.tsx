import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { given } from '@stellwerk/testing/given';
import { guide } from '@stellwerk/testing/guidance';
import { dark, forcedColors, narrow } from '@stellwerk/testing/stories';
import { Button } from '../button';
import { Skeleton, SkeletonRegion } from '../skeleton';
import { TextField } from '../text-field';
import { FieldFailed } from './FieldFailed';
import { lazyPart } from './lazy-part';
import { PartBoundary } from './PartBoundary';
import { PartFailed } from './PartFailed';
import { WhenLoaded } from './WhenLoaded';

const Towns = () => (
  <ul>
    <li>Bremen</li>
    <li>München</li>
  </ul>
);

/** A part whose script loads after some failed attempts. */
function after(failures: number) {
  let left = failures;
  return lazyPart(async () => {
    left -= 1;
    if (left >= 0) throw new Error('Keine Verbindung');
    return { default: Towns };
  });
}

const Broken = (): never => {
  throw new Error('kaputt');
};
const Endless = lazyPart(() => new Promise<never>(() => undefined));

const skeleton = (
  <SkeletonRegion className="sw:grid sw:gap-3">
    <Skeleton height={24} />
    <Skeleton height={24} />
  </SkeletonRegion>
);

const meta = {
  title: 'Bausteine/Nachgeladenes',
  component: PartBoundary,
  subcomponents: { PartFailed, FieldFailed, WhenLoaded },
  args: { children: <Towns />, waiting: skeleton },
  parameters: guide({
    when: ['Um jeden Teil einer Seite, der ein eigenes Skript hat: eine Seite, ein Reiter, ein Dialog, ein schweres Feld.'],
    whenNot: ['Für Inhalt, den der Server liefert: `Loaded`.', 'Um Kleines, das mit der Seite kommt.'],
    accessibility: [
      'Der Rest der Seite bleibt stehen, mit allem, was schon eingegeben ist.',
      'Der Fehler wird vorgelesen und bleibt stehen, während es noch einmal versucht wird.',
    ],
    keyboard: [['Tab', 'zu „Erneut versuchen“']],
  }),
} satisfies Meta<typeof PartBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Da: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Bremen', 'München']);
  },
};
export const Unterwegs: Story = {
  args: { children: <Endless /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};
export const NichtGeladen: Story = {
  name: 'Nicht geladen',
  render: function NotLoaded(args) {
    const [Part] = useState(() => after(Infinity));
    return (
      <PartBoundary {...args}>
        <Part />
      </PartBoundary>
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Dieser Teil der Seite konnte nicht geladen werden');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(await canvas.findByRole('button', { name: 'Erneut versuchen' })).toBeEnabled();
  },
};
export const BeimZweitenMal: Story = {
  name: 'Beim zweiten Versuch da',
  render: function SecondTime(args) {
    const [Part] = useState(() => after(1));
    return (
      <PartBoundary {...args}>
        <Part />
      </PartBoundary>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Erneut versuchen' }));
    await expect(await canvas.findByText('Bremen')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const EinVersuchFuerAlle: Story = {
  name: 'Ein Versuch für alle, die darauf warten',
  render: function Both(args) {
    const [Part] = useState(() => after(1));
    return (
      <>
        <PartBoundary {...args}>
          <Part />
        </PartBoundary>
        <PartBoundary {...args}>
          <Part />
        </PartBoundary>
      </>
    );
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Erneut versuchen' });
    await userEvent.click(given(first));
    await waitFor(() => expect(canvas.getAllByText('Bremen')).toHaveLength(2));
  },
};
export const Kaputt: Story = {
  name: 'Unerwarteter Fehler',
  args: { children: <Broken /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Hier ist ein unerwarteter Fehler aufgetreten');
  },
};
export const AnderesGezeigt: Story = {
  name: 'Nach einem Fehler etwas anderes',
  render: function SomethingElse(args) {
    const [broken, setBroken] = useState(true);
    return (
      <>
        <Button onClick={() => setBroken(false)}>Orte zeigen</Button>
        <PartBoundary {...args} of={broken}>
          {broken ? <Broken /> : <Towns />}
        </PartBoundary>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Orte zeigen' }));
    await expect(canvas.getByText('Bremen')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const Feld: Story = {
  render: function OneField(args) {
    const [Part] = useState(() => after(Infinity));
    return (
      <div className="sw:grid sw:gap-5">
        <TextField label="Stellentitel" />
        <PartBoundary {...args} renderFailed={(failure) => <FieldFailed label="Ihr Profil" {...failure} />}>
          <Part />
        </PartBoundary>
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Stellentitel'), 'Weichenwärterin');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('„Ihr Profil“ konnte nicht geladen werden.');
    await expect(canvas.getByLabelText('Stellentitel')).toHaveValue('Weichenwärterin');
  },
};
export const FeldWirdWiederholt: Story = {
  name: 'Feld, wird wiederholt',
  render: () => <FieldFailed label="Ihr Profil" error={null} retrying onRetry={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Telefon: Story = { ...Feld, ...narrow };
export const Dunkel: Story = { ...Feld, ...dark };
export const KontrastModus: Story = { ...NichtGeladen, ...forcedColors };
