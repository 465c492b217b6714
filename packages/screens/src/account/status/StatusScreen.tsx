import { LinkButton, Loaded, type Loadable, type LoadFailure } from '@stellwerk/design-system';
import { generalMessages, statusOf, type Application } from '@stellwerk/domain';
import { useEffect, useRef } from 'react';
import { statusTexts as texts } from '../../i18n/status.de';
import { paths } from '../../paths';
import { ApplicationDetail, applicationSkeleton, type ApplicationDetailProps } from '../application';
import { PlainActions, type PlainWays } from './PlainActions';

export interface StatusScreenProps extends Required<Pick<ApplicationDetailProps, 'onWithdraw' | 'data'>> {
  /** Failed with the status 404 for an unknown and a used-up link. */
  readonly application: Loadable<Application>;
  /** Whether it has just been erased here. @default false */
  readonly erased?: boolean;
  /** Where the ways out lead where no script runs. */
  readonly plain: PlainWays;
}

const toJobs = <LinkButton href={paths.jobs()}>{texts.jobs}</LinkButton>;

function failureOf(error: unknown): LoadFailure {
  const pageTitle = texts.title;
  if (statusOf(error) === 404) return { pageTitle, title: texts.gone, children: texts.goneText, final: true, actions: toJobs };
  return { pageTitle, title: texts.loadFailed, children: generalMessages.retryLater };
}

/** Says that nothing is left; the focus goes there, because what was pressed is gone. */
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

/** The page that a mailed link opens without an account (O72): what was sent, where it stands, and the ways out. */
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
