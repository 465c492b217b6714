import { NextPage } from '@stellwerk/screens/shell';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** Browsers without the Navigation API show nothing until the page is loaded. */
function onNavigation(changed: () => void): () => void {
  if (!('navigation' in window)) return () => undefined;
  navigation.addEventListener('currententrychange', changed);
  return () => navigation.removeEventListener('currententrychange', changed);
}

const pageOf = ({ origin, pathname, search }: Pick<URL, 'origin' | 'pathname' | 'search'>): string => origin + pathname + search;

const askedFor = (): string => pageOf(window.location);

/** The browser's URL changes with the click, the router's with the page: in between the next page's scripts are loaded. */
export function PageOnItsWay() {
  const asked = useSyncExternalStore(onNavigation, askedFor, () => undefined);
  const { pathname, search } = useLocation();
  return asked !== undefined && asked !== pageOf(new URL(window.location.origin + pathname + search)) && <NextPage />;
}
