export * from './codes';
export * from './labels.de';
export * from './read';
export * from './showcase';
export * from './slug';
