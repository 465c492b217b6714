import { Section, Skeleton, useRenderLink } from '@stellwerk/design-system';
import { countOf, formatCount } from '@stellwerk/domain';
import { startTexts } from '../../i18n/start.de';
import { jobsTexts } from '../../i18n/jobs.de';
import { paths } from '../../paths';

export interface PlaceCount {
  readonly place: string;
  /** Null if only a part of the jobs was counted. */
  readonly count: number | null;
}

/** Equal to the height of the search button, at whose centre the last track starts. */
const ROW = 48;
/** Rows of the board; it keeps its height while loading. */
export const BOARD_ROWS = 6;
/**
 * Ends of the tracks, in pixels from the left; the first 40 are between the button and the board.
 */
const END = 308;

/** The track to a row: along the stem, up at 45 degrees, and on to its end. */
function trackTo(row: number, last: number): string {
  const rise = (last - row) * ROW;
  const right = END - 8;
  return `M0 ${last * ROW + ROW / 2}H${right - last * ROW}l${rise} ${-rise}H${right}`;
}

/** On a phone the tracks share one stem. */
const stemTo = (row: number): string => `M20 0V${row * ROW + ROW / 2 - 16}l16 16H44`;

interface TracksProps {
  readonly rows: readonly number[];
  readonly width: number;
  readonly pathOf: (row: number) => string;
  readonly className: string;
}

/** The tracks, the active one above the others. */
function Tracks({ rows, width, pathOf, className }: TracksProps) {
  const height = rows.length * ROW;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} fill="none" aria-hidden="true" className={className}>
      {rows.map((row) => (
        <path key={row} d={pathOf(row)} className={row === 0 ? 'sw-track-set' : 'sw-track'} />
      ))}
      {rows.map((row) => (
        <circle key={row} cx={width - 7} cy={row * ROW + ROW / 2} r="5" className={row === 0 ? 'sw-node-set' : 'sw-node'} />
      ))}
    </svg>
  );
}

/**
 * Locations of the open jobs, rendered as the tracks of a junction; each location links to its
 * list. The active route leads to the first location and is above the others.
 */
export function PlaceBoard({ places, total }: { readonly places: readonly PlaceCount[]; readonly total: number }) {
  const renderLink = useRenderLink();
  const last = places.length - 1;
  const rows = places.map((_, row) => row).toReversed();
  return (
    <Section title={startTexts.byPlace(countOf(total, jobsTexts.one, jobsTexts.many))} size="sm" className="sw-place-board sw:gap-1">
      <div className="sw-place-tracks">
        <Tracks rows={rows} width={END} pathOf={(row) => trackTo(row, last)} className="sw:flex-none sw:max-sm:hidden sw:lg:-ms-10" />
        <Tracks rows={rows} width={56} pathOf={stemTo} className="sw:flex-none sw:sm:hidden" />
        <ul>
          {places.map(({ place, count }) => (
            <li key={place} style={{ blockSize: ROW }}>
              {renderLink({
                href: paths.jobs({ location: place }),
                children: (
                  <>
                    <span>{place}</span>
                    {count !== null && <span className="sw:text-ink-3">{formatCount(count)}</span>}
                  </>
                ),
              })}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

const EMPTY_ROWS = Array.from({ length: BOARD_ROWS }, (_, row) => BOARD_ROWS - 1 - row);

/** The tracks without locations; none of them is active. Hidden on phones. */
export function EmptyBoard() {
  return (
    <div className="sw-place-board sw-no-places sw:max-lg:hidden">
      <Tracks rows={EMPTY_ROWS} width={END} pathOf={(row) => trackTo(row, BOARD_ROWS - 1)} className="sw:-ms-10" />
    </div>
  );
}

/** Placeholder of the board while loading, equally high. */
export function PlaceBoardSkeleton() {
  return (
    <div aria-hidden="true" className="sw-place-board sw-no-places sw:grid sw:gap-1">
      <Skeleton width={220} height={24} />
      <div className="sw-place-tracks">
        <Tracks
          rows={EMPTY_ROWS}
          width={END}
          pathOf={(row) => trackTo(row, BOARD_ROWS - 1)}
          className="sw:flex-none sw:max-sm:hidden sw:lg:-ms-10"
        />
        <div className="sw:flex-1">
          {EMPTY_ROWS.map((row) => (
            <div key={row} className="sw:flex sw:items-center sw:ps-2" style={{ blockSize: ROW }}>
              <Skeleton width="100%" height={20} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
