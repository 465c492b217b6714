export * from './application-form';
export * from './auth';
