export { loadOnce, useLazyPart, type LazyPart } from './load-once';
