import { DEFAULT_RADIUS, jobListMessages } from '@stellwerk/domain';
import { CallError, type InputOf } from '@stellwerk/domain/endpoints';
import { sql, type RawBuilder } from 'kysely';
import { BY_VALUE } from '../../platform/db/named-statements.ts';
import type { Place } from '../../platform/places/data.ts';
import { findPlace, nearestName } from '../../platform/places/gazetteer.ts';

type SearchQuery = InputOf<'searchJobs', 'query'>;

/** Kilometres of one degree of latitude. */
const DEGREE = 111.195;

export interface Near {
  readonly place: Place;
  /** Kilometres. */
  readonly radius: number;
}

/**
 * The place of a search by distance; null for none (O94).
 * @throws CallError 'invalid' at the field for an unknown place
 */
export function nearOf({ near = '', radius = DEFAULT_RADIUS }: SearchQuery): Near | null {
  if (near === '') return null;
  const place = findPlace(near);
  if (place !== null) return { place, radius };
  const suggestion = nearestName(near);
  const message = jobListMessages.unknownPlace(near, suggestion);
  throw new CallError('invalid', message, { fields: [{ name: 'near', message, ...(suggestion !== null && { suggestion }) }] });
}

/** Kilometres from a place to a job on the great circle; null where the job's location is unknown. */
export function distanceFrom(near: Near | null): RawBuilder<number | null> {
  if (near === null) return sql`null::float8`;
  const { latitude, longitude } = near.place;
  return sql`${2 * 6371}::float8 * asin(least(1, sqrt(
    power(sind((j.latitude - ${latitude}::float8) / 2), 2)
    + cosd(${latitude}::float8) * cosd(j.latitude) * power(sind((j.longitude - ${longitude}::float8) / 2), 2))))`;
}

/**
 * Jobs within the radius, and remote ones unless they are excluded. An index selects the box, the rows in it are compared with the circle.
 */
export function nearFilter(query: SearchQuery): RawBuilder<boolean> {
  const near = nearOf(query);
  const isRemote = sql<boolean>`j.working_model = 'Remote'`;
  if (query.remote === 'exclude' && near === null) return sql`${isRemote} is not true`;
  if (near === null) return sql`true`;
  const { latitude, longitude } = near.place;
  const high = near.radius / DEGREE;
  const wide = high / Math.cos((latitude * Math.PI) / 180);
  const within = sql<boolean>`${BY_VALUE} j.latitude between ${latitude - high}::float8 and ${latitude + high}::float8
    and j.longitude between ${longitude - wide}::float8 and ${longitude + wide}::float8
    and ${distanceFrom(near)} <= ${near.radius}::float8`;
  return query.remote === 'exclude' ? sql`(${within} and ${isRemote} is not true)` : sql`((${within}) or ${isRemote})`;
}
