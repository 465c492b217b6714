import type { Meta, StoryObj } from '@storybook/react-vite';
import { JOB_TEMPLATES, jobTemplateLabels } from '@stellwerk/domain';
import { JobTemplateView } from './JobTemplateView';
import { fullJob, longJob, propsOf } from './tests/samples';

const width = 1280;

/** The three designs of one job side by side, scaled down. For viewing only, not interactive. */
function Comparison({ scale, height, job = fullJob }: { scale: number; height: number; job?: typeof fullJob }) {
  return (
    <div className="sw:flex sw:flex-wrap sw:gap-6 sw:p-6">
      {JOB_TEMPLATES.map((template) => (
        <figure key={template} className="sw:grid sw:max-w-full sw:grid-cols-[minmax(0,1fr)] sw:gap-2">
          <figcaption className="sw:font-semibold">{jobTemplateLabels[template]}</figcaption>
          <div inert className="sw:overflow-hidden sw:border sw:border-line" style={{ width: width * scale, maxWidth: '100%', height }}>
            <div style={{ width, transform: `scale(${scale})`, transformOrigin: '0 0' }}>
              <JobTemplateView {...propsOf({ ...job, template })} />
            </div>
          </div>
        </figure>
      ))}
    </div>
  );
}

const meta = {
  title: 'Vorlagen/Vergleich',
  component: Comparison,
  args: { scale: 0.3, height: 760 },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Comparison>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nebeneinander: Story = {};
export const Dunkel: Story = { globals: { theme: 'dark' } };
export const LangeWörter: Story = { args: { job: longJob } };
