import type { Id } from '../../ids';
import { asObject, firstText, listIn, toDate } from '../../wire/loose';
import { ALERT_RHYTHMS, type AlertRhythm } from './codes';

/** New jobs by mail (O93). */
export interface JobAlert {
  readonly id: Id<'job-alert'>;
  readonly rhythm: AlertRhythm;
  /** The query of the list, each name with its values; values of one name are alternatives. */
  readonly query: Readonly<Record<string, readonly string[]>>;
  /** ISO. */
  readonly createdAt: string | null;
  /** Earliest time of the next mail, ISO; null when unknown. */
  readonly nextDigestAt: string | null;
}

const valuesOf = (value: unknown): readonly string[] =>
  [value]
    .flat()
    .map((one) => firstText(one))
    .filter((text) => text !== '');

function readJobAlert(value: unknown): JobAlert {
  const alert = asObject(value);
  return {
    id: firstText(alert.id),
    rhythm: ALERT_RHYTHMS.find((known) => known === alert.rhythm) ?? 'DAILY',
    query: Object.fromEntries(Object.entries(asObject(alert.query)).map(([name, values]) => [name, valuesOf(values)])),
    createdAt: toDate(alert.createdAt),
    nextDigestAt: toDate(alert.nextDigestAt),
  };
}

/** Reads the alerts of an account, bare or under `alerts`. */
export function readJobAlerts(answer: unknown): readonly JobAlert[] {
  return listIn(answer, 'alerts').map(readJobAlert);
}
