import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyArgs } from '../testing/stories';
import { JobModern } from './JobModern';

const meta = {
  title: 'Vorlagen/Moderne Alternative',
  component: JobModern,
  args: storyArgs.full,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof JobModern>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vollständig: Story = {};
export const Vertrieb: Story = { args: storyArgs.sales };
export const Führungskraft: Story = { args: storyArgs.executive };
export const OhneAngaben: Story = { args: storyArgs.empty };
export const Listen: Story = { args: storyArgs.lists };
export const VideoDatei: Story = { args: storyArgs.fileVideo };
export const OhneVideo: Story = { args: storyArgs.noVideo };
export const MitEmpfehlung: Story = { args: storyArgs.banner };
export const Vorschau: Story = { args: storyArgs.preview };
export const FristAbgelaufen: Story = { args: storyArgs.expired };
export const LangeWörter: Story = { args: storyArgs.long };
export const OhneBilder: Story = { args: storyArgs.bare };
export const Dunkel: Story = { globals: { theme: 'dark' } };
