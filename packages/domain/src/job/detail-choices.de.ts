import type { DatedDetail } from './details';
import { contractLabels, IMMEDIATELY } from './details.de';

/** Input of the form for a detail that is a code or a day. */
interface DetailChoice {
  /** The answers by their codes. */
  readonly options: Readonly<Record<string, string>>;
  /** The answer that asks for a day. Unless it is a code of the detail, it needs the day. */
  readonly dayOption: string;
  /** Label of the day. */
  readonly dayLabel: string;
}

/** The choices of the form; a file of their own, because visitors need none of them. */
export const jobDetailChoices = {
  startsOn: { options: { immediately: IMMEDIATELY, day: 'Ab einem Datum' }, dayOption: 'day', dayLabel: 'Eintritt ab' },
  contract: { options: contractLabels, dayOption: 'temporary', dayLabel: 'Befristet bis' },
} as const satisfies Readonly<Record<DatedDetail, DetailChoice>>;
