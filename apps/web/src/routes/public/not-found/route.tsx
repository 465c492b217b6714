import { EmptyState, LinkButton } from '@stellwerk/design-system';
import { de } from '../../../i18n/de';
import { paths } from '../../../paths';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';

/** German 404 page (O60). */
export default function NotFoundRoute() {
  usePageHead({ title: de.notFound.title, noindex: true, status: 404 });
  return (
    <PublicShell>
      <h1 className="sw:mb-6 sw:text-3xl">{de.notFound.title}</h1>
      <EmptyState
        title={de.notFound.text}
        actions={
          <>
            <LinkButton variant="primary" href={paths.jobs()}>
              {de.notFound.jobs}
            </LinkButton>
            <LinkButton href={paths.start()}>{de.notFound.start}</LinkButton>
          </>
        }
      />
    </PublicShell>
  );
}
