import { Section, useRenderLink } from '@stellwerk/design-system';
import { countOf, formatCount } from '@stellwerk/domain';
import { startTexts } from '../../i18n/start.de';
import { jobsTexts } from '../../i18n/jobs.de';
import { paths } from '../../paths';

export interface PlaceCount {
  readonly place: string;
  /** Null where only a part of the jobs was counted. */
  readonly count: number | null;
}

const ROW = 44;

/** Where the open jobs are, drawn as the tracks of a junction; each place is a link to its list. */
export function PlaceBoard({ places, total }: { readonly places: readonly PlaceCount[]; readonly total: number }) {
  const renderLink = useRenderLink();
  const height = places.length * ROW;
  const end = height - ROW / 2;
  return (
    <Section title={startTexts.byPlace(countOf(total, jobsTexts.one, jobsTexts.many))} size="sm" className="sw-place-board sw:gap-1">
      <div className="sw-place-tracks">
        <svg viewBox={`0 0 150 ${height}`} width="150" height={height} fill="none" aria-hidden="true">
          {places.map(({ place }, index) => {
            const y = index * ROW + ROW / 2;
            return (
              <path key={place} d={`M0 ${end}h20L${20 + (end - y) * 0.5} ${y}H138`} className={index === 0 ? 'sw-track-set' : 'sw-track'} />
            );
          })}
          {places.map(({ place }, index) => (
            <circle key={place} cx="142" cy={index * ROW + ROW / 2} r="5" className={index === 0 ? 'sw-node-set' : 'sw-node'} />
          ))}
        </svg>
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
