import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2, X } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { Icon } from '../icon';
import { Button } from './Button';
import { IconButton } from './IconButton';

const meta = {
  title: 'Bausteine/Schaltfläche',
  component: Button,
  args: { children: 'Bewerbung absenden', onClick: fn() },
  parameters: guide({
    when: [
      'Etwas tun: absenden, speichern, öffnen, löschen.',
      '`primary` höchstens einmal je Ansicht: der eine Schritt nach vorn. `danger` nur für das, was zerstört.',
    ],
    whenNot: [
      'Zu einer anderen Adresse führen: `LinkButton` oder `TextLink`.',
      'Ohne Wort, nur mit Symbol: `IconButton`.',
      'Etwas ein- und ausschalten: `Switch`.',
    ],
    accessibility: [
      'Die Worte nennen die Handlung („Bewerbung absenden“, nicht „OK“).',
      'Beim Laden bleibt der Fokus, `aria-busy` sagt es an, weitere Drücke wirken nicht.',
      'Lieber drücken lassen und den Fehler nennen als sperren: gesperrte Schaltflächen erklären sich nicht.',
    ],
    keyboard: [
      ['Tab', 'zur Schaltfläche'],
      ['Eingabe, Leertaste', 'drückt sie'],
    ],
  }),
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

export const Gesperrt: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Bewerbung absenden' });
    await expect(button).toBeDisabled();
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const GeradeNicht: Story = {
  args: { blocked: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Bewerbung absenden' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
export const LangeWorte: Story = {
  ...narrow,
  name: 'Lange Worte, 320 px',
  args: { variant: 'primary', children: 'Rechtsschutzversicherungsgesellschaft als Arbeitgeberin bestätigen' },
};
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered };
export const ErzwungeneFarben: Story = { ...forcedColors };
