import { Banner, TextLink } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import { hasRight, type TeamRole } from '@stellwerk/domain';
import { TeamMemberForm } from '@stellwerk/forms/team-member-form';
import { ArrowLeft } from 'lucide-react';
import { teamTexts } from '../../i18n/company/team.de';
import { createFailure } from './failures';
import type { TeamCalls } from './calls';

const texts = teamTexts;

export interface CreateMemberScreenProps {
  readonly create: TeamCalls['create'];
  readonly teamHref: string;
  /**
   * Role of the person in the company: without the permission a note says who can manage the team
   * (O89).
   */
  readonly teamRole: TeamRole | null;
  readonly onCancel: () => void;
}

/** The page of a new member, with the same form as the dialog (CT05, CT29, A63). */
export function CreateMemberScreen({ teamHref, teamRole, create, onCancel }: CreateMemberScreenProps) {
  const { submit } = useAction(create, { failure: createFailure, failureIn: 'screen' });
  return (
    <div className="sw:max-w-160">
      <TextLink href={teamHref} icon={ArrowLeft}>
        {texts.back}
      </TextLink>
      <h1 className="sw:mt-4 sw:text-2xl">{texts.createTitle}</h1>
      {hasRight(teamRole, 'manageTeam') ? (
        <>
          <p className="sw:mb-6 sw:text-ink-2">{texts.createText}</p>
          <TeamMemberForm mode="create" onSubmit={submit} onCancel={onCancel} />
        </>
      ) : (
        <Banner className="sw:mt-4">
          <p>{texts.createForbidden}</p>
        </Banner>
      )}
    </div>
  );
}
