import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck, UserRound } from 'lucide-react';
import { Badge } from './Badge';

const meta = { title: 'Bausteine/Plakette', component: Badge, args: { children: 'Aktiv' } } satisfies Meta<typeof Badge>;
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
