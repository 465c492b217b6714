import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppFrame } from '../../../testing/frames';
import { SuccessScreen } from './SuccessScreen';

const meta = {
  title: 'Bewerbung/Bestätigung',
  component: SuccessScreen,
  decorators: [(Story) => <AppFrame path="/jobs/view/7/apply/success">{Story()}</AppFrame>],
  args: {
    loggedIn: false,
    applied: {
      applicationId: '30412',
      job: {
        id: '7',
        title: 'Sachbearbeitung Rechtsschutzversicherungsgesellschaften (m/w/d)',
        company: 'Hanseatische Rechtsschutzversicherungsgesellschaft',
        location: 'Bremen',
      },
    },
  },
} satisfies Meta<typeof SuccessScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NachDerBewerbung: Story = {
  parameters: { spec: ['AF36'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bewerbung' })).toBeVisible();
    await expect(canvas.getByText('30412')).toBeVisible();
    for (const text of [args.applied?.job.title, args.applied?.job.company, args.applied?.job.location])
      await expect(canvas.getByText(text ?? '')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Weitere Stellenanzeigen' })).toHaveAttribute('href', '/jobs');
    await expect(canvas.queryByRole('link', { name: 'Meine Bewerbungen' })).toBeNull();
  },
};

export const Angemeldet: Story = {
  args: { loggedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Meine Bewerbungen' })).toHaveAttribute('href', '/dashboard');
  },
};

export const OhneGespeicherteBewerbung: Story = {
  args: { applied: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Wenn Sie sich gerade beworben haben/)).toBeVisible();
    await expect(canvas.queryByText(/Bewerbungsnummer/)).toBeNull();
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };
