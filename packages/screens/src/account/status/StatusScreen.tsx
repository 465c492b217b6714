import { LinkButton, Loaded, type Loadable, type LoadFailure } from '@stellwerk/design-system';
import { generalMessages, statusOf, type Application } from '@stellwerk/domain';
import { useEffect, useRef } from 'react';
import { statusTexts as texts } from '../../i18n/status.de';
import { paths } from '../../paths';
import { ApplicationDetail, applicationSkeleton, type ApplicationDetailProps } from '../application';
import { PlainActions, type PlainWays } from './PlainActions';

export interface StatusScreenProps extends Required<Pick<ApplicationDetailProps, 'withdraw' | 'data'>> {
  /** The application; the call fails with 404 for an unknown or a used link. */
  readonly application: Loadable<Application>;
  /** Whether it was just deleted on this page. @default false */
  readonly erased?: boolean;
  /** URLs of the actions without JavaScript. */
  readonly plain: PlainWays;
}

const toJobs = <LinkButton href={paths.jobs()}>{texts.jobs}</LinkButton>;

function failureOf(error: unknown): LoadFailure {
  const pageTitle = texts.title;
  if (statusOf(error) === 404) return { pageTitle, title: texts.gone, children: texts.goneText, final: true, actions: toJobs };
  return { pageTitle, title: texts.loadFailed, children: generalMessages.retryLater };
}

/**
 * Says that the data are deleted; it takes the focus, because the clicked button has disappeared.
 */
function Erased() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="sw:grid sw:max-w-prose sw:justify-items-start sw:gap-4">
      <h1 ref={title} tabIndex={-1} className="sw:text-3xl">
        {texts.erased}
      </h1>
      <p className="sw:text-ink-2">{texts.erasedText}</p>
      {toJobs}
    </div>
  );
}

/**
 * The page of a mailed link without an account (O72): the submitted application, its status, and
 * the actions.
 */
export function StatusScreen({ application, erased = false, plain, ...actions }: StatusScreenProps) {
  if (erased) return <Erased />;
  return (
    <>
      {application.state === 'loading' && <h1 className="sw:sr-only">{texts.title}</h1>}
      <Loaded value={application} skeleton={applicationSkeleton} failure={failureOf}>
        {(loaded) => (
          <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-8">
            <ApplicationDetail {...actions} application={loaded} />
            <PlainActions {...plain} application={loaded} />
            <p className="sw:max-w-prose sw:border-t sw:border-line sw:pt-6 sw:text-sm sw:text-ink-2">{texts.intro}</p>
          </div>
        )}
      </Loaded>
    </>
  );
}
