import { EmptyState, LinkButton } from '@stellwerk/design-system';
import { paths } from '../paths';

export interface NothingYetProps {
  readonly title: string;
  /** What will be here, and how it comes. */
  readonly text: string;
  /** Label of the way to the jobs. */
  readonly jobs: string;
}

/** An empty list of the own area: everything in it begins with a job. */
export function NothingYet({ title, text, jobs }: NothingYetProps) {
  return (
    <EmptyState
      level={3}
      title={title}
      actions={
        <LinkButton variant="primary" href={paths.jobs()}>
          {jobs}
        </LinkButton>
      }
    >
      {text}
    </EmptyState>
  );
}
