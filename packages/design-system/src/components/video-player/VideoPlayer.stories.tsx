import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { VideoPlayer } from './VideoPlayer';

const meta = {
  title: 'Bausteine/Video',
  component: VideoPlayer,
  args: { video: null, title: 'Nordbahn stellt sich vor', className: 'sw:max-w-sm' },
  parameters: guide({
    when: ['Ein Video zu einer Stelle oder einem Unternehmen.'],
    whenNot: ['Für bewegte Bilder ohne Inhalt.'],
    accessibility: [
      'Von YouTube wird erst nach „Video laden“ etwas geholt; der Fokus geht dann in das Video.',
      'Der Titel nennt den Inhalt. Untertitel einer Datei (`captionsUrl`) sind gleich zu sehen und lassen sich im Player abschalten.',
    ],
    keyboard: [
      ['Tab', 'zu „Video laden“ oder zu den Reglern des Browsers'],
      ['Eingabe, Leertaste', 'lädt das Video; im Video: spielt und hält an'],
    ],
  }),
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeinVideo: Story = {
  parameters: { spec: ['PJ20'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kein Video verfügbar')).toBeVisible();
  },
};

export const YoutubeErstNachKlick: Story = {
  args: { video: { kind: 'youtube', embedUrl: 'https://www.youtube-nocookie.com/embed/abc123' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('iframe, img, video')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Video laden' }));
    const player = canvas.getByTitle('Nordbahn stellt sich vor');
    await expect(player).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/abc123');
    await expect(player).toHaveFocus();
    const { width, height } = player.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  },
};

export const Datei: Story = {
  args: { video: { kind: 'file', url: '/video.mp4' } },
  parameters: { spec: ['PJ23'] },
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText('Nordbahn stellt sich vor');
    await expect(video).toHaveAttribute('controls');
    const source = video.querySelector('source');
    await expect(source).toHaveAttribute('type', 'video/mp4');
    await expect(source).toHaveAttribute('src', '/video.mp4');
    await expect(video.querySelector('track')).toBeNull();
  },
};

const captions = `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:02.000\nDie Nordbahn stellt sich vor.\n')}`;

/** The company's captions are on by default and labelled with their language (WCAG 1.2.2). */
export const MitUntertiteln: Story = {
  args: { video: { kind: 'file', url: '/video.mp4', captionsUrl: captions } },
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText<HTMLVideoElement>('Nordbahn stellt sich vor');
    const [track] = video.textTracks;
    // The browser enables the default track once it has parsed the element.
    await waitFor(() => expect(track).toMatchObject({ kind: 'captions', language: 'de', label: 'Deutsch', mode: 'showing' }));
    await waitFor(() => expect(track?.cues).toHaveLength(1));
    await expect(track?.cues?.[0]).toMatchObject({ startTime: 0, endTime: 2, text: 'Die Nordbahn stellt sich vor.' });
  },
};

export const FremderRahmen: Story = {
  args: { video: { kind: 'youtube', embedUrl: 'https://video.example/embed/abc123' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Kein Video verfügbar')).toBeVisible();
  },
};
export const Dunkel: Story = { ...YoutubeErstNachKlick, play: undefined, globals: { theme: 'dark' } };
export const Telefon: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused, args: { video: { kind: 'youtube', embedUrl: 'https://www.youtube-nocookie.com/embed/abc123' } } };
export const UnterDemZeiger: Story = { ...hovered, args: Fokus.args };
