export * from './codes';
export * from './labels.de';
export * from './limits';
export * from './read';
