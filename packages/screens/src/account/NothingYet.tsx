import { EmptyState, LinkButton } from '@stellwerk/design-system';
import { paths } from '../paths';

export interface NothingYetProps {
  readonly title: string;
  /** Future content of the list, and how to get it. */
  readonly text: string;
  /** Label of the link to the jobs. */
  readonly jobs: string;
}

/** An empty list of the account area, with a link to the jobs. */
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
