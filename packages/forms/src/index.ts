export * from './application-form';
export * from './auth';
export * from './newsletter-form';
export * from './profile-form';
