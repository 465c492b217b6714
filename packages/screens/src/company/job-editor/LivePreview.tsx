import { Button, Dialog, Icon, PartBoundary, Section, Skeleton, SkeletonRegion, type RenderLink } from '@stellwerk/design-system';
import { jobTemplateLabels, type Job } from '@stellwerk/domain';
import { Eye, Maximize2 } from 'lucide-react';
import { memo, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { jobEditorTexts } from '../../i18n/company/job-editor.de';
import { PreviewDesign } from './PreviewDesign';
import type { DraftStore } from './draft-store';
import { previewJob, type PreviewContext } from './preview-job';

const texts = jobEditorTexts;

export interface LivePreviewProps {
  readonly draft: DraftStore;
  readonly context: PreviewContext;
  readonly now: Date;
  /** Whether it has its own column: then a thumbnail is shown above the button. */
  readonly beside: boolean;
}

/** Disables navigation from a preview, because the form is not saved yet. */
const deadLink: RenderLink = ({ className, children }) => <span className={className}>{children}</span>;

interface PictureProps {
  readonly job: Job;
  readonly now: Date;
  /** Whether the design is inert. The message of a loading failure is not. @default false */
  readonly inert?: boolean;
}

const Picture = memo(function Picture({ job, now, inert }: PictureProps) {
  return (
    <PartBoundary
      of={job.template}
      waiting={
        <SkeletonRegion className="sw:grid sw:gap-4 sw:p-5">
          <Skeleton height={160} />
          <Skeleton height={240} />
        </SkeletonRegion>
      }
    >
      <div inert={inert}>
        <PreviewDesign job={job} now={now} applyHref="#" companyHref="#" renderLink={deadLink} />
      </div>
    </PartBoundary>
  );
});

/**
 * Preview of the job in its design, from the values of the form. It updates with low priority, so
 * that typing stays responsive. As a thumbnail beside the form; larger, and on narrow screens, in a
 * dialog that is accessible to everyone.
 */
export function LivePreview({ draft, context, now, beside }: LivePreviewProps) {
  const [large, setLarge] = useState(false);
  const latest = useSyncExternalStore(draft.subscribe, draft.get, () => undefined);
  const shown = useDeferredValue(latest);
  const job = useMemo(() => shown && previewJob(shown, context), [shown, context]);
  return (
    <Section
      ruled
      size="sm"
      title={texts.preview}
      actions={job && <p className="sw:text-sm sw:text-ink-2">{jobTemplateLabels[job.template]}</p>}
      className="sw:gap-3 sw:lg:sticky sw:lg:top-6"
    >
      {beside && (
        <>
          <div
            role="group"
            aria-label={texts.previewPicture}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container whose content is not focusable
            tabIndex={0}
            className="sw:max-h-[70vh] sw:overflow-y-auto sw:rounded-2 sw:border sw:border-line sw:bg-paper"
          >
            <div data-preview="">{job && <Picture inert job={job} now={now} />}</div>
          </div>
          <p className="sw:text-sm sw:text-ink-2">{texts.previewHint}</p>
        </>
      )}
      <Button size="sm" className="sw:justify-self-start" onClick={() => setLarge(true)}>
        <Icon as={beside ? Maximize2 : Eye} size={16} />
        <span>{beside ? texts.previewLarge : texts.previewOpen}</span>
      </Button>
      <Dialog open={large} onOpenChange={setLarge} title={texts.preview} size="lg">
        <div className="sw:overflow-clip sw:border sw:border-line sw:rounded-2">{job && <Picture job={job} now={now} />}</div>
      </Dialog>
    </Section>
  );
}
