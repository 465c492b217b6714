import { useState } from 'react';
import { currentPerson, useHydrated, usePerson } from '../../../data/session';

export interface FormOwner {
  /** The account that is logged in, '' for a visitor. */
  readonly owner: string;
  /** Another one for each person who was here before: a form of theirs begins anew. */
  readonly round: number;
}

/** Whose words stand in the form: a visitor who logs in goes on with them, and nobody sees those of another account (decision 0083). */
export function useOwner(): FormOwner {
  const hydrated = useHydrated();
  const person = usePerson();
  const [whose, setWhose] = useState<FormOwner>(() => ({ owner: currentPerson(), round: 0 }));
  if (hydrated && person !== whose.owner) setWhose({ owner: person, round: whose.owner === '' ? whose.round : whose.round + 1 });
  return whose;
}
