import type { Id } from '@stellwerk/domain';
import {
  dataOf,
  Dialog,
  Loaded,
  Section,
  Skeleton,
  SkeletonRegion,
  Tabs,
  TextLink,
  type Loadable,
  type SectionProps,
} from '@stellwerk/design-system';
import { ApplicationHeader, BlindNote, ContactList, HistoryList, StatusStepper } from '@stellwerk/design-system/patterns';
import { applicationMessages, type Application, type ApplicationSummary } from '@stellwerk/domain';
import { FileUser } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { companyTexts } from '../../../i18n/company.de';
import { applicationPageTexts } from '../../../i18n/company/applications.de';
import { applicationFailure } from '../action-texts';
import { ApplicationDocuments } from '../documents/ApplicationDocuments';
import { CoverMessage, ReviewPanel, type ReviewPanelProps } from '../review/ReviewPanel';
import { UndoLine } from '../status/UndoLine';
import { StatusQuestions } from '../status/StatusQuestions';
import { useStatusChange, type StatusChange } from '../status/use-status-change';
import { areKeysOn, stackKey, type StackKey } from './stack-keys';
import { StackBar, type Stack } from './StackBar';

const texts = companyTexts.applications;

const PROFILE = 'profile';

const part = { level: 3, size: 'sm', className: 'sw:min-w-0 sw:content-start sw:gap-3' } as const satisfies Partial<SectionProps>;

export interface DetailDialogProps extends Omit<ReviewPanelProps, 'application'> {
  /**
   * The opened row, shown until its details are loaded; undefined while none is open, and for one
   * that the list does not show.
   */
  readonly summary: ApplicationSummary | undefined;
  /** Details, loaded when the row is opened; in the loading state while none is open. */
  readonly details: Loadable<Application>;
  /** The list to navigate. @default none */
  readonly stack?: Stack | undefined;
  /** URL of the application's full page. */
  readonly pageHref: (applicationId: Id<'application'>) => string;
  readonly onClose: () => void;
}

function Detail({
  application,
  calls,
  onStatus,
  tab,
  onTab,
  ...review
}: Omit<DetailDialogProps, 'summary' | 'details' | 'stack' | 'pageHref' | 'onClose'> & {
  readonly application: Application;
  /** Rejects on failure of the change. */
  readonly onStatus: StatusChange['change'];
  readonly tab: string;
  readonly onTab: (tab: string) => void;
}) {
  return (
    <>
      <div>
        <StatusStepper
          data-part="status"
          status={application.status}
          history={application.history}
          receivedAt={application.createdAt}
          askRejection={false}
          // A toast shows the failure; the stepper stays unchanged.
          onChoose={(choice) => onStatus(application, choice)}
        />
        <UndoLine application={application} calls={calls} className="sw:mt-6" />
      </div>
      <Tabs
        label={texts.detailTabs}
        value={tab}
        onChange={onTab}
        items={[
          {
            value: PROFILE,
            label: texts.profile,
            content: (
              <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-8 sw:md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
                <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:content-start sw:gap-6">
                  <Section {...part} title={applicationPageTexts.message}>
                    <CoverMessage message={application.message} />
                  </Section>
                  <Section {...part} title={applicationPageTexts.contactTitle}>
                    {application.blind ? (
                      <BlindNote status={application.status} onShow={() => onStatus(application, 'in_progress')} />
                    ) : (
                      <ContactList application={application} />
                    )}
                  </Section>
                </div>
                {/* On wide screens at the left, where no toast covers the buttons. */}
                <Section {...part} title={applicationPageTexts.review} className={`${part.className} sw:md:-order-1`}>
                  <ReviewPanel application={application} calls={calls} {...review} />
                </Section>
              </div>
            ),
          },
          {
            value: 'documents',
            label: texts.documents,
            count: application.documents.length,
            content: <ApplicationDocuments application={application} calls={calls} />,
          },
          { value: 'history', label: texts.history, content: <HistoryList history={application.history} audience="company" /> },
        ]}
      />
    </>
  );
}

const skeleton = (
  <SkeletonRegion className="sw:grid sw:gap-6">
    <Skeleton height={72} />
    <Skeleton height={240} />
  </SkeletonRegion>
);

/** Moves the focus into a part of the details. */
function focusPart(within: Element | null, part: 'status' | 'notes'): void {
  const found = within?.querySelector(`[data-part=${part}]`);
  // A person who is already typing keeps the focus.
  const field = found?.querySelector('textarea');
  const button = found?.querySelector<HTMLElement>('[aria-current=step]') ?? found?.querySelector('button');
  if (field) field.focus();
  else if (part === 'notes') button?.click();
  else button?.focus();
}

/** The details of an application above the list, with navigation to the others (CA52 to CA60). */
export function DetailDialog({ summary, details, stack, pageHref, onClose, ...actions }: DetailDialogProps) {
  const { change, questions } = useStatusChange(actions.calls, applicationMessages.statusFailed);
  const content = useRef<HTMLDivElement>(null);
  const [help, setHelp] = useState(false);
  const [tab, setTab] = useState(PROFILE);
  const present = dataOf(details) ?? summary;
  const open = present !== undefined || details.state === 'failed';
  // The last one stays visible while the dialog fades out.
  const [last, setLast] = useState({ shown: present, details, stack });
  if (open && (present !== last.shown || details.state !== last.details.state || stack !== last.stack))
    setLast({ shown: present, details, stack });
  const { shown } = last;
  const doKey = {
    next: () => stack?.onNext?.(),
    previous: () => stack?.onPrevious?.(),
    status: () => focusPart(content.current, 'status'),
    note: () => {
      flushSync(() => setTab(PROFILE));
      focusPart(content.current, 'notes');
    },
    help: () => setHelp(!help),
  } as const satisfies Record<StackKey, () => void>;
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = stack === undefined || !areKeysOn() ? null : stackKey(event);
    if (key === null) return;
    event.preventDefault();
    doKey[key]();
  };
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => !next && onClose()}
        title={shown === undefined ? applicationPageTexts.data : texts.detailTitle(shown.name)}
        hideTitle
        size="lg"
        onKeyDown={onKeyDown}
      >
        {last.stack && <StackBar stack={last.stack} help={help} onHelp={doKey.help} />}
        <div ref={content} className="sw:grid sw:grid-cols-1 sw:gap-6">
          {shown !== undefined && (
            <div className="sw:pe-10 sw:hyphens-auto sw:wrap-anywhere">
              <ApplicationHeader application={shown} level={3} />
              <TextLink href={pageHref(shown.id)} icon={FileUser} className="sw:mt-2">
                {applicationPageTexts.openPage}
              </TextLink>
            </div>
          )}
          <Loaded value={open ? details : last.details} skeleton={skeleton} failure={applicationFailure}>
            {(application) => (
              <Detail {...actions} key={application.id} application={application} tab={tab} onTab={setTab} onStatus={change} />
            )}
          </Loaded>
        </div>
      </Dialog>
      <StatusQuestions {...questions} />
    </>
  );
}
