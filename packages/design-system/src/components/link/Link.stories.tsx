import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect } from 'storybook/test';
import { LinkButton } from './LinkButton';
import { LinkProvider } from './renderLink';
import { TextLink } from './TextLink';

const meta = {
  title: 'Bausteine/Verweis',
  component: TextLink,
  args: { href: '#stellen', children: 'Alle Stellenanzeigen' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ImText: Story = {
  render: (args) => (
    <p className="sw:max-w-prose">
      Ich akzeptiere die <TextLink {...args}>Allgemeinen Geschäftsbedingungen</TextLink> und habe die Hinweise gelesen.
    </p>
  ),
};

export const MitSymbol: Story = {
  args: { icon: ArrowRight },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Alle Stellenanzeigen' });
    await expect(link).toHaveAttribute('href', '#stellen');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

export const AlsSchaltfläche: Story = {
  render: (args) => (
    <div className="sw:flex sw:flex-wrap sw:gap-3">
      <LinkButton {...args} variant="primary">
        Jetzt bewerben
      </LinkButton>
      <LinkButton {...args} size="sm">
        Konto erstellen
      </LinkButton>
    </div>
  ),
};

export const MitEigenemRouter: Story = {
  render: (args) => (
    <LinkProvider
      render={({ children, ...props }) => (
        <a {...props} data-router="provider">
          {children}
        </a>
      )}
    >
      <div className="sw:grid sw:gap-3">
        <TextLink {...args}>Vom Rahmen</TextLink>
        <LinkButton
          {...args}
          renderLink={({ children, ...props }) => (
            <a {...props} data-router="own">
              {children}
            </a>
          )}
        >
          Eigener
        </LinkButton>
      </div>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Vom Rahmen' })).toHaveAttribute('data-router', 'provider');
    await expect(canvas.getByRole('link', { name: 'Eigener' })).toHaveAttribute('data-router', 'own');
  },
};
