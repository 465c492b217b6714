import { LEGAL_VERSIONS, formatDate } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { StoryApp, visitForStory } from '../../testing/story-app';
import AccessibilityRoute from './accessibility/route';
import ImprintRoute from './imprint/route';
import PrivacyRoute from './privacy/route';
import TermsRoute from './terms/route';
import UsageRoute from './usage/route';

const meta = {
  title: 'Öffentlich/Rechtliches',
  component: StoryApp,
  args: {
    at: '/agb',
    pages: {
      '/agb': TermsRoute,
      '/datenschutz': PrivacyRoute,
      '/privacy-policy': PrivacyRoute,
      '/nutzerbedingungen': UsageRoute,
      '/impressum': ImprintRoute,
      '/barrierefreiheit': AccessibilityRoute,
    },
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => visitForStory(),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every entry of the table of contents leads to its section. */
async function expectContents(canvas: Canvas): Promise<void> {
  const links = within(canvas.getByRole('navigation', { name: 'Inhalt' })).getAllByRole('link');
  await expect(links.length).toBeGreaterThan(4);
  for (const link of links) {
    const section = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    await expect(section?.querySelector('h2')?.textContent).toBe(link.textContent);
  }
}

export const Geschäftsbedingungen: Story = {
  parameters: { spec: ['NL25'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Allgemeine Geschäftsbedingungen' })).toBeVisible();
    await expect(canvas.getByText('Mustertext')).toBeVisible();
    await expect(canvas.getByText(`Fassung vom ${formatDate(LEGAL_VERSIONS.terms)}`)).toBeVisible();
    await expectContents(canvas);
  },
};

export const Datenschutz: Story = {
  parameters: { spec: ['NL25'] },
  args: { at: '/datenschutz' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Datenschutzerklärung' })).toBeVisible();
    await expect(canvas.getByText(`Fassung vom ${formatDate(LEGAL_VERSIONS.privacy)}`)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'datenschutz@stellwerk.example' })[0]).toHaveAttribute(
      'href',
      'mailto:datenschutz@stellwerk.example',
    );
    await expectContents(canvas);
  },
};

export const DatenschutzUnterDerAnderenAdresse: Story = {
  parameters: { spec: ['NL25'] },
  args: { at: '/privacy-policy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Datenschutzerklärung' })).toBeVisible();
    // Storybook first sets its own title; the page's follows with its effects.
    await waitFor(() => expect(document.title).toBe('Datenschutzerklärung | Stellwerk'));
  },
};

export const Nutzungsbedingungen: Story = {
  parameters: { spec: ['NL25'] },
  args: { at: '/nutzerbedingungen' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nutzungsbedingungen' })).toBeVisible();
    await expect(canvas.getByText(`Fassung vom ${formatDate(LEGAL_VERSIONS.usage)}`)).toBeVisible();
    await expectContents(canvas);
  },
};

export const Impressum: Story = {
  args: { at: '/impressum' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
    await expect(canvas.getByText('Mustertext')).toBeVisible();
    // An imprint needs no consent, so it has no version.
    await expect(canvas.queryByText(/Fassung vom/)).toBeNull();
    await expectContents(canvas);
  },
};

export const Barrierefreiheit: Story = {
  parameters: { spec: ['O97'] },
  args: { at: '/barrierefreiheit' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Erklärung zur Barrierefreiheit' })).toBeVisible();
    await expect(canvas.queryByText('Mustertext')).toBeNull();
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'support@stellwerk.example' })).toHaveAttribute(
      'href',
      'mailto:support@stellwerk.example',
    );
    await expectContents(canvas);
  },
};

export const Telefon: Story = { args: { at: '/datenschutz' }, globals: { viewport: { value: 'mobile1' } } };

export const Dunkel: Story = { args: { at: '/datenschutz' }, globals: { theme: 'dark' } };
