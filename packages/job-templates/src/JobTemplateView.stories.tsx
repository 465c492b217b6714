import type { Meta, StoryObj } from '@storybook/react-vite';
import { readJob } from '@stellwerk/domain';
import { expect, userEvent, within } from 'storybook/test';
import { JobTemplateView } from './JobTemplateView';
import { fullJob, propsOf } from './tests/samples';
import { VariantSwitch } from './tests/VariantSwitch';

const meta = {
  title: 'Vorlagen/Auswahl',
  component: JobTemplateView,
  args: propsOf(fullJob),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof JobTemplateView>;
export default meta;
type Story = StoryObj<typeof meta>;

const named = (fields: Record<string, unknown>) => propsOf(readJob({ id: 7, title: 'Fahrdienstleiterin (m/w/d)', ...fields }));

const choices = {
  'Ohne Angabe': ['template2', named({})],
  template1: ['template1', named({ templateType: 'template1' })],
  template2: ['template2', named({ templateType: 'template2' })],
  template3: ['template3', named({ templateType: 'template3' })],
  'Nummer 1': ['template1', named({ template: { id: 1 } })],
  'Nummer 2': ['template2', named({ template: { id: 2 } })],
  'Nummer 3': ['template3', named({ template: { id: 3 } })],
  'Nummer 99': ['template2', named({ template: { id: 99 }, templateType: 'template1' })],
} as const;

/** The design that the job names; without a name it is Moderne Alternative. */
export const NachVorlage: Story = {
  parameters: { spec: ['PJ05', 'PJ06', 'PJ07', 'PJ08'] },
  render: () => (
    <VariantSwitch
      design={JobTemplateView}
      variants={Object.fromEntries(Object.entries(choices).map(([name, [, props]]) => [name, props]))}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const [name, [design]] of Object.entries(choices)) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(within(canvasElement).getByRole('article')).toHaveAttribute('data-template', design);
      await expect(within(canvasElement).getByRole('article')).toHaveClass(
        { template1: 'sw-klassisch', template2: 'sw-modern', template3: 'sw-konservativ' }[design],
      );
    }
  },
};
