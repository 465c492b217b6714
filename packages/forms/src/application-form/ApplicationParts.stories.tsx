import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { dark, forcedColors } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { JobSummary } from './JobSummary';
import { ReferralNote } from './ReferralNote';
import { jana, signalJob } from './story-data';

const meta = {
  title: 'Formulare/Bewerbung: Stelle und Empfehlung',
  component: JobSummary,
  parameters: guide({
    when: [
      '`JobSummary` neben dem Formular und auf der Bestätigung: wofür die Bewerbung ist.',
      '`ReferralNote` darunter, wenn eine Empfehlung mitreist (Entscheidung 7).',
    ],
    whenNot: ['Als Eintrag einer Liste: `JobCard`. Über der Stellenanzeige: `ReferralBanner`.'],
    accessibility: [
      'Ein benannter Bereich „Stelle“; fehlende Angaben haben eigene Worte, keine Lücken.',
      '„Empfehlung entfernen“ ist eine Schaltfläche; solange gesendet wird, fehlt sie.',
    ],
    keyboard: [
      ['Tab', 'zu „Empfehlung entfernen“'],
      ['Eingabe, Leertaste', 'entfernt die Empfehlung'],
    ],
  }),
  decorators: [(Story) => <div className="sw:max-w-80">{Story()}</div>],
} satisfies Meta<typeof JobSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stelle: Story = {
  render: () => signalJob,
  play: async ({ canvas }) => {
    const part = canvas.getByRole('region', { name: 'Stelle' });
    for (const text of ['Nordbahn Signaltechnik GmbH', 'Hamburg', 'Vollzeit', 'Hybrid']) await expect(part).toHaveTextContent(text);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

// The URL had no parameters: the fallback texts of A14 apply; employment and working model are left
// out.
export const OhneAngaben: Story = {
  args: { title: '', company: '', location: '' },
  play: async ({ canvas }) => {
    for (const text of ['Unbekannte Stelle', 'Unbekanntes Unternehmen', 'Unbekannter Ort'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const Empfehlung: StoryObj<typeof ReferralNote> = {
  args: { referral: jana, onRemove: fn() },
  render: (args) => <ReferralNote {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Diese Stelle wurde Ihnen von Jana Petersen empfohlen.')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

// During sending the referral can no longer be removed.
export const EmpfehlungUnterwegs: StoryObj<typeof ReferralNote> = {
  name: 'Empfehlung unterwegs',
  ...Empfehlung,
  args: { referral: { ...jana, name: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText(/Jana/)).toBeNull();
  },
};

export const Dunkel: Story = { ...dark };

export const ErzwungeneFarben: Story = { ...forcedColors };
