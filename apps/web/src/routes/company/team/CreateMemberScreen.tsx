import { TextLink } from '@stellwerk/design-system';
import { TeamMemberForm, type TeamMemberFormProps } from '@stellwerk/forms/team-member-form';
import { ArrowLeft } from 'lucide-react';
import { teamWords } from '../../../i18n/company/team.de';

const words = teamWords;

export interface CreateMemberScreenProps {
  readonly teamHref: string;
  readonly onSubmit: TeamMemberFormProps['onSubmit'];
  readonly onCancel: () => void;
}

/** The page of a new member: the form of the dialog (CT05, A63). */
export function CreateMemberScreen({ teamHref, onSubmit, onCancel }: CreateMemberScreenProps) {
  return (
    <div className="sw:max-w-160">
      <TextLink href={teamHref} icon={ArrowLeft}>
        {words.back}
      </TextLink>
      <h1 className="sw:mt-4 sw:text-2xl">{words.createTitle}</h1>
      <p className="sw:mb-6 sw:text-ink-2">{words.createText}</p>
      <TeamMemberForm mode="create" onSubmit={onSubmit} onCancel={onCancel} />
    </div>
  );
}
