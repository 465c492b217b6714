import { Button, Dialog, Icon, Skeleton, SkeletonRegion, type RenderLink } from '@stellwerk/design-system';
import { jobTemplateLabels, type Job } from '@stellwerk/domain';
import { Eye, Maximize2 } from 'lucide-react';
import { memo, Suspense, useDeferredValue, useId, useMemo, useState, useSyncExternalStore } from 'react';
import { jobEditorWords } from '../../../i18n/company/job-editor.de';
import { PostingDesign } from './PostingDesign';
import type { DraftStore } from './draft-store';
import { previewJob, type PreviewContext } from './preview-job';

const words = jobEditorWords;

export interface LivePreviewProps {
  readonly draft: DraftStore;
  readonly context: PreviewContext;
  readonly now: Date;
}

/** Nothing in a preview leads anywhere: the form is not saved yet. */
const deadLink: RenderLink = ({ className, children }) => <span className={className}>{children}</span>;

const Picture = memo(function Picture({ job, now }: { readonly job: Job; readonly now: Date }) {
  return (
    <Suspense
      fallback={
        <SkeletonRegion className="sw:grid sw:gap-4 sw:p-5">
          <Skeleton height={160} />
          <Skeleton height={240} />
        </SkeletonRegion>
      }
    >
      <PostingDesign job={job} now={now} applyHref="#" companyHref="#" renderLink={deadLink} />
    </Suspense>
  );
});

/**
 * The posting as it would look, in its design, from what stands in the form. It follows with low priority, so that typing stays
 * fluent. From 1100 px beside the form, as a picture; larger, and on narrow screens, in a dialog, where it can be read by everybody.
 */
export function LivePreview({ draft, context, now }: LivePreviewProps) {
  const id = useId();
  const [large, setLarge] = useState(false);
  const latest = useSyncExternalStore(draft.subscribe, draft.get, () => undefined);
  const shown = useDeferredValue(latest);
  const job = useMemo(() => shown && previewJob(shown, context), [shown, context]);
  return (
    <section aria-labelledby={id} className="sw:grid sw:content-start sw:gap-3 sw:lg:sticky sw:lg:top-6">
      <div className="sw:flex sw:flex-wrap sw:items-baseline sw:justify-between sw:gap-x-4 sw:gap-y-2 sw:border-t sw:border-rule sw:pt-4">
        <h2 id={id} className="sw:text-lg">
          {words.preview}
        </h2>
        {job && <p className="sw:text-sm sw:text-ink-2">{jobTemplateLabels[job.template]}</p>}
      </div>
      <div
        role="group"
        aria-label={words.previewPicture}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and its content cannot take the focus
        tabIndex={0}
        className="sw:hidden sw:max-h-[70vh] sw:overflow-y-auto sw:border sw:border-line sw:rounded-2 sw:bg-paper sw:lg:block"
      >
        <div inert data-preview="">
          {job && <Picture job={job} now={now} />}
        </div>
      </div>
      <p className="sw:hidden sw:text-sm sw:text-ink-2 sw:lg:block">{words.previewHint}</p>
      <Button size="sm" className="sw:justify-self-start" onClick={() => setLarge(true)}>
        <Icon as={Eye} size={16} className="sw:lg:hidden" />
        <span className="sw:lg:hidden">{words.previewOpen}</span>
        <Icon as={Maximize2} size={16} className="sw:hidden sw:lg:block" />
        <span className="sw:hidden sw:lg:block">{words.previewLarge}</span>
      </Button>
      <Dialog open={large} onOpenChange={setLarge} title={words.preview} size="lg">
        <div className="sw:overflow-clip sw:border sw:border-line sw:rounded-2">{job && <Picture job={job} now={now} />}</div>
      </Dialog>
    </section>
  );
}
