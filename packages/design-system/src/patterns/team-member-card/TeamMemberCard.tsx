import {
  PLACEHOLDERS,
  safeHref,
  teamRoleLabels,
  canInvite,
  memberName,
  memberState,
  memberStateLabels,
  type MemberState,
  type TeamMember,
} from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import { CircleCheck, ExternalLink, Hourglass, KeyRound, Pencil, Send, Trash2, UserRoundPen, type LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Avatar } from '../../components/avatar';
import { Badge } from '../../components/badge';
import { Button, IconButton } from '../../components/button';
import { Icon } from '../../components/icon';
import { VisuallyHidden } from '../../components/visually-hidden';
import { companyDe } from '../i18n/company.de';
import { AddressText } from '../shared/OutsideLink';

const labels = companyDe.member;
const stateIcon = { account: CircleCheck, pending: Hourglass, manual: UserRoundPen } as const satisfies Record<MemberState, LucideIcon>;
const stateTone = { account: 'sw:text-signal', pending: 'sw:text-amber', manual: 'sw:text-ink-3' } as const satisfies Record<
  MemberState,
  string
>;

export interface TeamMemberCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The member. */
  member: TeamMember;
  /** Level of the name's heading. @default 3 */
  level?: 2 | 3;
  /** Opens the form; without it there is no such button. */
  onEdit?: () => void;
  /** Deletes after a confirmation; never offered for the owner (CT17). */
  onDelete?: () => void;
  /**
   * Invites after a confirmation; offered only for members without account and invitation (CT10).
   */
  onInvite?: () => void;
}

/**
 * A member of the team: picture of 60 px or its placeholder (CT16), name, position, email, status,
 * and actions (CT01, CT07 to CT10).
 * @example
 * <TeamMemberCard member={member} onEdit={edit} onDelete={remove} onInvite={invite} />
 */
export function TeamMemberCard({ member, level = 3, onEdit, onDelete, onInvite, className, ...rest }: TeamMemberCardProps) {
  const Heading = `h${level}` as const;
  const name = memberName(member);
  const state = memberState(member);
  const linkedin = safeHref(member.linkedin);
  return (
    <article
      className={cx(
        'sw:grid sw:h-full sw:grid-cols-[60px_minmax(0,1fr)] sw:grid-rows-[1fr_auto] sw:gap-x-4 sw:gap-y-3 sw:rounded-2 sw:border sw:border-line sw:bg-surface sw:p-4 sw:text-sm',
        className,
      )}
      {...rest}
    >
      <Avatar name={name} src={member.avatarUrl} placeholder={PLACEHOLDERS.avatar} size={60} />
      <div className="sw:min-w-0">
        <Heading className="sw:text-base sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">{name}</Heading>
        {member.position && <p className="sw:text-ink-2 sw:hyphens-auto sw:wrap-anywhere">{member.position}</p>}
        {member.email && (
          <p>
            <a href={`mailto:${member.email}`} className="sw:inline-block sw:py-0.5 sw:underline-quiet sw:wrap-anywhere">
              <AddressText>{member.email}</AddressText>
            </a>
          </p>
        )}
        {linkedin && (
          <p>
            <a href={linkedin} target="_blank" rel="noopener noreferrer" className="sw:inline-flex sw:items-center sw:gap-1.5 sw:py-0.5">
              <span className="sw:underline-quiet">{labels.linkedin}</span>
              <Icon as={ExternalLink} size={14} />
              <VisuallyHidden>{`${labels.linkedinOf(name)} ${companyDe.newTab}`}</VisuallyHidden>
            </a>
          </p>
        )}
      </div>
      <div className="sw:col-span-2 sw:flex sw:min-h-9 sw:flex-wrap sw:items-center sw:justify-between sw:gap-2 sw:border-t sw:border-line sw:pt-3">
        <p className="sw:flex sw:flex-wrap sw:items-center sw:gap-2 sw:font-medium">
          <span className="sw:inline-flex sw:items-center sw:gap-1.5">
            <Icon as={stateIcon[state]} size={16} className={stateTone[state]} />
            {memberStateLabels[state]}
          </span>
          {member.role !== 'MEMBER' && <Badge icon={member.owner ? KeyRound : undefined}>{teamRoleLabels[member.role]}</Badge>}
        </p>
        <div className="sw:ms-auto sw:-me-2 sw:flex sw:items-center sw:not-empty:min-h-10">
          {onInvite && canInvite(member) && (
            <Button size="sm" aria-label={`${labels.invite}${labels.of(name)}`} onClick={onInvite}>
              <Icon as={Send} size={16} />
              <span>{labels.invite}</span>
            </Button>
          )}
          {onEdit && <IconButton icon={Pencil} label={labels.edit(name)} onClick={onEdit} />}
          {onDelete && !member.owner && <IconButton icon={Trash2} label={labels.delete(name)} onClick={onDelete} />}
        </div>
      </div>
    </article>
  );
}
