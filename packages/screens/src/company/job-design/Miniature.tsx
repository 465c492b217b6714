import { PartBoundary, Skeleton, useWidth, type RenderLink } from '@stellwerk/design-system';
import type { Job } from '@stellwerk/domain';
import { PreviewDesign } from '../job-editor/PreviewDesign';

/** Width in px at which the page is drawn before it is made small: that of a window beside which nothing is left out. */
const WIDTH = 1100;

export interface MiniatureProps {
  /** The job in the design that is shown. */
  readonly job: Job;
  readonly now: Date;
}

const deadLink: RenderLink = ({ className, children }) => <span className={className}>{children}</span>;

/** The page of a job in one design, as small as its place, and nothing where the design cannot be loaded. Nothing in it can be used or read out. */
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
