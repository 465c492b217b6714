import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { dark, forcedColors, narrow } from '@stellwerk/testing/stories';
import { RichTextEditorSkeleton } from './RichTextEditorSkeleton';
import { Skeleton, SkeletonRegion } from './Skeleton';

const meta = {
  title: 'Bausteine/Ladegerippe',
  component: Skeleton,
  subcomponents: { SkeletonRegion, RichTextEditorSkeleton },
  parameters: guide({
    when: ['Die Form des Inhalts ist bekannt: Listen, Karten, Seiten. Nichts springt, wenn er kommt.'],
    whenNot: ['Form unbekannt oder sehr kurz: `Spinner`.', 'Anteil bekannt: `ProgressBar`.'],
    accessibility: [
      'Die Striche bleiben stumm; `SkeletonRegion` sagt einmal „Wird geladen...“ an.',
      'Ohne Bewegung, wo weniger Bewegung gewünscht ist.',
    ],
    keyboard: [],
  }),
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gerippe: Story = {
  render: () => (
    <SkeletonRegion className="sw:grid sw:gap-3 sw:max-w-sm">
      <Skeleton height={24} width="70%" />
      <Skeleton />
      <Skeleton width="90%" />
    </SkeletonRegion>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};
export const TexteditorGerippe: Story = {
  name: 'Texteditor',
  render: () => <RichTextEditorSkeleton label="Stellenbeschreibung" className="sw:max-w-2xl" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
    await expect(canvas.getByText('Stellenbeschreibung')).toBeVisible();
  },
};
export const WenigerBewegung: Story = {
  name: 'Weniger Bewegung',
  render: Gerippe.render,
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('.sw-pulse') ?? canvasElement;
    await expect(getComputedStyle(bar).animationName === 'none').toBe(matchMedia('(prefers-reduced-motion: reduce)').matches);
  },
};
export const Dunkel: Story = { ...dark, render: Gerippe.render };
export const Telefon: Story = { ...narrow, render: Gerippe.render };
export const ErzwungeneFarben: Story = { ...forcedColors, render: Gerippe.render };
