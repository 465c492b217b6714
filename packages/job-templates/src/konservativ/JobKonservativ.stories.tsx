import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { checkExpired, checkFallbacks, checkFile, checkFull, checkLong, fullRows } from '../tests/checks';
import { storyArgs } from '../tests/stories';
import { checkVariants, variantRows, variants } from '../tests/variants';
import { VariantSwitch } from '../tests/VariantSwitch';
import { JobKonservativ } from './JobKonservativ';

const meta = {
  title: 'Vorlagen/Konservatives Business',
  component: JobKonservativ,
  args: storyArgs.full,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof JobKonservativ>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vollständig: Story = {
  parameters: { spec: fullRows },
  play: (context) => checkFull(context, 'template3'),
};

/** Every row of PJ09 to PJ43, those included that need more than one posting. */
export const Prüffälle: Story = {
  parameters: { spec: variantRows },
  render: () => <VariantSwitch design={JobKonservativ} variants={variants} />,
  play: ({ canvasElement }) => checkVariants(canvasElement, 'template3'),
};

export const Vertrieb: Story = { args: storyArgs.sales };
export const Führungskraft: Story = { args: storyArgs.executive };
export const OhneAngaben: Story = { args: storyArgs.empty, play: checkFallbacks };
export const Listen: Story = { args: storyArgs.lists };
export const VideoDatei: Story = {
  args: storyArgs.fileVideo,
  play: (context) => checkFile(context, '/api/media/job-videos/original/hagenfeld.mp4'),
};
export const OhneVideo: Story = { args: storyArgs.noVideo };
export const MitEmpfehlung: Story = {
  args: storyArgs.banner,
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Kein Interesse' })).toBeVisible(),
};

/** The company looks at its own posting: marked, and without the referral banner. */
export const Vorschau: Story = {
  args: storyArgs.preview,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Vorschau/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Kein Interesse' })).toBeNull();
  },
};

export const FristAbgelaufen: Story = { args: storyArgs.expired, play: checkExpired };

/** In a frame of another page the links of ours open a window of their own. */
export const Eingebettet: Story = {
  args: storyArgs.embedded,
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole('link', { name: 'Jetzt bewerben' }))
      await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const LangeWörter: Story = { args: storyArgs.long, play: checkLong };
export const OhneBilder: Story = { args: storyArgs.bare };
export const Dunkel: Story = { globals: { theme: 'dark' } };
export const DunkelOhneVideo: Story = { args: storyArgs.noVideo, globals: { theme: 'dark' } };
