export { Loaded, type LoadedProps, type LoadFailure } from './Loaded';
export { dataOf, loadable, mapLoadable, reloadValue, type Loadable } from './loadable';
