import { useState } from 'react';
import { currentPerson, useHydrated, usePerson } from '../../../data/session';

export interface FormOwner {
  /** The logged-in account, '' for a visitor. */
  readonly owner: string;
  /** Changes with each person, which resets the form. */
  readonly round: number;
}

/** Owner of the form's text: a visitor who logs in continues, and no account sees the text of another one (decision 0083). */
export function useOwner(): FormOwner {
  const hydrated = useHydrated();
  const person = usePerson();
  const [whose, setWhose] = useState<FormOwner>(() => ({ owner: currentPerson(), round: 0 }));
  if (hydrated && person !== whose.owner) setWhose({ owner: person, round: whose.owner === '' ? whose.round : whose.round + 1 });
  return whose;
}
