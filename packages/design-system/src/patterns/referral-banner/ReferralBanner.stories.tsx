import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { ReferralBanner } from './ReferralBanner';
import { ReferralBannerFailed, ReferralBannerLoading, ReferralBannerOwn } from './ReferralBannerStates';

const meta = {
  title: 'Muster/Empfehlungsbanner',
  component: ReferralBanner,
  parameters: guide({
    when: [
      'Über einer Stellenanzeige, die mit einem Empfehlungscode geöffnet wurde: wer empfiehlt, und die beiden Wege.',
      '`look="plain"`, wo das Design der Anzeige den Kasten selbst zeichnet.',
    ],
    whenNot: [
      'Im Bewerbungsformular: `ReferralNote`, mit der sich die Empfehlung entfernen lässt.',
      'Ohne Empfehlung: nichts, kein leerer Kasten.',
    ],
    accessibility: [
      'Name, Titel und Ort sind reiner Text und werden nach 80 Zeichen gekürzt.',
      'Das Bild ist Schmuck; der Name steht im Satz.',
      '`ReferralBannerLoading` hält den Platz und sagt „Wird geladen...“; `ReferralBannerFailed` wird vorgelesen, die Anzeige bleibt benutzbar.',
      '`ReferralBannerOwn` sagt vorlesbar, dass der Link der eigene ist.',
    ],
    keyboard: [
      ['Tab', 'Kein Interesse, Jetzt bewerben'],
      ['Eingabe, Leertaste', 'drückt, folgt'],
    ],
  }),
  args: {
    referral: { firstName: 'Jana', lastName: 'Petersen', avatarUrl: '' },
    applyHref: '/jobs/view/4821/apply?ref=K7M2QX9P',
    onNoInterest: fn(),
  },
} satisfies Meta<typeof ReferralBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empfohlen: Story = {
  parameters: { spec: ['RF03', 'RF04'] },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/images/avatar-placeholder.png');
    await expect(canvas.getByText('Diese Stelle wurde Ihnen von Jana Petersen empfohlen.')).toBeVisible();
    await expect(canvas.getByText('Bewerben Sie sich über diese Empfehlung.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Jetzt bewerben' })).toHaveAttribute('href', '/jobs/view/4821/apply?ref=K7M2QX9P');
    await userEvent.click(canvas.getByRole('button', { name: 'Kein Interesse' }));
    await expect(args.onNoInterest).toHaveBeenCalledOnce();
  },
};

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'%3E%3Crect width='48' height='48' fill='%231f5fa8'/%3E%3Ccircle cx='24' cy='19' r='8' fill='%23fff'/%3E%3Cpath d='M8 48c0-11 7-17 16-17s16 6 16 17' fill='%23fff'/%3E%3C/svg%3E";

export const MitBildTitelUndOrt: Story = {
  name: 'Mit Bild, Titel und Ort',
  parameters: { spec: ['RF02'] },
  args: { referral: { firstName: 'Jana', lastName: 'Petersen', avatarUrl: picture }, title: 'Projektleiterin', location: 'Hamburg' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Diese Stelle wurde Ihnen von Jana Petersen, Projektleiterin, Hamburg empfohlen.')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', picture);
  },
};

export const ÜberlangerTitel: Story = {
  args: { title: 'Leiterin '.repeat(40) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/empfohlen/).textContent?.length).toBeLessThan(150);
  },
};

export const OhneKasten: Story = {
  name: 'Ohne Kasten, für die Stellendesigns',
  args: { look: 'plain', applyHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Kein Interesse' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Lädt: Story = {
  render: () => <ReferralBannerLoading />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

export const Gescheitert: Story = {
  name: 'Information konnte nicht geladen werden',
  render: () => <ReferralBannerFailed />,
  parameters: { spec: ['RF19'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Die Empfehlungsinformationen konnten nicht geladen werden')).toBeVisible();
  },
};

export const EigenerLink: Story = {
  name: 'Der eigene Link',
  render: () => <ReferralBannerOwn />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Das ist Ihr eigener Empfehlungslink.');
  },
};

export const Telefon: Story = { decorators: [(Story) => <div className="sw:max-w-[350px]">{Story()}</div>] };

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
