import { asList, asObject, firstText } from '../wire/loose';

/** What is known of the place of work besides the name of its town; '' where it is not. */
export interface JobAddress {
  /** 'DE', 'AT' or 'CH'. */
  readonly country: string;
  /** State or canton. */
  readonly region: string;
  readonly postalCode: string;
}

/** One of several towns in which a job may be done. */
export interface JobTown extends Partial<JobAddress> {
  readonly name: string;
}

/** Reads the towns of a job that is offered in several; undefined for every other one. */
export function readJobTowns(value: unknown): readonly JobTown[] | undefined {
  const towns = asList(value).map((town) => ({ name: firstText(asObject(town).name), ...readJobAddress(town) }));
  return towns.length === 0 ? undefined : towns;
}

/** Reads the address of a job; undefined where nothing is known. */
export function readJobAddress(value: unknown): JobAddress | undefined {
  const address = asObject(value);
  const [country, region, postalCode] = [firstText(address.country), firstText(address.region), firstText(address.postalCode)];
  return country === '' ? undefined : { country, region, postalCode };
}
