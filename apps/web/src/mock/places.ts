import { DEFAULT_RADIUS, jobListMessages, listPlace } from '@stellwerk/domain';
import { CallError, type InputOf } from '@stellwerk/domain/endpoints';
import type { DemoJob } from '@stellwerk/domain/fixtures';
import { handlers } from './call';

type Query = InputOf<'listJobs', 'query'>;

/** Where the sample data is: name, state, degrees of latitude and longitude. */
const PLACES: readonly (readonly [name: string, region: string, latitude: number, longitude: number])[] = [
  ['Berlin', 'Berlin', 52.524, 13.411],
  ['Bremen', 'Bremen', 53.076, 8.807],
  ['Dortmund', 'Nordrhein-Westfalen', 51.515, 7.466],
  ['Erfurt', 'Thüringen', 50.979, 11.033],
  ['Fulda', 'Hessen', 50.552, 9.675],
  ['Göttingen', 'Niedersachsen', 51.534, 9.932],
  ['Hamburg', 'Hamburg', 53.551, 9.993],
  ['Hamm', 'Nordrhein-Westfalen', 51.68, 7.821],
  ['Kassel', 'Hessen', 51.317, 9.5],
  ['Köln', 'Nordrhein-Westfalen', 50.933, 6.95],
  ['Leipzig', 'Sachsen', 51.34, 12.371],
  ['Lingen (Ems)', 'Niedersachsen', 52.521, 7.318],
  ['Northeim', 'Niedersachsen', 51.707, 10],
  ['Oldenburg', 'Niedersachsen', 53.141, 8.215],
  ['Westerstede', 'Niedersachsen', 53.257, 7.927],
];

const placeOf = (text: string) => PLACES.find(([name]) => name.toLowerCase() === text.trim().toLowerCase());
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const half = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;

function kilometres(job: DemoJob, [, , latitude, longitude]: (typeof PLACES)[number]): number | null {
  const place = placeOf(listPlace(job));
  if (place === undefined) return null;
  const [, , north, east] = place;
  const share = half(north - latitude) + Math.cos(radians(latitude)) * Math.cos(radians(north)) * half(east - longitude);
  return 2 * 6371 * Math.asin(Math.sqrt(share));
}

/** The circle that a query asks for; null without one. @throws CallError 'invalid' for an unknown place */
export function circleOf({ near = '', radius = DEFAULT_RADIUS, remote }: Query) {
  if (near === '') return null;
  const place = placeOf(near);
  if (place === undefined) {
    const message = jobListMessages.unknownPlace(near, null);
    throw new CallError('invalid', message, { fields: [{ name: 'near', message }] });
  }
  const distance = (job: DemoJob): number | null => kilometres(job, place);
  return {
    near: { name: place[0], region: place[1], radius },
    distance,
    holds: (job: DemoJob): boolean =>
      job.workingModel === 'Remote' ? remote !== 'exclude' : (distance(job) ?? Number.POSITIVE_INFINITY) <= radius,
  };
}

/** Places for the search near one (O94). */
export const placeHandlers = handlers({
  findPlaces: ({ query }) => ({
    places: PLACES.filter(([name]) => name.toLowerCase().startsWith(query.search.trim().toLowerCase())).map(([name, region]) => ({
      name,
      region,
    })),
  }),
});
