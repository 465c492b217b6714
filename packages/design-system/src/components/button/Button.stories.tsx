import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2, X } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../icon';
import { Button } from './Button';
import { IconButton } from './IconButton';

const meta = {
  title: 'Bausteine/Schaltfläche',
  component: Button,
  args: { children: 'Bewerbung absenden', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primär: Story = {
  args: { variant: 'primary' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Bewerbung absenden' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};

export const Alle: Story = {
  render: (args) => (
    <div className="sw:grid sw:gap-6">
      {(['md', 'sm'] as const).map((size) => (
        <div key={size} className="sw:flex sw:flex-wrap sw:items-center sw:gap-3">
          <Button {...args} size={size} variant="primary">
            Weiter
          </Button>
          <Button {...args} size={size}>
            Konto erstellen
          </Button>
          <Button {...args} size={size} variant="quiet">
            Abbrechen
          </Button>
          <Button {...args} size={size} variant="danger">
            <Icon as={Trash2} />
            Löschen
          </Button>
          <IconButton label="Schließen" icon={X} size={size} />
        </div>
      ))}
      <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-3">
        <Button disabled variant="primary">
          Weiter
        </Button>
        <Button disabled>Konto erstellen</Button>
        <Button disabled variant="quiet">
          Abbrechen
        </Button>
      </div>
    </div>
  ),
};

export const Dunkel: Story = { ...Alle, globals: { theme: 'dark' } };

export const Lädt: Story = {
  args: { variant: 'primary', loading: true, loadingLabel: 'Wird übermittelt...', type: 'submit' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        throw new Error('Ein Formular darf beim Laden nicht noch einmal abgesendet werden.');
      }}
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Wird übermittelt...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.focus();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const NurSymbol: Story = {
  render: (args) => (
    <div className="sw:flex sw:gap-3">
      <IconButton label="Filter entfernen" icon={X} onClick={args.onClick} />
      {(['md', 'sm'] as const).flatMap((size) =>
        (['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
          <IconButton key={`${size} ${variant}`} label={`${variant} ${size}`} icon={Trash2} size={size} variant={variant} />
        )),
      )}
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Filter entfernen' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    for (const square of within(canvasElement).getAllByRole('button')) {
      const { width, height } = square.getBoundingClientRect();
      const side = square.getAttribute('aria-label')?.endsWith('md') ? 48 : 40;
      await expect([width, height]).toEqual([side, side]);
    }
  },
};
