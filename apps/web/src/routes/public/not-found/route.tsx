import { EmptyState, LinkButton } from '@stellwerk/design-system';
import { notFoundWords } from '../../../i18n/not-found.de';
import { paths } from '../../../paths';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';

/** German 404 page (O60). */
export default function NotFoundRoute() {
  usePageHead({ title: notFoundWords.title, noindex: true, status: 404 });
  return (
    <PublicShell>
      <h1 className="sw:mb-6 sw:text-3xl">{notFoundWords.title}</h1>
      <EmptyState
        title={notFoundWords.text}
        actions={
          <>
            <LinkButton variant="primary" href={paths.jobs()}>
              {notFoundWords.jobs}
            </LinkButton>
            <LinkButton href={paths.start()}>{notFoundWords.start}</LinkButton>
          </>
        }
      />
    </PublicShell>
  );
}
