import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { given } from '@stellwerk/testing/given';
import { StorySite } from '../../testing/story-site';
import { StoryFrame } from '../../testing/story-frame';
import { SuccessScreen } from './SuccessScreen';

const sent = {
  applicationId: '30412',
  sentAt: '2026-11-20T09:12:00.000Z',
  job: {
    title: 'Sachbearbeitung Rechtsschutzversicherungsgesellschaften (m/w/d)',
    company: 'Hanseatische Rechtsschutzversicherungsgesellschaft',
    location: 'Bremen',
  },
};

const meta = {
  title: 'Bewerbung/Bestätigung',
  component: SuccessScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { args }) => (
      <StoryFrame path="/jobs/view/7/apply/success">
        <StorySite loggedIn={args.loggedIn}>{Story()}</StorySite>
      </StoryFrame>
    ),
  ],
  args: {
    loggedIn: false,
    applied: sent,
  },
} satisfies Meta<typeof SuccessScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NachDerBewerbung: Story = {
  name: 'Nach der Bewerbung',
  parameters: { spec: ['AF36'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bewerbung' })).toBeVisible();
    await expect(canvas.getByText('30412')).toBeVisible();
    await expect(canvas.getByText('Eingereicht am 20.11.2026')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step')).toHaveTextContent(
      /^Eingereicht/,
    );
    await expect(canvas.getByText(/über den Link in unserer E-Mail, ohne Konto/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'So geht es weiter' })).toBeVisible();
    for (const text of [given(args.applied).job.title, given(args.applied).job.company, given(args.applied).job.location])
      await expect(canvas.getByText(given(text))).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Weitere Stellenanzeigen' })).toHaveAttribute('href', '/jobs');
    await expect(canvas.queryByRole('link', { name: 'Meine Bewerbungen' })).toBeNull();
  },
};

const LOGO =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='teal' d='M0 0h8v8H0z'/%3E%3C/svg%3E";

export const Angemeldet: Story = {
  name: 'Angemeldet, mit dem Logo des Unternehmens',
  args: { loggedIn: true, applied: { ...sent, job: { ...sent.job, logoUrl: LOGO } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main').querySelector('img')).toHaveAttribute('src', LOGO);
    await expect(canvas.getByRole('link', { name: 'Meine Bewerbungen' })).toHaveAttribute('href', '/dashboard');
  },
};

export const OhneGespeicherteBewerbung: Story = {
  name: 'Ohne gespeicherte Bewerbung',
  args: { applied: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Wenn Sie sich gerade beworben haben/)).toBeVisible();
    await expect(canvas.queryByText(/Bewerbungsnummer/)).toBeNull();
  },
};

const unknown = { id: '7', title: 'Unbekannte Stelle', company: 'Unbekanntes Unternehmen', location: 'Unbekannter Ort' };

export const UnbekannteStelle: Story = {
  name: 'Unbekannte Stelle',
  args: { applied: { applicationId: '30412', sentAt: '', job: unknown } },
  play: async ({ canvas }) => {
    for (const text of [unknown.title, unknown.company, unknown.location]) await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const TelefonAngemeldet: Story = { ...Angemeldet, name: 'Telefon, angemeldet', globals: { viewport: { value: 'mobile1' } } };
export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { globals: { theme: 'dark' } };
