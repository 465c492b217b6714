import { countOf, formatCount } from '@stellwerk/domain';
import { Link } from 'react-router-dom';
import { startWords } from '../../../i18n/start.de';
import { jobsWords } from '../../../i18n/jobs.de';
import { paths } from '../../../paths';

export interface PlaceCount {
  readonly place: string;
  /** Null where only a part of the postings was counted. */
  readonly count: number | null;
}

const ROW = 44;

/** Where the open postings are, drawn as the tracks of a junction; each place is a link to its list. */
export function PlaceBoard({ places, total }: { readonly places: readonly PlaceCount[]; readonly total: number }) {
  const height = places.length * ROW;
  const end = height - ROW / 2;
  return (
    <section aria-labelledby="orte" className="sw-place-board">
      <h2 id="orte" className="sw:mb-1 sw:text-base sw:font-semibold">
        {startWords.byPlace(countOf(total, jobsWords.one, jobsWords.many))}
      </h2>
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
              <Link to={paths.jobs({ location: place })}>
                <span>{place}</span>
                {count !== null && <span className="sw:text-ink-3">{formatCount(count)}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
