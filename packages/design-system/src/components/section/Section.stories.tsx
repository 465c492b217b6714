import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { dark, forcedColors, narrow } from '@stellwerk/testing/stories';
import { Button } from '../button';
import { TextLink } from '../link';
import { Section } from './Section';

const meta = {
  title: 'Bausteine/Abschnitt',
  component: Section,
  args: {
    title: 'Neueste Stellen',
    intro: 'Die drei jüngsten aus allen Orten.',
    actions: <TextLink href="#alle">Alle Stellen</TextLink>,
    children: <p>Fachplanung Leit- und Sicherungstechnik</p>,
  },
  parameters: guide({
    when: ['Für jeden Teil einer Seite, der eine Überschrift trägt.'],
    whenNot: ['Für einen Kasten ohne eigene Überschrift: `Card`.', 'Für das, was erst auf Wunsch erscheint: `Disclosure`.'],
    accessibility: [
      'Die Überschrift benennt den Abschnitt; Screenreader führen ihn als Bereich.',
      '`level` fügt die Überschrift in die Gliederung der Seite ein, `size` bestimmt nur ihr Aussehen.',
    ],
    keyboard: [['Tab', 'zu den Handlungen neben der Überschrift, dann in den Inhalt']],
  }),
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MitAllem: Story = {
  name: 'Mit allem',
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Neueste Stellen' }));
    await expect(region.getByRole('heading', { level: 2, name: 'Neueste Stellen' })).toBeVisible();
    await expect(region.getByText('Die drei jüngsten aus allen Orten.')).toBeVisible();
    await expect(region.getByRole('link', { name: 'Alle Stellen' })).toBeVisible();
    await expect(region.getByText('Fachplanung Leit- und Sicherungstechnik')).toBeVisible();
  },
};
export const NurTitel: Story = {
  name: 'Nur Titel und Inhalt',
  args: { intro: undefined, actions: undefined, level: 3, size: 'sm', ruled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Neueste Stellen' })).toBeVisible();
  },
};
export const ZweiAbschnitte: Story = {
  name: 'Zwei Abschnitte',
  render: (args) => (
    <div className="sw:grid sw:gap-8">
      <Section {...args} />
      <Section {...args} title="Neueste Stellen in Bremen" size="lg" />
    </div>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('region').map((region) => within(region).getByRole('heading').textContent);
    await expect(names).toEqual(['Neueste Stellen', 'Neueste Stellen in Bremen']);
    for (const name of names) await expect(canvas.getByRole('region', { name })).toBeVisible();
  },
};
export const ÜberschriftImFokus: Story = {
  name: 'Fokus auf der Überschrift',
  render: function Page(args) {
    const heading = useRef<HTMLHeadingElement>(null);
    return (
      <Section {...args} headingRef={heading}>
        <Button onClick={() => heading.current?.focus()}>Nach oben</Button>
      </Section>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nach oben' }));
    await expect(canvas.getByRole('heading', { name: 'Neueste Stellen' })).toHaveFocus();
  },
};
export const LangeWorte: Story = {
  ...narrow,
  name: 'Lange Worte, 320 px',
  args: { title: 'Rechtsschutzversicherungsgesellschaftenzusammenschlussbeauftragte' },
};
export const Dunkel: Story = { ...dark };
export const ErzwungeneFarben: Story = { ...forcedColors };
