import { useEffect, useState, type RefObject } from 'react';
import type { FieldErrors } from '../shared/field-errors';
import type { ApplicationValues } from './values';

type Check = (values: ApplicationValues) => FieldErrors;

let loaded: Check | undefined;

/**
 * Loads the validation rules with their schema library; a failed download is retried at the next
 * call.
 */
export async function loadCheck(): Promise<Check> {
  loaded ??= (await import('./schema')).applicationErrors;
  return loaded;
}

/**
 * The validation rules of the form. They load when the person enters it, so that mere visitors do
 * not download them.
 * @returns undefined until they are loaded
 */
export function useLazyCheck(form: RefObject<HTMLFormElement | null>): Check | undefined {
  const [check, setCheck] = useState<Check | undefined>(() => loaded);
  useEffect(() => {
    const element = form.current;
    if (check !== undefined || element === null) return undefined;
    const enter = (): void => void loadCheck().then((rules) => setCheck(() => rules));
    element.addEventListener('focusin', enter, { once: true });
    return () => element.removeEventListener('focusin', enter);
  }, [check, form]);
  return check;
}
