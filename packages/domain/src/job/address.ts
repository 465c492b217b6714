import { asObject, firstText } from '../wire/loose';

/** What is known of the place of work besides the name of its town; '' where it is not. */
export interface JobAddress {
  /** 'DE', 'AT' or 'CH'. */
  readonly country: string;
  /** State or canton. */
  readonly region: string;
  readonly postalCode: string;
}

/** Reads the address of a job; undefined where nothing is known. */
export function readJobAddress(value: unknown): JobAddress | undefined {
  const address = asObject(value);
  const [country, region, postalCode] = [firstText(address.country), firstText(address.region), firstText(address.postalCode)];
  return country === '' ? undefined : { country, region, postalCode };
}
