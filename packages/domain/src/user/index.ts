export * from './codes';
export * from './labels.de';
export * from './candidate';
export * from './profile-fields';
export * from './read';
