const STATES = {
  DE: {
    '01': 'Baden-Württemberg',
    '02': 'Bayern',
    '03': 'Bremen',
    '04': 'Hamburg',
    '05': 'Hessen',
    '06': 'Niedersachsen',
    '07': 'Nordrhein-Westfalen',
    '08': 'Rheinland-Pfalz',
    '09': 'Saarland',
    '10': 'Schleswig-Holstein',
    '11': 'Brandenburg',
    '12': 'Mecklenburg-Vorpommern',
    '13': 'Sachsen',
    '14': 'Sachsen-Anhalt',
    '15': 'Thüringen',
    '16': 'Berlin',
  },
  AT: {
    '01': 'Burgenland',
    '02': 'Kärnten',
    '03': 'Niederösterreich',
    '04': 'Oberösterreich',
    '05': 'Salzburg',
    '06': 'Steiermark',
    '07': 'Tirol',
    '08': 'Vorarlberg',
    '09': 'Wien',
  },
} as const satisfies Record<string, Record<string, string>>;

const stateOf = (states: Readonly<Record<string, string>>, code: string): string => states[code] ?? '';

/** The state or canton alone, as in a postal address: 'Bayern', 'Tirol', 'ZH'. */
export function stateName(country: string, code: string): string {
  if (country === 'CH') return code;
  return stateOf(country === 'AT' ? STATES.AT : STATES.DE, code);
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

/** The region of a place as text: 'Bayern', 'Tirol, Österreich', 'Kanton ZH, Schweiz'. Codes are those of GeoNames. */
export function regionNames(country: string, code: string): string {
  if (country === 'AT') return joined(stateOf(STATES.AT, code), 'Österreich');
  if (country === 'CH') return joined(code === '' ? '' : `Kanton ${code}`, 'Schweiz');
  return stateOf(STATES.DE, code);
}
