import { mapLoadable } from '@stellwerk/design-system';
import { ApiError, readInvitations, readTeam, type Invitation, type TeamMember } from '@stellwerk/domain';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { ready } from '../../testing/story-values';
import { storyNow } from '../overview/story-data';
import { StoryPage } from '../shared/story-page';
import type { TeamCalls } from './calls';
import type { TeamDialog } from './dialogs';
import { TeamScreen } from './TeamScreen';
import { fixtures, invitationWire, memberWire } from '@stellwerk/domain/fixtures';

const own = ({ companyId }: { readonly companyId: number }): boolean => companyId === 1;

/** The team of the first demo company. For stories only. */
export const storyTeam: readonly TeamMember[] = readTeam(fixtures.members.filter(own).map(memberWire));

export const storyInvitations: readonly Invitation[] = readInvitations(fixtures.invitations.filter(own).map(invitationWire));

const arrives = () => Promise.resolve();

/** A server response with this status. Like this whole file, for stories only. */
export const http = (status: number, serverMessage = '') => new ApiError('http', 'x', { status, serverMessage });

/** A call that fails with this error. */
export const fails = (error: Error) => fn(() => Promise.reject(error));

export const memberCalled = (lastName: string) => {
  const found = storyTeam.find((member) => member.lastName === lastName);
  if (found === undefined) throw new Error('Das Team fehlt in den Beispieldaten.');
  return found;
};

/** Calls that succeed. @param other calls with another result */
export const teamCalls = (other: Partial<TeamCalls> = {}): TeamCalls => ({
  invite: fn(arrives),
  inviteMember: fn(arrives),
  resendInvitation: fn(arrives),
  deleteInvitation: fn(arrives),
  create: fn(arrives),
  update: fn(arrives),
  changeRole: fn(arrives),
  removeAvatar: fn(arrives),
  remove: fn(arrives),
  transfer: fn(arrives),
  ...other,
});

/** The team of the first demo company with its dialogs; deleted members disappear. */
export const teamStory = {
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { parameters }) => <StoryPage path={typeof parameters.path === 'string' ? parameters.path : undefined}>{Story()}</StoryPage>,
  ],
  args: {
    members: ready(storyTeam),
    invitations: storyInvitations,
    now: storyNow,
    teamRole: 'OWNER',
    createHref: '/company/1/team/create',
    dialog: undefined,
    onDialog: fn(),
    calls: teamCalls(),
  },
  render: function Page(args) {
    const [dialog, setDialog] = useState<TeamDialog | undefined>(args.dialog);
    const [members, setMembers] = useState(args.members);
    const [invitations, setInvitations] = useState(args.invitations);
    return (
      <TeamScreen
        {...args}
        members={members}
        invitations={invitations}
        dialog={dialog}
        onDialog={(next) => {
          args.onDialog(next);
          setDialog(next);
        }}
        calls={{
          ...args.calls,
          remove: async (member) => {
            await args.calls.remove(member);
            setMembers((known) => mapLoadable(known, (all) => all.filter(({ id }) => id !== member.id)));
          },
          deleteInvitation: async (invitation) => {
            await args.calls.deleteInvitation(invitation);
            setInvitations((known) => known.filter(({ id }) => id !== invitation.id));
          },
        }}
      />
    );
  },
} satisfies Omit<Meta<typeof TeamScreen>, 'title' | 'component'>;
