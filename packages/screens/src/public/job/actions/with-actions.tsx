import type { JobTemplateProps } from '@stellwerk/job-templates';
import type { ComponentType } from 'react';
import { JobActions, type JobActionsProps } from './JobActions';
import { JobTools } from './JobTools';

export interface DesignProps extends JobTemplateProps {
  /** A visitor's actions on the job. @default only applying */
  readonly visitor?: JobActionsProps | undefined;
}

/**
 * A design with a visitor's actions on the job; both load in one script, at the first interaction.
 */
export function withActions(Template: ComponentType<JobTemplateProps>): ComponentType<DesignProps> {
  return function Design({ visitor, ...props }) {
    return <Template {...props} tools={visitor && <JobTools {...visitor} />} actions={visitor && <JobActions {...visitor} />} />;
  };
}
