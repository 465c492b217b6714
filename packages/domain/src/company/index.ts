export * from './codes';
export * from './labels.de';
export * from './page';
export * from './read';
export * from './read-summary';
export * from './rights';
export * from './settings';
export * from './stats';
