import { lazyPart } from '@stellwerk/design-system';
import type { AdminTab } from '@stellwerk/screens/admin';
import type { ComponentType } from 'react';

/** Modules of the administration's views; a view without an entry is not offered. */
export const views: Readonly<Partial<Record<AdminTab, ComponentType>>> = {
  overview: lazyPart(() => import('./overview')),
  companies: lazyPart(() => import('./companies')),
  registrations: lazyPart(() => import('./registrations')),
  subscribers: lazyPart(() => import('./subscribers')),
  payouts: lazyPart(() => import('./payouts')),
  messages: lazyPart(() => import('./messages')),
  reports: lazyPart(() => import('./reports')),
  outbox: lazyPart(() => import('./outbox')),
};
