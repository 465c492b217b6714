import { TextLink } from '@stellwerk/design-system';
import { TeamMemberForm } from '@stellwerk/forms/team-member-form';
import { ArrowLeft } from 'lucide-react';
import { teamWords } from '../../../i18n/company/team.de';
import { inWords } from '../shared/in-words';
import type { TeamActions } from './TeamDialogs';

const words = teamWords;

export interface CreateMemberScreenProps extends Pick<TeamActions, 'onCreate'> {
  readonly teamHref: string;
  readonly onCancel: () => void;
}

/** The page of a new member: the form of the dialog (CT05, CT29, A63). */
export function CreateMemberScreen({ teamHref, onCreate, onCancel }: CreateMemberScreenProps) {
  return (
    <div className="sw:max-w-160">
      <TextLink href={teamHref} icon={ArrowLeft}>
        {words.back}
      </TextLink>
      <h1 className="sw:mt-4 sw:text-2xl">{words.createTitle}</h1>
      <p className="sw:mb-6 sw:text-ink-2">{words.createText}</p>
      <TeamMemberForm mode="create" onSubmit={(...args) => inWords(onCreate(...args), () => words.createFailed)} onCancel={onCancel} />
    </div>
  );
}
