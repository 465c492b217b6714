export * from './codes';
export * from './field-list.de';
export * from './labels.de';
export * from './read';
export * from './showcase';
export * from './slug';
