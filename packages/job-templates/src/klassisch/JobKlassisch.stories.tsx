import type { Meta, StoryObj } from '@storybook/react-vite';
import { designParameters, designStories, storyArgs } from '../tests/stories';
import { JobKlassisch } from './JobKlassisch';

const meta = {
  title: 'Vorlagen/Klassisch',
  component: JobKlassisch,
  args: storyArgs.full,
  parameters: designParameters(
    'Für Stellen, die gelesen werden wollen: lange Texte, eine Stimme, eine ruhige Spalte für das Unternehmen.',
    'Video und Team sollen zuerst wirken: `JobModern`. Ein Aushang zum Abheften: `JobKonservativ`.',
  ),
} satisfies Meta<typeof JobKlassisch>;
export default meta;
type Story = StoryObj<typeof meta>;

const stories = designStories(JobKlassisch, 'template1');

export const Vollständig: Story = stories.full;
/** Every row of PJ09 to PJ43, including those that need more than one rendering. */
export const Prüffälle: Story = stories.variants;
export const Vertrieb: Story = stories.sales;
export const Führungskraft: Story = stories.executive;
export const OhneAngaben: Story = stories.empty;
export const Listen: Story = stories.lists;
export const VideoAlsDatei: Story = stories.fileVideo;
export const OhneVideo: Story = stories.noVideo;
export const MitEmpfehlung: Story = stories.banner;
/** The company views its own job: marked, and without the referral banner. */
export const Vorschau: Story = stories.preview;
/** With a closing date ahead (rule 14). */
export const FristLäuft: Story = stories.open;
export const FristAbgelaufen: Story = stories.expired;
/** The reader has already applied. */
export const SchonBeworben: Story = stories.applied;
/** Embedded in a frame: our links open in a window of their own. */
export const Eingebettet: Story = stories.embedded;
export const LangeWörter: Story = stories.long;
export const OhneBilder: Story = stories.bare;
export const Schmal: Story = stories.narrow;
export const SchmalOhneAngaben: Story = stories.narrowEmpty;
export const SchmalMitVideo: Story = stories.narrowVideo;
export const ErzwungeneFarben: Story = stories.forced;
/** An A4 sheet: no buttons, with the URL, dark on white in every theme. */
export const Druck: Story = stories.print;
export const Dunkel: Story = stories.dark;
export const DunkelOhneVideo: Story = stories.darkNoVideo;
