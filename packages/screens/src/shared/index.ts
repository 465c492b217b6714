export { loadOnce, type LazyPart } from './load-once';
export { WhenLoaded, type WhenLoadedProps } from './WhenLoaded';
export { writeLater, type LateWriter } from './write-later';
