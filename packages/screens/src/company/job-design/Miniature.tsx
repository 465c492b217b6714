import { PartBoundary, Skeleton, useWidth, type RenderLink } from '@stellwerk/design-system';
import type { Job } from '@stellwerk/domain';
import { PreviewDesign } from '../job-editor/PreviewDesign';

/**
 * Width in px at which the page renders before it is scaled down: that of a desktop window, in
 * which nothing is hidden.
 */
const WIDTH = 1100;

export interface MiniatureProps {
  /** The job with the design to show. */
  readonly job: Job;
  readonly now: Date;
}

const deadLink: RenderLink = ({ className, children }) => <span className={className}>{children}</span>;

/**
 * A job page in one design, scaled to its container; nothing if the design cannot be loaded. It is
 * inert and hidden from assistive technology.
 */
export function Miniature({ job, now }: MiniatureProps) {
  const [frame, width] = useWidth<HTMLDivElement>(0);
  return (
    <div
      ref={frame}
      aria-hidden="true"
      data-excerpt=""
      inert
      className="sw:relative sw:overflow-clip sw:rounded-1 sw:border sw:border-line sw:bg-paper"
      style={{ aspectRatio: '4 / 3' }}
    >
      <PartBoundary waiting={<Skeleton height={200} />} renderFailed={() => null}>
        <div
          data-preview=""
          className="sw:absolute sw:top-0 sw:left-0 sw:origin-top-left"
          style={{ width: WIDTH, transform: `scale(${width / WIDTH})` }}
        >
          <PreviewDesign job={job} now={now} applyHref="#" companyHref="#" renderLink={deadLink} />
        </div>
      </PartBoundary>
    </div>
  );
}
