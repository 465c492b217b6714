import { asList, asObject, firstText } from '../wire/loose';

/** Known parts of the place of work besides the name of its town; '' if unknown. */
export interface JobAddress {
  /** 'DE', 'AT' or 'CH'. */
  readonly country: string;
  /** State or canton. */
  readonly region: string;
  readonly postalCode: string;
}

/** One of several possible towns of a job. */
export interface JobTown extends Partial<JobAddress> {
  readonly name: string;
}

/** Reads the towns of a job that is offered in several; undefined for other jobs. */
export function readJobTowns(value: unknown): readonly JobTown[] | undefined {
  const towns = asList(value).map((town) => ({ name: firstText(asObject(town).name), ...readJobAddress(town) }));
  return towns.length === 0 ? undefined : towns;
}

/** Reads the address of a job; undefined if unknown. */
export function readJobAddress(value: unknown): JobAddress | undefined {
  const address = asObject(value);
  const [country, region, postalCode] = [firstText(address.country), firstText(address.region), firstText(address.postalCode)];
  return country === '' ? undefined : { country, region, postalCode };
}
