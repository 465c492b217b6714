import type { JobTemplateProps } from '@stellwerk/job-templates';
import type { ComponentType } from 'react';
import { JobActions, type JobActionsProps } from './JobActions';
import { JobTools } from './JobTools';

export interface DesignProps extends JobTemplateProps {
  /** What a visitor can do with the posting. @default nothing but apply */
  readonly visitor?: JobActionsProps | undefined;
}

/** A design with what a visitor can do with the posting; both come with one script, at the first interaction. */
export function withActions(Template: ComponentType<JobTemplateProps>): ComponentType<DesignProps> {
  return function Design({ visitor, ...props }) {
    return <Template {...props} tools={visitor && <JobTools {...visitor} />} actions={visitor && <JobActions {...visitor} />} />;
  };
}
