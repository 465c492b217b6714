import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck, UserRound } from 'lucide-react';
import { guide } from '@stellwerk/testing/guidance';
import { forcedColors, narrow } from '@stellwerk/testing/stories';
import { Badge } from './Badge';

const meta = {
  title: 'Bausteine/Plakette',
  component: Badge,
  args: { children: 'Aktiv' },
  parameters: guide({
    when: ['Ein kurzes Merkmal an einem Eintrag: „Aktiv“, „Entwurf“, „Empfohlen von …“.'],
    whenNot: [
      'Für den Stand einer Bewerbung: `StatusMark`, das auch den Fortschritt zeigt.',
      'Für etwas zum Drücken: `FilterChips` oder `Button`.',
    ],
    accessibility: [
      'Das Wort trägt die Bedeutung, Farbe und Symbol betonen sie nur.',
      'Der Kontrast jeder Tönung erreicht 4,5 : 1 in beiden Farbschemata.',
    ],
    keyboard: [],
  }),
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alle: Story = {
  render: () => (
    <div className="sw:flex sw:flex-wrap sw:gap-2">
      <Badge>Entwurf</Badge>
      <Badge tone="signal" icon={BadgeCheck}>
        Aktiv
      </Badge>
      <Badge tone="info" icon={UserRound}>
        Empfohlen von Jana Petersen
      </Badge>
      <Badge tone="amber">Einladung ausstehend</Badge>
      <Badge tone="stop">Inaktiv</Badge>
    </div>
  ),
};
export const Dunkel: Story = { ...Alle, globals: { theme: 'dark' } };
export const LangeWorte: Story = {
  name: 'Lange Worte',
  args: { children: 'Empfohlen von Maximilian von Hohenfels-Schreckenstein, Rechtsschutzversicherungsgesellschaften' },
};
export const Telefon: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };
