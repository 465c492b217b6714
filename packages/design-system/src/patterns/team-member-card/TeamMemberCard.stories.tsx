import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { storyMember as member } from './story-data';
import { TeamMemberCard } from './TeamMemberCard';

const meta = {
  title: 'Muster/Teammitglied',
  component: TeamMemberCard,
  parameters: guide({
    when: ['Im Raster des Teams: wer dazugehört, wie die Person dazusteht und was die Verwaltung tun darf.'],
    whenNot: [
      'Für eine Einladung an eine Adresse ohne Eintrag: `InvitationTable`.',
      'Für Ansprechpersonen in einer Stellenanzeige: dort zeichnet das Design die Gesichter.',
    ],
    accessibility: [
      'Jede Schaltfläche nennt die Person („Ruprecht Steinhauer bearbeiten“).',
      'Zustand und Rolle sind Zeichen und Wort.',
      'Ohne Recht fehlt die Schaltfläche ganz; der Inhaber hat kein „Löschen“ (CT17).',
      'Fehlt das Bild, steht der Platzhalter in 60 × 60 px.',
    ],
    keyboard: [
      ['Tab', 'Mail, LinkedIn, Einladen, Bearbeiten, Löschen'],
      ['Eingabe, Leertaste', 'drückt'],
    ],
  }),
  args: { member, onEdit: fn(), onDelete: fn(), onInvite: fn() },
  decorators: [(Story) => <div className="sw:max-w-[384px]">{Story()}</div>],
} satisfies Meta<typeof TeamMemberCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ManuellAngelegt: Story = {
  parameters: { spec: ['CT01', 'CT09', 'CT10', 'CT16'] },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText('Manuell angelegt')).toBeVisible();
    const picture = canvasElement.querySelector('img');
    await expect(picture).toHaveAttribute('src', '/images/avatar-placeholder.png');
    const { width, height } = picture?.getBoundingClientRect() ?? { width: 0, height: 0 };
    await expect([width, height]).toEqual([60, 60]);
    await userEvent.click(canvas.getByRole('button', { name: 'Einladen: Ruprecht Steinhauer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ruprecht Steinhauer bearbeiten' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ruprecht Steinhauer löschen' }));
    for (const call of [args.onInvite, args.onEdit, args.onDelete]) await expect(call).toHaveBeenCalledOnce();
  },
};

export const EinladungAusstehend: Story = {
  parameters: { spec: ['CT08', 'CT10'] },
  args: { member: { ...member, status: 'PENDING', invitationSent: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Einladung ausstehend')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Einladen/ })).toBeNull();
  },
};

export const AktivesKonto: Story = {
  parameters: { spec: ['CT07', 'CT10'] },
  args: { member: { ...member, hasAccount: true, role: 'RECRUITER', linkedin: 'https://www.linkedin.example/in/steinhauer' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aktives Konto')).toBeVisible();
    await expect(canvas.getByText('Recruiter')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Einladen/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /LinkedIn-Profil/ })).toHaveAttribute('target', '_blank');
  },
};

export const Inhaber: Story = {
  parameters: { spec: ['CT17'] },
  args: { member: { ...member, hasAccount: true, owner: true, role: 'OWNER' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inhaber')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /löschen/ })).toBeNull();
  },
};

export const NurLesen: Story = {
  args: { onEdit: undefined, onDelete: undefined, onInvite: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LangeWörter: Story = {
  decorators: [(Story) => <div className="sw:max-w-[288px]">{Story()}</div>],
  args: {
    member: {
      ...member,
      firstName: 'Maximilian-Alexander',
      lastName: 'von Hohenfels-Schreckenstein',
      position: 'Abteilungsleiter Rechtsschutzversicherungsgesellschaften',
      email: 'maximilian-alexander.von-hohenfels-schreckenstein@weserbund.example',
    },
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const DefektesBild: Story = {
  parameters: { spec: ['MD06'] },
  args: { member: { ...member, avatarUrl: '/images/gibt-es-nicht.png' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/images/avatar-placeholder.png'));
  },
};

export const Tastatur: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onInvite).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
